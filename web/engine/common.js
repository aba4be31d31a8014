/** What the scripts of the engine share: errors, files, and the length of a tensor. */

/** What is wrong, and what would be right. */
export class EngineError extends Error {
  name = "EngineError";
}

/** An action that the rules refuse. */
export class IllegalAction extends EngineError {
  name = "IllegalAction";

  constructor(word, code, paragraph, possible) {
    super(`${word} is refused: ${code} (${paragraph}); ${possible}`);
    this.word = word;
    this.code = code;
    this.paragraph = paragraph;
  }
}

/** Whether something is the address of a file rather than its content. */
export function isAddress(file) {
  return typeof file === "string" || file instanceof URL;
}

/** The bytes of a file, from a server or, in Node, from a disk. */
export async function fetched(address) {
  if (String(address).startsWith("file:")) {
    const { readFile } = await import("node:fs/promises");
    return readFile(new URL(address));
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new EngineError(`${address} cannot be had: the server answers ${answer.status}`);
  return answer.arrayBuffer();
}

/** How many numbers a tensor of these parts has. */
export function lengthOf(parts) {
  const last = parts.at(-1);
  return last === undefined ? 0 : last.start + last.length;
}
