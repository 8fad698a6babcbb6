import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const smallModules = [
  /\/node_modules\/@radix-ui\/react-(direction|visually-hidden)\//,
  /\/web\/ui\/(checkbox|dialog-stack|more-icons|notice|page-heading|part-drawings|text-area-field|use-had-focus|visually-hidden)\.tsx?$/,
  /\/web\/features\/(profile\/(business\/use-tax-name|form-section)|subscription\/(term-choice|use-billing-portal|use-plan-words|use-status-words))\.tsx?$/,
  /\/web\/features\/artworks\/(calculator\/breakdown\/price-bar|gallery\/(use-artworks|use-works-change))\.tsx?$/,
  /\/web\/features\/artworks\/record\/(amount|stored-form|unsaved-parts|use-channel-name|use-prices|sale\/days-on-offer|status\/(refused-fields|status-fields|status-form))\.tsx?$/,
  /\/web\/features\/artworks\/(documents\/issued\/queries|gallery\/(gallery-heading|work-title))\.tsx?$/,
  /\/web\/(api\/(business|price-lists)|app\/workspace\/locked-gallery|browser\/(use-lock|use-page-restored|use-theme)|i18n\/countries)\.tsx?$/,
  /\/schema\/(asking-price|days|fold-text|hold|location|price-list\/(in-force|sizes)|record-paths|sales\/(paths|small-supplier))\.ts$/,
];

export default defineConfig({
  root: folder("."),
  plugins: [react(), tailwindcss(), compileWords()],
  // React has had this hook of its own since 18: wouter needs no copy of it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }] },
  // A worker that can load a part of itself later: the decoder of HEIC. That of documents has words of its own.
  worker: { format: "es", plugins: () => [compileWords()] },
  build: {
    outDir: folder("../dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // A picture inlined as a data URL would need img-src data: for our own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: folder("index.html"),
        faces: folder("styles/faces.css"),
        "whole-pages": folder("styles/whole-pages.css"),
      },
      // Three chunks for the first view instead of sixteen, which weigh 4 % more. Each group takes what its module imports.
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: "application", test: /\/web\/app\/main\.tsx$/, priority: 2 },
            { name: "calculator", test: /\/web\/app\/app-screen\.tsx$/, priority: 1 },
            // What several lazy parts share, in one chunk: each chunk's name is a line of the first view.
            { name: "shared", test: (id) => smallModules.some((modules) => modules.test(id)) },
          ],
        },
      },
    },
  },
});
