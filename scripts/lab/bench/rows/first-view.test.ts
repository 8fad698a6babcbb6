import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { firstWords } from "#web/i18n/first-words.ts";
import { locales } from "#web/i18n/words.ts";
import { buildEarlyScript } from "../../../build/early-script.ts";
import { readScripts } from "../../../build/part-scripts.ts";
import { gzipLength, gzipSize } from "../bundle.ts";
import { buildReactPage } from "../peers/pages.ts";
import { calculatorBudget } from "./web-scripts.ts";

let built: Rolldown.RolldownOutput;
let chunks: Rolldown.OutputChunk[];
let peer: number;
beforeAll(async () => {
  // React weighs twice as much where it is tested.
  vi.stubEnv("NODE_ENV", "production");
  const web = await build({
    configFile: "web/vite.config.ts",
    logLevel: "warn",
    build: { write: false },
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

test("the shell of a page names its scripts beyond the first view, and its texts in each language", () => {
  const namesOf = (paths: readonly string[]) =>
    paths.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1")).toSorted();
  const read = readScripts(built);
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
  expect(namesOf(scripts)).toEqual(["import-page", "openers", ...shared]);
  for (const locale of locales) {
    const texts = [locale, `import.${locale}`, `works.${locale}`];
    expect(namesOf(words[locale] ?? [])).toEqual(texts.toSorted());
  }
});

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
