import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Rolldown } from "vite";
import type { Locale } from "#web/i18n/words.ts";

type Chunk = Rolldown.OutputChunk;

/** The files of a lazy part, as addresses. */
export interface PartFiles {
  readonly scripts: readonly string[];
  /** The messages that the part is shown with; English without those of the first view. */
  readonly words: Readonly<Record<Locale, readonly string[]>>;
}

/**
 * What a page of the application loads besides the first view, found in what the bundler made.
 * @throws Error when the build has no chunk of this name.
 */
export function filesOfPart(name: string, chunks: readonly Chunk[]): PartFiles {
  const first = withImports(
    chunks.filter((chunk) => chunk.isEntry || chunk.name === "calculator"),
    chunks,
  );
  const own = withImports([findChunk(name, chunks)], chunks).filter(
    (chunk) => !first.includes(chunk),
  );
  const parts = own.flatMap(({ moduleIds }) => moduleIds).flatMap(wordsAddedBy);
  const wordsIn = (locale: Locale) =>
    ["", ...new Set(parts)].map((part) => addressOf(findWords(part, locale, chunks)));
  return {
    scripts: own.map(addressOf),
    words: { "en-CA": wordsIn("en-CA"), "fr-CA": wordsIn("fr-CA") },
  };
}

/** The chunks and all that they import at once, in order of appearance. */
function withImports(entries: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = [...entries];
  for (const { imports } of found) {
    const more = chunks.filter((chunk) => imports.includes(chunk.fileName));
    found.push(...more.filter((chunk) => !found.includes(chunk)));
  }
  return found;
}

/** The parts of the messages that a module says it needs (web/i18n/parts.ts), as their files are named. */
function wordsAddedBy(id: string): string[] {
  if (!/\/web\/.*\.tsx?$/.test(id)) return [];
  const names = readFileSync(id, "utf8").matchAll(/^addWords\("(\w+)"\);/gm);
  return Array.from(names, ([, name = ""]) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

/** The chunk with the messages of a part, or with the main catalogue for no part. */
function findWords(part: string, locale: Locale, chunks: readonly Chunk[]): Chunk {
  return findChunk(part === "" ? locale : `${part}.${locale}`, chunks);
}

function findChunk(name: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}

function addressOf({ fileName }: Chunk): string {
  return `/assets/${basename(fileName)}`;
}
