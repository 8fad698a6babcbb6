import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { accountWords, firstWords } from "#web/i18n/first-words.ts";
import { locales } from "#web/i18n/words.ts";
import { buildEarlyScript } from "../../../build/early-script.ts";
import { readScripts } from "../../../build/part-scripts.ts";
import { gzipLength, gzipSize } from "../bundle.ts";
import { buildReactPage } from "../peers/pages.ts";
import { calculatorBudget } from "./web-scripts.ts";

let built: Rolldown.RolldownOutput;
let chunks: Rolldown.OutputChunk[];
let peer: number;
/** The modules that each imports. */
const imports = new Map<string, readonly string[]>();
beforeAll(async () => {
  // React weighs twice as much where it is tested.
  vi.stubEnv("NODE_ENV", "production");
  const web = await build({
    configFile: "web/vite.config.ts",
    logLevel: "warn",
    build: { write: false },
    plugins: [
      {
        name: "read-imports",
        buildEnd() {
          for (const id of this.getModuleIds()) {
            imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
          }
        },
      },
    ],
  });
  if (!("output" in web)) throw new Error("The web bundle was not built.");
  built = web;
  chunks = built.output.filter((file) => file.type === "chunk");
  const assets = join(await buildReactPage(), "assets");
  peer = readdirSync(assets).reduce((sum, file) => sum + gzipSize(join(assets, file)), 0);
  vi.unstubAllEnvs();
});

/** What the page of the application loads before its calculator can be used. */
function firstChunks(): Rolldown.OutputChunk[] {
  const first = chunks.filter(({ isEntry, name }) => isEntry || name === "calculator");
  for (const { imports } of first) {
    const more = chunks.filter((chunk) => imports.includes(chunk.fileName));
    first.push(...more.filter((chunk) => !first.includes(chunk)));
  }
  return first;
}

function firstModules(): string[] {
  return firstChunks().flatMap(({ moduleIds }) => moduleIds);
}

test("a guest's room and label weigh a fifth more than react-dom at most", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const guest = await build({
    configFile: "web/guest/vite.config.ts",
    logLevel: "warn",
    build: { write: false },
  });
  vi.unstubAllEnvs();
  if (!("output" in guest)) throw new Error("The pages of guests were not built.");
  const files = guest.output.filter((file) => file.type === "chunk");
  for (const part of ["room-page", "label-page"]) {
    // With the larger of the two languages.
    const begun = files.filter(({ name }) => ["page", part, "fr-CA"].includes(name));
    expect(begun).toHaveLength(3);
    const needed = begun.flatMap(({ fileName, imports }) => [fileName, ...imports]);
    const first = files.filter(({ fileName }) => needed.includes(fileName));
    const weight = first.reduce((sum, { code }) => sum + gzipLength(code), 0);
    expect(weight).toBeGreaterThan(peer);
    expect(weight / peer, part).toBeLessThanOrEqual(1.2);
  }
});

describe("a page by its address", () => {
  const namesOf = (paths: readonly string[]) =>
    paths.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1")).toSorted();

  test("names its scripts in its shell, beyond those of every page, and its texts in each language", () => {
    const read = readScripts(built);
    const calculator = read(["calculator"]);
    expect(namesOf(calculator.scripts)).toEqual(["calculator"]);
    expect(namesOf(calculator.words["en-CA"] ?? [])).toEqual([]);
    expect(namesOf(calculator.words["fr-CA"] ?? [])).toEqual(["fr-CA"]);
    expect(namesOf(read(["gallery-page"]).scripts)).toEqual([
      "gallery-page",
      "layers",
      "openers",
      "rows",
      "shared-1",
      "tooltips",
    ]);
    const { scripts, words } = read(["import-page"]);
    const shared = ["shared-1", "shared-2"];
    expect(namesOf(scripts)).toEqual(["import-own", "import-page", "openers", ...shared]);
    for (const locale of locales) {
      expect(namesOf(words[locale] ?? [])).toEqual([locale, `import.${locale}`]);
    }
  });

  test("loads neither dialogs nor the field with suggestions before it is shown", () => {
    const read = readScripts(built);
    // The form of a room has that field itself.
    const pages = chunks.filter(({ name }) => /-page$/.test(name) && name !== "rooms-page");
    expect(pages.length).toBeGreaterThan(10);
    const loaded = new Set(pages.flatMap(({ name }) => read([name]).scripts));
    const modules = chunks
      .filter(({ fileName }) => loaded.has(`/${fileName}`))
      .flatMap(({ moduleIds }) => moduleIds);
    const heavy = /\/web\/ui\/(dialog-windows|combobox-field)\.tsx$|\/node_modules\/downshift\//;
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
  });
});

