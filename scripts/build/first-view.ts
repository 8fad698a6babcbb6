import { resolve } from "node:path";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const beginning = (path: string) => resolve("web", path);

/**
 * The chunks that a first view cannot do without: React's, one for every page, and one beside it for the
 * calculator. Left to itself the bundler makes fifty small files of them, which weigh a tenth more. React stands
 * apart because the browser then reads it beside ours, and because it changes seldom. What is loaded later is
 * cut as it sees fit.
 */
export function firstViewChunks() {
  return [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    { name: nameOfOurs(), debugName: "first view" },
  ];
}

function nameOfOurs(): (id: string, modules: Modules) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null;
  return (id, modules) => {
    chunks ??= findChunks(modules);
    return chunks.get(id) ?? null;
  };
}

function findChunks(modules: Modules): Map<string, string> {
  const calculator = importedBy(beginning("app/app-screen.tsx"), modules);
  const publicPages = importedBy(beginning("site/public-screens.tsx"), modules);
  const everywhere = importedBy(beginning("app/main.tsx"), modules);
  // What the public pages share with the calculator must not bring all of it.
  const shared = [...calculator].filter((id) => publicPages.has(id));
  return new Map([
    ...[...calculator].map((id) => [id, "calculator"] as const),
    ...[...shared, ...everywhere].map((id) => [id, "application"] as const),
  ]);
}

/** A module with all that it imports at once. */
function importedBy(first: string, modules: Modules): Set<string> {
  const found = new Set([first]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
