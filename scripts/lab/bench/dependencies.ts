import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchDirectory } from "./bundle.ts";

/** What one side of the product takes from one package. */
interface Import {
  readonly from: string;
  readonly names: readonly string[];
}

/** What is loaded when it is used counts as well. */
const lateImportPattern = /const \{([^}]*)\} = await import\("([^"]+)"\)/g;

const importPattern = /^import (?!type\b)([^;]*?) from "([^"]+)";$/gms;

/**
 * Writes a module that imports what files of the product import from packages, name for name, and does
 * nothing with it: the dependencies alone. Of a namespace it takes the members that the file uses.
 */
export function writeDependencies(name: string, patterns: readonly string[]): string {
  const files = patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.(test|reliability)\.tsx?$|\/(testing|stand-ins|e2e)\//.test(file));
  const imports = files.flatMap((file) => readImports(readFileSync(file, "utf8")));
  const unique = new Map<string, Set<string>>();
  for (const { from, names } of imports) {
    const known = unique.get(from) ?? new Set();
    unique.set(from, new Set([...known, ...names]));
  }
  const lines = [...unique].flatMap(([from, names], index) => toLines(from, [...names], index));
  const used = [...lines.join("\n").matchAll(/\bkept_\w+/g)].map(([kept]) => kept);
  mkdirSync(benchDirectory, { recursive: true });
  const entry = join(benchDirectory, `${name}.ts`);
  const source = [
    ...lines,
    `Object.assign(globalThis, { kept: [${used.join(", ")}] });`,
    'export default { fetch: () => new Response("ok") };',
  ];
  writeFileSync(entry, `${source.join("\n")}\n`);
  return entry;
}

function toLines(from: string, names: readonly string[], index: number): string[] {
  const specifiers = names.map((name) => `${name} as kept_${index}_${name.replace("$", "_")}`);
  return [`import { ${specifiers.join(", ")} } from "${from}";`];
}

function readImports(source: string): Import[] {
  const late = [...source.matchAll(lateImportPattern)].map(([, names = "", from = ""]) => ({
    from,
    names: names.split(",").flatMap((name) => name.split(":")[0]?.trim() ?? []),
  }));
  const early = [...source.matchAll(importPattern)].map(([, clause = "", from = ""]) => ({
    from,
    names: readNames(clause, source),
  }));
  return [...early, ...late].filter(({ from }) => !/^(\.|#|node:)/.test(from));
}

function readNames(clause: string, source: string): string[] {
  const space = /^\* as (\w+)$/.exec(clause)?.[1];
  if (space !== undefined) {
    const members = source.matchAll(new RegExp(`\\b${space}\\.([a-z]\\w*)`, "g"));
    return [...members].flatMap(([, member]) => member ?? []);
  }
  const [, whole, braces] = /^(\w+)?(?:, )?(?:\{(.*)\})?$/s.exec(clause) ?? [];
  const named = (braces ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .flatMap((name) => name.split(" as ")[0] ?? []);
  return [...(whole === undefined ? [] : ["default"]), ...named];
}
