import { existsSync, readFileSync, readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const FOLDER = new URL("../../src/bauhof/server/static/", import.meta.url);
const MOST = 60_000; // bytes of JavaScript, compressed, at first load

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

it("loads at most 60 kB of JavaScript for the first screen", () => {
  const place = new URL(".vite/manifest.json", FOLDER);
  expect(existsSync(place), "build the client first: npm run build").toBe(true);
  const manifest = JSON.parse(readFileSync(place, "utf8")) as Record<string, Chunk>;
  const loaded = new Set<string>();
  const load = (key: string): void => {
    const chunk = manifest[key]!;
    if (loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    chunk.imports?.forEach(load);
  };
  Object.keys(manifest).filter((key) => manifest[key]!.isEntry).forEach(load);
  const size = (file: string) => gzipSync(readFileSync(new URL(file, FOLDER))).length;
  const words = Object.keys(manifest).filter((key) => key.includes("client.ftl")).map((key) => size(manifest[key]!.file));
  const sum = [...loaded].map(size).reduce((a, b) => a + b, Math.max(...words)); // of the languages one is loaded
  console.log(`JavaScript at first load: ${(sum / 1000).toFixed(1)} kB compressed, ${loaded.size + 1} files`);
  expect(sum).toBeLessThanOrEqual(MOST);
  expect(sum).toBeGreaterThan(5000);
});

it("lies compressed beside itself, for the server to send", () => {
  const files = readdirSync(new URL("assets/", FOLDER)).map((name) => `assets/${name}`).concat("index.html");
  const read = (file: string) => readFileSync(new URL(file, FOLDER));
  const texts = files.filter((file) => /\.(js|css|html)$/.test(file) && read(file).length > 1000);
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
  }
  expect(files.filter((file) => /woff2\.(br|gz)$/.test(file))).toEqual([]);
});
