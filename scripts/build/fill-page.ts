import { apiPaths } from "#schema/api-paths.ts";

export interface Page {
  /** Under the output directory, such as `terms.html`. */
  readonly file: string;
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly isWhole: boolean;
  readonly parts?: readonly string[];
  readonly answers?: readonly string[];
  readonly addresses?: Readonly<Record<string, string>>;
}

/** What all pages share. */
export interface Site {
  /** `https://your.site`, or nothing while the address is not known. */
  readonly origin: string;
  /** Runs before the first paint (web/browser/early/). */
  readonly earlyScript: string;
  /** The style sheet of the fonts, and the one of the whole pages. */
  readonly faces: string;
  readonly wholePageStyles: string;
  /** The fonts of every page. */
  readonly fonts: readonly string[];
  /** What lazy parts of the application need beside the scripts of every page. */
  readonly scriptsOf: (parts: readonly string[]) => PartScripts;
}

export interface PartScripts {
  readonly scripts: readonly string[];
  /** By language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** The application as Vite links it: its scripts, their imports and its style sheet. */
const applicationLinks =
  /(\n\s*<script type="module" crossorigin[^>]*><\/script>)+(\n\s*<link rel="(modulepreload|stylesheet)"[^>]*>)*/;

/** Fills the HTML template of the build with a page. */
export function fillPage(template: string, page: Page, site: Site): string {
  const { locale, title, description, html, isWhole, parts } = page;
  return [
    ['<html lang="en-CA">', `<html lang="${locale}">`],
    [/<title>.*<\/title>/, `<title>${title}</title>${addressLinks(page, site.origin)}`],
    [/content="A fair[^"]*"/, `content="${description}"`],
    [/<link rel="stylesheet" href="\/styles\/faces.css"[^>]*>/, styles(page, site)],
    [
      /<script type="module" src="\/browser\/early\/early.ts"[^>]*><\/script>/,
      earlyScript(page, site),
    ],
    ["</head>", `${parts === undefined ? "" : firstRequests(page, site)}</head>`],
    ["</body>", `${parts === undefined ? fontPreloads(site) : ""}</body>`],
    ['<div id="root"></div>', `<div id="root"${isWhole ? " data-whole" : ""}>${html}</div>`],
  ].reduce(
    (filled, [place = "", part = ""]) => replaceOnce(filled, place, String(part)),
    isWhole ? moveToTemplate(template, page, site) : template,
  );
}

/** A whole page loads the application on interaction (web/browser/early/load-on-interaction.ts), with its texts. */
function moveToTemplate(template: string, { locale }: Page, { scriptsOf }: Site): string {
  const [links = ""] = applicationLinks.exec(template) ?? [];
  const words = (scriptsOf(["public-screens"]).words[locale] ?? [])
    .map((path) => `<link rel="modulepreload" href="${path}" />`)
    .join("");
  return replaceOnce(template, links, `<template id="application">${links}${words}</template>`);
}

function styles({ isWhole }: Page, { faces, wholePageStyles }: Site): string {
  return `<style>${faces}${isWhole ? wholePageStyles : ""}</style>`;
}

/** It preloads the texts in the language that it finds, and the data (web/browser/early/preload.ts). */
function earlyScript({ isWhole, parts = [], answers }: Page, site: Site): string {
  const { words } = site.scriptsOf(parts);
  const data = answers ? ` data-answers="${answers.join(" ")}"` : "";
  const attributes = isWhole ? "" : ` data-words='${JSON.stringify(words)}'${data}`;
  return `<script${attributes}>${site.earlyScript}</script>`;
}

/**
 * At the end of the page: in its head they would delay the first paint. The scripts of the application come before its
 * fonts, and preload them (web/app/main.tsx).
 */
function fontPreloads({ fonts }: Site): string {
  return fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)
    .join("");
}

/**
 * The first requests of the application, made with the page: its `fetch` uses the preloaded response if URL and mode
 * are the same.
 */
function firstRequests({ parts = [] }: Page, site: Site): string {
  const { scripts } = site.scriptsOf(parts);
  return [
    ...[apiPaths.authUser, apiPaths.currencyRates].map(
      (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}" />`,
    ),
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}" />`),
  ].join("");
}

/** The address of the page in each language; English is the default. */
function addressLinks({ locale, addresses }: Page, origin: string): string {
  if (!addresses) return "";
  const english = addresses["en-CA"];
  const alternates = [...Object.entries(addresses), ["x-default", english]];
  return [
    `<link rel="canonical" href="${origin}${addresses[locale]}" />`,
    ...alternates.map(
      ([language, path]) =>
        `<link rel="alternate" hreflang="${language}" href="${origin}${path}" />`,
    ),
  ].join("");
}

/** @throws Error if the template has no such place. */
function replaceOnce(html: string, place: string | RegExp, filled: string): string {
  const result = html.replace(place, () => filled);
  if (result === html && !html.includes(filled)) {
    throw new Error(`The page's template has no ${place}.`);
  }
  return result;
}
