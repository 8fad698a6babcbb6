import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each with all that it imports at once; what comes first keeps what both need. */
const beginnings = [
  ["application", file("main.tsx")],
  ["calculator", file("screens/app-screen.tsx")],
] as const;

/**
 * The chunk of a module that a first view cannot do without: one for every page, and one beside it for the
 * calculator. Left to itself the bundler makes fifty small files of them, which weigh a tenth more. What is
 * loaded later is cut as it sees fit.
 */
export function firstViewChunk(): (id: string, modules: Modules) => string | null {
  let chunks: Map<string, string> | null = null;
  return (id, modules) => {
    chunks ??= findChunks(modules);
    return chunks.get(id) ?? null;
  };
}

function findChunks(modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, beginning] of beginnings) {
    const open = [beginning as string];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (chunks.has(id)) continue;
      chunks.set(id, name);
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}
