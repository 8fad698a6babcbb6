import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileWords } from "#scripts/build/compile-words.ts";
import { locales } from "#web/i18n/words.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own modules, but for the one that opens a PDF: it would bring pdf.js along. */
function isOwn(id: string): boolean {
  return (
    /\/(web|schema)\/.*\.(tsx?|json)$|\/node_modules\/use-intl\//.test(id) &&
    !id.includes("/open-pdf.")
  );
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

/** The pages beyond the first view (`web/app/workspace`), by what comes before `-page.tsx`. */
const pages = [
  ...["pricing", "gallery", "profile", "import", "work", "price-list", "business"],
  ...["sales", "agenda", "people", "person", "rooms", "consignments", "consignment"],
];

let pagesByModule: Map<string, Set<string>> | null = null;

type Needed = ReadonlySet<string>;

/** The pages that need a module to be shown. */
function pagesThatNeed(module: string, graph: Graph): Needed {
  pagesByModule ??= readPagesByModule(graph);
  return pagesByModule.get(module) ?? new Set();
}

function readPagesByModule(graph: Graph): Map<string, Set<string>> {
  const byModule = new Map<string, Set<string>>();
  const add = (module: string, page: string) => {
    const found = byModule.get(module) ?? new Set();
    if (found.has(page)) return;
    byModule.set(module, found.add(page));
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) add(imported, page);
  };
  for (const page of pages) add(folder(`app/workspace/${page}-page.tsx`), page);
  return byModule;
}

const isWithin = (needed: Needed, ...some: string[]) =>
  needed.size > 0 && needed.isSubsetOf(new Set(some));

/**
 * The small modules that pages share, in chunks by the pages that need them. What a module imports is needed by all of its
 * pages, so a chunk imports those before it in the order below, and no page loads what only others need.
 */
const chunksOfPages: readonly (readonly [string, (needed: Needed) => boolean])[] = [
  ["shared-1", (needed) => needed.has("gallery")],
  ["shared-2", (needed) => needed.size > 3],
  ["curves", (needed) => isWithin(needed, "work", "price-list")],
  ["settings", (needed) => isWithin(needed, "profile", "business")],
  ["people", (needed) => isWithin(needed, "people", "person", "rooms")],
  ["accounts", (needed) => isWithin(needed, "person", "consignments", "consignment")],
  ["shared-2", (needed) => needed.has("import")],
  ["works", (needed) => needed.has("work")],
  ["books", (needed) => needed.has("sales")],
  ["dealings", () => true],
];
const chunksInOrder = new Set([
  ...["shared-1", "shared-2", "works", "books", "dealings"],
  ...chunksOfPages.map(([name]) => name),
]);

/** Last, what one page shares with its dialogs, and what dialogs share. */
const ownChunks = [...pages.map((page) => `${page}-own`), "shared"];

function chunkOf(needed: Needed): string | undefined {
  if (needed.size > 1) return chunksOfPages.find(([, isOf]) => isOf(needed))?.[0];
  const [page] = needed;
  return page === undefined ? "shared" : `${page}-own`;
}

/** A group for each chunk, as a group takes what its modules import and is in no group before it. */
const sharedChunks = [...chunksInOrder, ...ownChunks].map((chunk) => ({
  name: (module: string, graph: Graph) =>
    chunkOf(pagesThatNeed(module, graph)) === chunk ? chunk : null,
  test: isOwn,
  minShareCount: chunksInOrder.has(chunk) ? 1 : 2,
  maxModuleSize: 8000,
}));

/** Of the main catalogue what only the account and the public pages say: another file than the rest of it. */
const accountTexts = locales.map((locale) => ({
  name: `account.${locale}`,
  test: new RegExp(`/texts/${locale}\\.json\\?account$`),
}));

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
    modulePreload: {
      polyfill: false,
      // Each name is a line of the first view: not of what every page has loaded, nor of what rare parts import.
      resolveDependencies: (file, dependencies) =>
        /\/(plan-chooser|checkout-return|past-due-notice|admin-feedback|routing-test)-/.test(file)
          ? [file]
          : dependencies.filter(
              (one) => !/\/(rolldown-runtime|react|application)-[\w-]{8}\./.test(one),
            ),
    },
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
            // With what the calculator shares with other pages, which load none of the rest of it.
            {
              name: (module: string, graph: Graph) => {
                if (/\/web\/app\/(main|app-screen)\.tsx$/.test(module)) return "application";
                const needed = pagesThatNeed(module, graph);
                return needed.has("pricing") && needed.size > 1 ? "application" : null;
              },
              priority: 2,
            },
            { name: "calculator", test: /\/web\/app\/workspace\/pricing-page\.tsx$/, priority: 1 },
            // Toasts are loaded first after the first view, so without the dialogs that share modules with them.
            {
              name: "openers",
              test: /\/web\/(ui\/(dialog|dialog-foot|dialog-stack|menu|more-icons|use-had-focus)|i18n\/parts)\.tsx?$/,
              priority: 0.6,
            },
            { name: "layers", test: layerModules, priority: 0.5 },
            { name: "dialogs", test: dialogModules },
            { name: "tooltips", test: tooltipModules },
            { name: "menus", test: menuModules },
            // The rows of a long list that are in the window, without which the gallery would load all that is shared.
            {
              name: "rows",
              test: /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\/|\/web\/ui\/use-rows-in-view\.ts$/,
            },
            ...sharedChunks,
            ...accountTexts,
          ],
        },
      },
    },
  },
});
