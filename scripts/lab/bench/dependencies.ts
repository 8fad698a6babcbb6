import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchDirectory } from "./bundle.ts";

const importPattern = /^import (?!type\b)([^;]*?) from "([^"]+)";$/gms;
const lazyImportPattern = /const (\{[^}]*\}) = await import\("([^"]+)"\)/g;

/**
 * Writes a module that imports what files of the product import from packages, lazily or not, name for name,
 * and nothing else: the dependencies alone. Of a namespace it takes the members that the file uses.
 */
export function writeDependencies(name: string, patterns: readonly string[]): string {
  const imported = new Map<string, Set<string>>();
  const files = patterns.flatMap((pattern) => globSync(pattern));
  for (const file of files.filter((each) => !/\.(test|reliability)\.ts$/.test(each))) {
    const source = readFileSync(file, "utf8");
    const imports = [...source.matchAll(importPattern), ...source.matchAll(lazyImportPattern)];
    for (const [, clause = "", from = ""] of imports) {
      if (/^(\.|#|node:)/.test(from)) continue;
      const names = [...(imported.get(from) ?? []), ...readNames(clause, source)];
      imported.set(from, new Set(names));
    }
  }
  const used: string[] = [];
  const lines = [...imported].map(([from, names], index) => {
    const specifiers = [...names].map((each) => {
      const local = `kept_${index}_${each.replace("$", "_")}`;
      used.push(local);
      return `${each} as ${local}`;
    });
    return `import { ${specifiers.join(", ")} } from "${from}";`;
  });
  lines.push(
    `Object.assign(globalThis, { kept: [${used.join(", ")}] });`,
    'export default { fetch: () => new Response("ok") };',
  );
  mkdirSync(benchDirectory, { recursive: true });
  const entry = join(benchDirectory, `${name}.ts`);
  writeFileSync(entry, `${lines.join("\n")}\n`);
  return entry;
}

/** Of a clause such as `name, { type One, two as three }` or `* as name`. */
function readNames(clause: string, source: string): string[] {
  const space = /^\* as (\w+)$/.exec(clause)?.[1];
  if (space !== undefined) {
    const members = source.matchAll(new RegExp(`\\b${space}\\.([a-z]\\w*)`, "g"));
    return [...members].flatMap(([, member]) => member ?? []);
  }
  const [, whole, braces = ""] = /^(\w+)?(?:, )?(?:\{(.*)\})?$/s.exec(clause) ?? [];
  const named = braces
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "" && !each.startsWith("type "))
    .flatMap((each) => each.split(/ as |:/)[0] ?? []);
  return [...(whole === undefined ? [] : ["default"]), ...named];
}
