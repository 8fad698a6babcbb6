import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import type { BrowserContext } from "@playwright/test";
import compile from "icu-minify/compile";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };

/** The messages of the English catalogue, by their paths, or the texts of a script, that get another word. */
export interface ChangedTexts {
  readonly paths: readonly string[];
  readonly inScripts: readonly string[];
}

const appendedWord = " now";

type Words = { readonly [key: string]: unknown };

/** Appends a word to the texts in the scripts and prerendered pages that the browser is served. */
export async function appendToTexts(context: BrowserContext, texts: ChangedTexts): Promise<void> {
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const script = await readFile(join(webFolder, new URL(route.request().url()).pathname), "utf8");
    await route.fulfill({ contentType: "text/javascript", body: appendInScript(script, texts) });
  });
  if (!texts.paths.some((path) => onPrerenderedPages.test(path))) return;
  await context.route(prerenderedPages, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, body: appendInPage(await response.text(), texts.paths) });
  });
}

const webFolder = "dist/web";
const onPrerenderedPages = /^(?:app|header|landing|legal|notFound|privacy|terms)\./;
/** Any page except those of the API and of the stand-ins. */
const prerenderedPages = /^http:\/\/localhost:\d+\/(?!api\/)[\w/-]*(?:[?#].*)?$/;

/** The compiled catalogue is one literal in a script: `JSON.parse(\`{"app":{…\`)`. */
const catalogue = /JSON\.parse\((`\{"(?:[^`\\]|\\.)*`)\)/gs;

function appendInScript(script: string, { paths, inScripts }: ChangedTexts): string {
  const changed = script.replaceAll(catalogue, (_, literal: string) => {
    const words: Words = JSON.parse(runInNewContext(literal));
    const longer = paths.reduce(appendAt, words);
    return `JSON.parse(${JSON.stringify(JSON.stringify(longer))})`;
  });
  return inScripts.reduce((text, part) => text.replaceAll(part, part + appendedWord), changed);
}

/** The compiled catalogue with a longer message at the path, if it is English and has the path. */
function appendAt(words: Words, path: string): Words {
  const message = readMessage(path);
  return set(
    words,
    path.split("."),
    JSON.stringify(compile(message)),
    compile(message + appendedWord),
  );
}

function set(words: Words, [key = "", ...rest]: string[], old: string, value: unknown): Words {
  const here = words[key];
  if (rest.length === 0) return JSON.stringify(here) === old ? { ...words, [key]: value } : words;
  return isWords(here) ? { ...words, [key]: set(here, rest, old, value) } : words;
}

/** In a prerendered page a message is in its element or attribute unchanged. */
function appendInPage(page: string, paths: readonly string[]): string {
  return paths.map(readMessage).reduce((html, message) => {
    const text = RegExp.escape(message.replaceAll("'", "&#x27;"));
    return html.replaceAll(new RegExp(`(?<=[>"])${text}(?=[<"])`, "g"), `$&${appendedWord}`);
  }, page);
}

function readMessage(path: string): string {
  const message = path
    .split(".")
    .reduce<unknown>((words, key) => (isWords(words) ? words[key] : undefined), en);
  if (typeof message !== "string") throw new Error(`The catalogue has no ${path}.`);
  return message;
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
