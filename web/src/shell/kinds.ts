/** What the shell and a board say to one another. */
import type { Component } from "svelte";
import type { Choice as Sent, Told } from "../protocol";
import type { Language } from "./connection";

export interface Choice {
  word: string;
  text: string;
  allowed: boolean;
  reason?: string;
  paragraph?: string;
}

export interface BoardProps {
  view: any; // the game's own view, typed by its board
  names: string[];
  me: number | null;
  turn: number | null;
  choices: Choice[];
  events: Told[];
  language: Language;
  preview: string | null;
  onchoose: (word: string) => void;
  onrefused: (choice: Choice) => void;
  onpreview: (word: string | null) => void;
}

export type Board = Component<BoardProps>;

/** A choice as boards take it. */
export function choiceOf(sent: Sent): Choice {
  if (!sent.refusal) return { word: sent.word, text: sent.text, allowed: true };
  return { word: sent.word, text: sent.text, allowed: false, reason: sent.refusal, paragraph: sent.paragraph ?? "" };
}
