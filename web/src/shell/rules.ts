/** Reads the Markdown of our rules: headings, paragraphs with their numbers, tables; nothing is ever taken as HTML. */
import type { ExampleInfo } from "../protocol";

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; id: string; text: string }
  | { kind: "item"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "example"; example: ExampleInfo };

export type Span = { kind: "text" | "strong" | "code" | "paragraph"; text: string };

const NUMBER = /^([A-Z]\d+(?:\.\d+)?)\s+(.*)$/;

/** The blocks of a page. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let table: string[][] = [];
  const flush = () => {
    const [head, , ...rows] = table;
    if (head) found.push({ kind: "table", head, rows });
    table = [];
  };
  for (const line of markdown.split("\n")) {
    const text = line.trim();
    if (text.startsWith("|")) {
      table.push(text.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
      continue;
    }
    flush();
    const heading = /^(#{1,6})\s+(.*)$/.exec(text);
    if (heading) {
      const title = heading[2]!;
      found.push({ kind: "heading", level: heading[1]!.length, text: title, id: NUMBER.exec(title)?.[1] ?? "" });
    } else if (/^[-*]\s/.test(text)) found.push({ kind: "item", text: text.slice(2) });
    else if (text) {
      const numbered = NUMBER.exec(text);
      found.push({ kind: "paragraph", id: numbered?.[1] ?? "", text: numbered?.[2] ?? text });
    }
  }
  flush();
  return found;
}

/** The same with every worked example under the paragraph that it belongs to. */
export function withExamples(page: readonly Block[], examples: readonly ExampleInfo[]): Block[] {
  return page.flatMap((block): Block[] => {
    const own = block.kind === "paragraph" && block.id ? examples.filter((example) => example.paragraph === block.id) : [];
    return [block, ...own.map((example) => ({ kind: "example" as const, example }))];
  });
}

/** The parts of a line: strong words, code, and numbers of other paragraphs. */
export function spans(text: string): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]\d+(?:\.\d+)\b)/);
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      if (/^[A-Z]\d+\.\d+$/.test(part)) return { kind: "paragraph", text: part };
      return { kind: "text", text: part };
    });
}

/** Whether a block has these words, however they are typed: with a straight apostrophe, an ordinary space, small letters. */
export function says(block: Block, words: string): boolean {
  return asTyped(plain(block)).includes(asTyped(words.trim()));
}

const asTyped = (text: string) => text.normalize("NFKC").replace(/[’‘]/g, "'").replace(/[“”„«»]/g, '"').toLowerCase();

/** The text of a block, to search in. */
function plain(block: Block): string {
  if (block.kind === "example") return `${block.example.title} ${block.example.text}`;
  return block.kind === "table" ? [block.head, ...block.rows].flat().join(" ") : `${"id" in block ? block.id : ""} ${block.text}`;
}
