import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `bauhof serve` runs while one works on the client with `npm run dev`. */
const server = process.env["BAUHOF_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bauhof/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy takes fonts and scripts from files only
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } }, // nobody who plays need read what was slow
  },
  server: {
    fs: { allow: [".."] }, // the catalogues lie beside the server
    proxy: {
      // With its own address as origin, so that the server takes requests for those of its own pages.
      "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node", testTimeout: 120_000 }, // on a busy machine too
});
