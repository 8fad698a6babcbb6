import { resolve } from "node:path";
import { locales } from "#web/i18n/words.ts";

/**
 * How the application is divided into files (decisions 017 and 094). A group takes what its modules import too, unless a
 * group of higher priority, or before it, has it.
 */

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The pages, or later parts, that need a module to be shown, by their names. */
type Needed = ReadonlySet<string>;

/** Those of `web/app/workspace`, by what comes before `-page.tsx`. */
const pages = [
  ...["pricing", "gallery", "profile", "import", "work", "price-list", "business"],
  ...["sales", "agenda", "people", "person", "rooms", "consignments", "consignment"],
];

/** What follows the first paint of a page, and what belongs to the account and to no page. */
const laterParts = {
  "work-sections": ["web/app/workspace/work-sections.tsx"],
  "price-list-sections": ["web/features/price-lists/lower-sections.tsx"],
  account: [
    "web/site/public-screens.tsx",
    "web/app/workspace/account-dialogs.tsx",
    "web/features/profile/profile-form.tsx",
    "web/features/subscription/checkout-return.ts",
    "web/features/subscription/chooser/plan-chooser.tsx",
  ],
};

const pagesThatNeed = neededBy(
  Object.fromEntries(pages.map((page) => [page, [`web/app/workspace/${page}-page.tsx`]])),
);
const laterPartsThatNeed = neededBy(laterParts);

/** Returns a function that names those whose files import a module, directly or not. */
function neededBy(filesByName: Readonly<Record<string, readonly string[]>>) {
  let byModule: Map<string, Set<string>> | null = null;
  return (module: string, graph: Graph): Needed => {
    byModule ??= readNames(filesByName, graph);
    return byModule.get(module) ?? new Set();
  };
}

function readNames(filesByName: Readonly<Record<string, readonly string[]>>, graph: Graph) {
  const byModule = new Map<string, Set<string>>();
  const add = (module: string, name: string) => {
    const found = byModule.get(module) ?? new Set();
    if (found.has(name)) return;
    byModule.set(module, found.add(name));
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) add(imported, name);
  };
  for (const [name, files] of Object.entries(filesByName)) {
    for (const file of files) add(resolve(file), name);
  }
  return byModule;
}

/** React, what every page of the application has, and the rest of the calculator, which other pages do not load. */
const firstView = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: (module: string, graph: Graph) => {
      if (/\/web\/app\/(main|app-screen)\.tsx$/.test(module)) return "application";
      const needed = pagesThatNeed(module, graph);
      const isShared = needed.size > 1 || laterPartsThatNeed(module, graph).size > 0;
      return needed.has("pricing") && isShared ? "application" : null;
    },
    priority: 2,
  },
  { name: "calculator", test: /\/web\/app\/workspace\/pricing-page\.tsx$/, priority: 1 },
];

/** What opens a dialog or a menu, what these are made of, and large libraries, each of which only some parts need. */
const primitives = [
  {
    name: "openers",
    test: /\/web\/(ui\/(dialog|dialog-foot|dialog-stack|menu|more-icons|use-had-focus)|i18n\/parts)\.tsx?$/,
    priority: 0.6,
  },
  // What lies above a page. Toasts are loaded first after the first view, so without the dialogs that share modules with them.
  {
    name: "layers",
    test: /\/node_modules\/@radix-ui\/react-(collection|dismissable-layer|focus-scope|id|portal|presence|use-controllable-state|visually-hidden)\//,
    priority: 0.5,
  },
  // With the smallest of them.
  {
    name: "dialogs",
    test: /\/node_modules\/@radix-ui\/react-(alert-dialog|dialog)\/|\/web\/(ui\/dialog-windows|app\/greeting-dialog|features\/(session\/(idle\/idle|log-out)|artworks\/calculator\/leaving\/unsaved)-dialog)\.tsx$/,
  },
  {
    name: "tooltips",
    test: /\/node_modules\/@radix-ui\/react-(popper|tooltip)\/|\/web\/ui\/tooltip\.tsx$/,
  },
  {
    name: "menus",
    test: /\/node_modules\/@radix-ui\/react-dropdown-menu\/|\/web\/ui\/menu-list\.tsx$/,
  },
  // The rows of a long list that are in the window.
  {
    name: "rows",
    test: /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\/|\/web\/ui\/use-rows-in-view\.ts$/,
  },
];

