import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own modules, but for the one that opens a PDF: it would bring pdf.js along. */
function isOwn(id: string): boolean {
  return /\/(web|schema)\/.*\.(tsx?|json)$/.test(id) && !id.includes("/open-pdf.");
}

/** What lies above a page, be it a toast or a dialog. */
const layerModules =
  /\/node_modules\/@radix-ui\/react-(collection|dismissable-layer|portal|presence|use-controllable-state|visually-hidden)\/|\/web\/ui\/dialog-stack\.ts$/;

/** What every dialog is made of, and the smallest of them. */
const dialogModules =
  /\/node_modules\/@radix-ui\/react-(alert-dialog|dialog)\/|\/web\/(features\/artworks\/record\/guarded-parts|ui\/(confirm-dialog|dialog)|app\/greeting-dialog|features\/(session\/(idle\/idle|log-out)|artworks\/calculator\/leaving\/unsaved)-dialog)\.tsx$/;

/** What opens beside a control. */
const menuModules =
  /\/node_modules\/@radix-ui\/react-(dropdown-menu|popper|tooltip)\/|\/web\/ui\/(menu|tooltip)\.tsx$/;

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const suggesting = new Map<string, boolean>();

/** Whether a module imports, at any depth, the library of the field that suggests what is being typed. */
function suggests(id: string, graph: Graph): boolean {
  const known = suggesting.get(id);
  if (known !== undefined) return known;
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const found =
    id.includes("/node_modules/downshift/") || imported.some((one) => suggests(one, graph));
  suggesting.set(id, found);
  return found;
}

/** Pages that open without such a field do without it, and what is made with it. */
function nameShared(id: string, graph: Graph): string {
  return suggests(id, graph) ? "shared-suggesting" : "shared";
}

function sharedTexts(locale: string): RegExp {
  return new RegExp(
    `/texts/(asking-prices|consignments|links|sales|work-documents)\\.${locale}\\.json`,
  );
}

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
            { name: "layers", test: layerModules, priority: 0.5 },
            { name: "dialogs", test: dialogModules },
            { name: "menus", test: menuModules },
            // The texts of what the lazy parts share, which all of them load: one file a language.
            { name: "shared.en-CA", test: sharedTexts("en-CA") },
            { name: "shared.fr-CA", test: sharedTexts("fr-CA") },
            // Small modules of several lazy parts, in two chunks: each chunk's name is a line of the first view.
            { name: nameShared, test: isOwn, minShareCount: 2, maxModuleSize: 4000 },
          ],
        },
      },
    },
  },
});
