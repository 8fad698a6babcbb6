import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";
import { locales } from "#web/i18n/words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own modules, but for the one that opens a PDF: it would bring pdf.js along. */
function isOwn(id: string): boolean {
  return /\/(web|schema)\/.*\.(tsx?|json)$/.test(id) && !id.includes("/open-pdf.");
}

/** What lies above a page, be it a toast or a dialog. */
const layerModules =
  /\/node_modules\/@radix-ui\/react-(collection|dismissable-layer|focus-scope|id|portal|presence|use-controllable-state|visually-hidden)\//;

/** What every dialog is made of, and the smallest of them. */
const dialogModules =
  /\/node_modules\/@radix-ui\/react-(alert-dialog|dialog)\/|\/web\/(ui\/dialog-windows|app\/greeting-dialog|features\/(session\/(idle\/idle|log-out)|artworks\/calculator\/leaving\/unsaved)-dialog)\.tsx$/;

/** What is placed beside a control, and what explains one. */
const tooltipModules =
  /\/node_modules\/@radix-ui\/react-(popper|tooltip)\/|\/web\/ui\/tooltip\.tsx$/;

/** The lists of menus. */
const menuModules = /\/node_modules\/@radix-ui\/react-dropdown-menu\/|\/web\/ui\/menu-list\.tsx$/;

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * The small modules that several lazy parts share, in chunks: first what these pages need, each line beyond the lines before
 * it, then the rest. A chunk imports those before it alone, so no page loads what others need. Each chunk's name is a line of
 * the first view.
 */
const sharedPages = [
  ["gallery"],
  ["profile", "import"],
  ["work"],
  [
    ...["sales", "agenda", "people", "person", "rooms", "consignments", "consignment"],
    ...["price-list", "business"],
  ],
];
const sharedChunks = [
  ...sharedPages.map((pages, index) => {
    const name = `shared-${index + 1}`;
    const needed = new Set<string>();
    const add = (id: string, graph: Graph) => {
      if (needed.has(id)) return;
      needed.add(id);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, graph);
    };
    return (id: string, graph: Graph) => {
      for (const page of pages) add(folder(`app/workspace/${page}-page.tsx`), graph);
      return needed.has(id) ? name : null;
    };
  }),
  "shared",
].map((name) => ({ name, test: isOwn, minShareCount: 2, maxModuleSize: 8000 }));

/** Texts that are loaded together, one file a language: of a work's page, and of the pages that take money. */
const textChunks = Object.entries({
  works: "asking-prices|consignments|work-documents",
  books: "links|sales",
}).flatMap(([name, parts]) =>
  locales.map((locale) => ({
    name: `${name}.${locale}`,
    test: new RegExp(`/texts/(${parts})\\.${locale}\\.json`),
  })),
);

export default defineConfig({
  root: folder("."),
  plugins: [react(), tailwindcss(), compileWords()],
  resolve: {
    alias: [
      // React has had this hook of its own since 18: wouter needs no copy of it.
      { find: /^use-sync-external-store\/shim.*/, replacement: "react" },
      // libheif names them in code that runs in Node alone.
      { find: /^(fs|path|crypto)$/, replacement: folder("browser/absent-in-browsers.ts") },
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
    modulePreload: { polyfill: false },
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
            // Toasts are loaded first after the first view, so without the dialogs that share modules with them.
            {
              name: "openers",
              test: /\/web\/ui\/(dialog|dialog-foot|dialog-stack|menu|more-icons)\.tsx?$/,
              priority: 0.6,
            },
            { name: "layers", test: layerModules, priority: 0.5 },
            { name: "dialogs", test: dialogModules },
            { name: "tooltips", test: tooltipModules },
            { name: "menus", test: menuModules },
            // The rows of a long list that are in the window, without which the gallery would load all that is shared.
            { name: "rows", test: /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\// },
            ...sharedChunks,
            ...textChunks,
          ],
        },
      },
    },
  },
});
