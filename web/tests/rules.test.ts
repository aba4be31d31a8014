import { describe, expect, it } from "vitest";
import { blocks, says } from "../src/shell/rules";

const [french, german] = blocks("**M1** L’usine de meubles\u202f: le café rapporte 1\u00a0pièce.\n\n**M2** Das „Café“ bringt Münzen.");

describe("searching the rules", () => {
  it("finds words as they are typed", () => {
    for (const words of ["l'usine", "meubles :", "1 pièce", "CAFÉ", " usine "]) expect(says(french!, words), words).toBe(true);
    expect(says(german!, '"café"')).toBe(true);
  });
  it("does not find what is not there", () => {
    expect(says(french!, "mine d'or")).toBe(false);
  });
});
