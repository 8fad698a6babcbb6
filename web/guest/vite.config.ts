import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every kind of page is made of, and the button of most, with all that they import. */
const everyPage = /\/web\/(guest\/(main|wall|price-and-status|artist-contact)|ui\/button)\.tsx$/;

/** Vite's own would look for style sheets of what is imported: these pages have theirs from the start. */
const importAtOnce: Plugin = {
  name: "import-at-once",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/**
 * The pages of guests are a build of their own: what they share with the application would otherwise decide how its
 * first view is divided into chunks. Its files are named `guest-`, and fonts as the application's, which they equal.
 */
export default defineConfig({
  root: folder(".."),
  plugins: [react(), tailwindcss(), compileWords(), importAtOnce],
  worker: {
    format: "es",
    plugins: () => [compileWords()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    outDir: folder("../../dist/web"),
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2023",
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { page: folder("guest.html"), ended: folder("link-ended.html") },
      output: {
        entryFileNames: "assets/guest-[name]-[hash].js",
        chunkFileNames: "assets/guest-[name]-[hash].js",
        codeSplitting: {
          groups: [
            // Only what is sent to the Worker and comes back is checked by it.
            { name: "valibot", test: /\/node_modules\/valibot\// },
            { name: "page", test: everyPage },
          ],
        },
      },
    },
  },
});
