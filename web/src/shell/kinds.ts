/** What the shell gives to a board. */
import type { Component } from "svelte";
import type { BoardProps, Choice } from "../games";
import type { Choice as Sent } from "../protocol";

export type { BoardProps, Choice } from "../games";

export type Board = Component<BoardProps>;

/** A choice as boards take it. */
export function choiceOf(sent: Sent): Choice {
  if (!sent.refusal) return { word: sent.word, text: sent.text, allowed: true };
  return { word: sent.word, text: sent.text, allowed: false, reason: sent.refusal, paragraph: sent.paragraph ?? "" };
}