test("each lazy part brings the texts that its modules say", () => {
  const parts = chunks.filter(
    ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId,
  );
  expect(parts.length).toBeGreaterThan(30);
  const missing = parts.flatMap(({ name, facadeModuleId }) => {
    const sources = reachedFrom(String(facadeModuleId))
      .filter((id) => /\/web\/[\w/-]+\.tsx?$/.test(id))
      .map((id) => readFileSync(id, "utf8"));
    const added = new Set(sources.flatMap(addedIn));
    return [...new Set(sources.flatMap(namespacesIn))]
      .filter((namespace) => {
        const part = partOf(namespace);
        return part !== null && !added.has(part);
      })
      .map((namespace) => `${name}: ${namespace}`);
  });
  expect(missing).toEqual([]);
});

/** A module with all that it imports, but for what is loaded later. */
function reachedFrom(module: string): string[] {
  const reached = new Set([module]);
  for (const one of reached) for (const imported of imports.get(one) ?? []) reached.add(imported);
  return [...reached];
}

function addedIn(source: string): string[] {
  return Array.from(source.matchAll(/\baddWords\("(\w+)"\)/g), ([, part = ""]) => part);
}

const files = readdirSync("web/i18n/texts").filter((file) => file.endsWith(".en-CA.json"));
/** The part of the texts in which a namespace is, as `addWords` names it; null where every lazy part has it. */
function partOf(namespace: string): string | null {
  if (accountWords.some((name) => name === namespace)) return "account";
  const file = files.find(
    (one) => namespace in JSON.parse(readFileSync(join("web/i18n/texts", one), "utf8")),
  );
  const part = file?.replace(".en-CA.json", "");
  return part?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? null;
}

describe("the calculator's first view", () => {
  test("weighs not much more than react-dom", async () => {
    const scripts = [await buildEarlyScript(), ...firstChunks().map(({ code }) => code)];
    const weight = scripts.reduce((sum, code) => sum + gzipLength(code), 0);
    // What react-dom weighs: if the first view were not found, it would be less.
    expect(weight).toBeGreaterThan(peer);
    const { ratio, allowance } = calculatorBudget;
    expect(weight).toBeLessThanOrEqual(peer * ratio + allowance);
  });

  test("takes of the packages only what cannot wait", () => {
    const packages = firstModules().flatMap(
      (id) => /\/node_modules\/((?:@[\w-]+\/)?[\w-]+)\/(?!.*\/node_modules\/)/.exec(id)?.[1] ?? [],
    );
    expect([...new Set(packages)].sort()).toEqual([
      // Of the fonts, where they are.
      "@fontsource-variable/brygada-1918",
      "@fontsource-variable/radio-canada",
      "@formatjs/fast-memoize",
      "@tanstack/query-core",
      "@tanstack/react-query",
      "react",
      "react-dom",
      "regexparam",
      "scheduler",
      "use-intl",
      "valibot",
      "wouter",
    ]);
  });

  test("has the words that it says, and no others", () => {
    const sources = firstModules()
      .filter((id) => /\/web\/[\w/-]+\.tsx?$/.test(id))
      .map((id) => readFileSync(id, "utf8"));
    const spoken = new Set(sources.flatMap(namespacesIn));
    expect([...spoken].sort()).toEqual([...firstWords].sort());
  });
});

/** Of what a source asks for by `useTranslations("pricing.details")`, or by `t("pricing.title")` of all words. */
function namespacesIn(source: string): string[] {
  const named = [...source.matchAll(/useTranslations\("(\w+)/g)];
  const spelled = source.includes("useTranslations()")
    ? [...source.matchAll(/\bt\("(\w+)\./g)]
    : [];
  return [...named, ...spelled].flatMap(([, namespace]) => namespace ?? []);
}