const isWithin = (needed: Needed, ...some: string[]) => needed.isSubsetOf(new Set(some));

/**
 * The chunk of what several pages need. What a module imports is needed by all of its pages, so a chunk imports those before
 * it in `chunksInOrder` alone, and no page loads what only others need.
 */
const chunksOfPages: readonly (readonly [string, (needed: Needed) => boolean])[] = [
  ["shared-1", (needed) => needed.has("gallery")],
  ["shared-2", (needed) => needed.size > 3],
  ["curves", (needed) => isWithin(needed, "work", "price-list")],
  ["settings", (needed) => isWithin(needed, "profile", "business")],
  ["people", (needed) => isWithin(needed, "people", "person", "rooms")],
  ["accounts", (needed) => isWithin(needed, "person", "consignments", "consignment")],
  ["shared-2", (needed) => needed.has("import")],
  [
    "shared-2",
    (needed) => needed.has("sales") && (needed.has("people") || needed.has("price-list")),
  ],
  ["works", (needed) => needed.has("work")],
  ["books", (needed) => needed.has("sales")],
  ["dealings", () => true],
];
const chunksInOrder = new Set([
  ...["shared-1", "shared-2", "works", "books", "dealings"],
  ...chunksOfPages.map(([name]) => name),
]);

/** Last, what one page shares with its dialogs, and what later parts need and no page does. */
const ownChunks = [...pages, "later", ...Object.keys(laterParts)].map((name) => `${name}-own`);

/** What only dialogs need is left to the bundler: together, each of them would bring what all of them import. */
function chunkOf(module: string, graph: Graph): string | undefined {
  const needed = pagesThatNeed(module, graph);
  if (needed.size > 1) return chunksOfPages.find(([, isOf]) => isOf(needed))?.[0];
  const [page] = needed;
  if (page !== undefined) return `${page}-own`;
  const [part, another] = laterPartsThatNeed(module, graph);
  if (another !== undefined) return "later-own";
  return part && `${part}-own`;
}

/** Our own modules, but for the one that opens a PDF: it would bring pdf.js along. */
function isOwn(id: string): boolean {
  return (
    /\/(web|schema)\/.*\.(tsx?|json)$|\/node_modules\/use-intl\//.test(id) &&
    !id.includes("/open-pdf.")
  );
}

const shared = [...chunksInOrder, ...ownChunks].map((chunk) => ({
  name: (module: string, graph: Graph) => (chunkOf(module, graph) === chunk ? chunk : null),
  test: isOwn,
  minShareCount: chunksInOrder.has(chunk) ? 1 : 2,
  maxModuleSize: 8000,
}));

/** Of the main catalogue what only the account and the public pages say: another file than the rest of it. */
const accountTexts = locales.map((locale) => ({
  name: `account.${locale}`,
  test: new RegExp(`/texts/${locale}\\.json\\?account$`),
}));

export const chunkGroups = [...firstView, ...primitives, ...shared, ...accountTexts];

const isLoadedByAll = /\/(rolldown-runtime|react|application)-[\w-]{8}\./;
const isRare = /\/(plan-chooser|checkout-return|past-due-notice|admin-feedback|routing-test)-/;

/**
 * The files to ask for with a lazy part. Each name is a line of the first view: not of what every page has loaded, nor of what
 * rare parts import.
 */
export function filesWith(part: string, imported: readonly string[]): string[] {
  return isRare.test(part) ? [part] : imported.filter((file) => !isLoadedByAll.test(file));
}
