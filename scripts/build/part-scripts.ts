import { readFileSync } from "node:fs";
import type { build, Rolldown } from "vite";
import { locales } from "#web/i18n/words.ts";
import type { PartScripts } from "./fill-page.ts";

type Built = Awaited<ReturnType<typeof build>>;

/** The chunks of what every page of the application loads, and of the page that it opens with, as `chunks.ts` names them. */
const application = "application";
const calculator = "calculator";

/**
 * Returns a function that lists the files to preload for parts, by the names of their chunks: their scripts with what these
 * import, without what every page of the application loads, and their texts by language. The calculator's English is in
 * the scripts of the first view. It throws if the build has no such chunk.
 */
export function readScripts(built: Built): (parts: readonly string[]) => PartScripts {
  const chunks = listChunks(built);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const find = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`The build has no chunk "${name}".`);
    return chunk;
  };
  const findTexts = (name: string, locale: string) => {
    const file =
      name === "account" ? `/texts/${locale}.json?account` : `/texts/${name}.${locale}.json`;
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(file)));
    if (!chunk) throw new Error(`The build has no texts "${file}".`);
    return chunk;
  };
  const withImports = (names: readonly string[]) => {
    const found = new Set(names.map(find));
    for (const { imports } of found) {
      for (const file of imports) {
        const imported = byFile.get(file);
        if (imported) found.add(imported);
      }
    }
    return found;
  };
  const first = withImports([application]);

  return (parts) => {
    const own = [...withImports(parts)].filter((chunk) => !first.has(chunk));
    const names = new Set(own.flatMap(({ moduleIds }) => moduleIds.flatMap(wordsOf)));
    return {
      scripts: own.map(toPath),
      words: Object.fromEntries(
        locales.map((locale) => [
          locale,
          Array.from(
            new Set([
              ...(parts.includes(calculator) && locale === locales[0] ? [] : [find(locale)]),
              ...Array.from(names, (name) => findTexts(name, locale)),
            ]),
            toPath,
          ),
        ]),
      ),
    };
  };
}

function listChunks(built: Built): Rolldown.OutputChunk[] {
  if (!("output" in built)) throw new Error("The build has more than one output.");
  return built.output.filter((file) => file.type === "chunk");
}

function toPath({ fileName }: Rolldown.OutputChunk): string {
  return `/${fileName}`;
}

/** The texts that a module adds (web/i18n/parts.ts), as their files are named. */
function wordsOf(module: string): string[] {
  if (!/\/web\/.*\.tsx?$/.test(module)) return [];
  const added = readFileSync(module, "utf8").matchAll(/\baddWords\("(\w+)"\)/g);
  return Array.from(added, ([, part = ""]) =>
    part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}
