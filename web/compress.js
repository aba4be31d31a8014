/**
 * Writes a brotli and a gzip file beside every file that gets smaller by both, so that the server compresses nothing:
 *
 *     node compress.js FOLDER
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const WORTH = 0.95; // of the size; fonts and pictures are compressed already

function compress(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith("."));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
  const [old, originals] = [true, false].map((is) => files.filter((file) => /\.(br|gz)$/.test(file) === is));
  old.forEach((file) => rmSync(file));
  for (const file of originals) {
    const content = readFileSync(file);
    const shorter = { ".br": brotliCompressSync(content), ".gz": gzipSync(content, { level: 9 }) };
    if (Object.values(shorter).some((one) => one.length >= WORTH * content.length)) continue;
    Object.entries(shorter).forEach(([ending, one]) => writeFileSync(file + ending, one));
  }
  entries.filter((entry) => entry.isDirectory()).forEach((entry) => compress(join(folder, entry.name)));
}

process.argv.slice(2).forEach(compress);
