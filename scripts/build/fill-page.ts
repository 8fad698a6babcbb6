import { apiPaths } from "#schema/api-paths.ts";

export interface Page {
  /** Under the output directory, such as `terms.html`. */
  readonly file: string;
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly isWhole: boolean;
  readonly isApplication?: boolean;
  readonly addresses?: Readonly<Record<string, string>>;
}

/** What the pages have in common. */
export interface Site {
  /** `https://your.site`, or nothing while the address is not known. */
  readonly origin: string;
  /** What runs before the first paint (web/browser/early/). */
  readonly earlyScript: string;
  /** The style sheet of the typefaces, and the one of all that occurs in whole pages. */
  readonly faces: string;
  readonly wholePageStyles: string;
  /** The faces that every page is written in. */
  readonly fonts: readonly string[];
  readonly frenchWords: string;
  /** What the application opens with, beside the scripts of every page. */
  readonly calculator: string;
}

/** The application as Vite links it: its script, what that imports, and the style sheet. */
const applicationLinks =
  /\n\s*<script type="module" crossorigin[^>]*><\/script>(\n\s*<link rel="(modulepreload|stylesheet)"[^>]*>)*/;

/** Puts a page into the HTML file that the bundle was built with. */
export function fillPage(template: string, page: Page, site: Site): string {
  const { locale, title, description, html, isWhole, isApplication } = page;
  return [
    ['<html lang="en-CA">', `<html lang="${locale}">`],
    [/<title>.*<\/title>/, `<title>${title}</title>${addressLinks(page, site.origin)}`],
    [/content="A fair[^"]*"/, `content="${description}"`],
    [/<link rel="stylesheet" href="\/styles\/faces.css"[^>]*>/, styles(page, site)],
    [
      /<script type="module" src="\/browser\/early\/early.ts"[^>]*><\/script>/,
      earlyScript(page, site),
    ],
    ["</head>", `${isApplication ? firstRequests(site) : ""}</head>`],
    ["</body>", `${isApplication ? "" : fontPreloads(site)}</body>`],
    ['<div id="root"></div>', `<div id="root"${isWhole ? " data-whole" : ""}>${html}</div>`],
  ].reduce(
    (filled, [place = "", part = ""]) => replaceOnce(filled, place, String(part)),
    isWhole ? putAside(template, page, site) : template,
  );
}

/** A whole page begins the application when it is touched (web/browser/early/load-on-interaction.ts); French needs its words then. */
function putAside(template: string, { locale }: Page, { frenchWords }: Site): string {
  const [links = ""] = applicationLinks.exec(template) ?? [];
  const words = locale === "fr-CA" ? `<link rel="modulepreload" href="${frenchWords}" />` : "";
  return replaceOnce(template, links, `<template id="application">${links}${words}</template>`);
}

function styles({ isWhole }: Page, { faces, wholePageStyles }: Site): string {
  return `<style>${faces}${isWhole ? wholePageStyles : ""}</style>`;
}

function earlyScript({ isWhole }: Page, { earlyScript: code, frenchWords }: Site): string {
  return `<script${isWhole ? "" : ` data-french-words="${frenchWords}"`}>${code}</script>`;
}

/**
 * Asked for at the end of the page: in its head they would hold the first paint back. The application's scripts come
 * before its fonts, and preload them themselves (web/app/main.tsx).
 */
function fontPreloads({ fonts }: Site): string {
  return fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)
    .join("");
}

/**
 * What the application asks for when it begins, asked for at once: its `fetch` finds the answer here, if it is
 * for the same thing in the same way.
 */
function firstRequests({ calculator }: Site): string {
  const answers = [apiPaths.authUser, apiPaths.currencyRates];
  return [
    ...answers.map(
      (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}" />`,
    ),
    `<link rel="modulepreload" crossorigin href="${calculator}" />`,
  ].join("");
}

/** Where the page stands in each language; English also serves those who read neither. */
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

/** The template and this file belong together: a place that is missing is a mistake, not a choice. */
function replaceOnce(html: string, place: string | RegExp, filled: string): string {
  const result = html.replace(place, () => filled);
  if (result === html && !html.includes(filled)) {
    throw new Error(`The page's template has no ${place}.`);
  }
  return result;
}
