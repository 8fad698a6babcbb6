import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups, filesWith } from "#scripts/build/chunks.ts";
import { compileWords } from "#scripts/build/compile-words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder("."),
  plugins: [react(), tailwindcss(), compileWords()],
  resolve: {
    alias: [
      // React has had this hook of its own since 18: wouter needs no copy of it.
      { find: /^use-sync-external-store\/shim.*/, replacement: "react" },
      // No query is an infinite one.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: folder("browser/absent-modules.ts"),
      },
      // libheif names them in code that runs in Node alone.
      { find: /^(fs|path|crypto)$/, replacement: folder("browser/absent-modules.ts") },
    ],
  },
  // A worker that can load a part of itself later: the decoder of HEIC. That of documents has words of its own.
  worker: {
    format: "es",
    plugins: () => [compileWords()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    outDir: folder("../dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // Every browser of the target but Safari before 17 preloads modules itself; there they load one after the other.
    // Without it no script has to precede the application's.
    modulePreload: { polyfill: false, resolveDependencies: filesWith },
    // A picture inlined as a data URL would need img-src data: for our own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: folder("index.html"),
        faces: folder("styles/faces.css"),
        "whole-pages": folder("styles/whole-pages.css"),
      },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
