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

interface Site {
  /** `https://your.site`, or nothing while the address is not known. */
  readonly origin: string;
  readonly frenchWords: string;
  /** What the application opens with, beside the scripts of every page. */
  readonly calculator: string;
}

/** Puts a page into the HTML file that the bundle was built with. */
export function fillPage(template: string, page: Page, site: Site): string {
  const { origin, frenchWords } = site;
  const root = page.isWhole ? '<div id="root" data-whole>' : '<div id="root">';
  return [
    ['<html lang="en-CA">', `<html lang="${page.locale}">`],
    [/<title>.*<\/title>/, `<title>${page.title}</title>${addressLinks(page, origin)}`],
    [/content="A fair[^"]*"/, `content="${page.description}"`],
    ['src="/language.js"', `src="/language.js" data-french-words="${frenchWords}"`],
    ["</head>", `${page.isApplication ? firstRequests(site) : ""}</head>`],
    ['<div id="root"></div>', `${root}${page.html}</div>`],
  ].reduce((html, [place = "", filled = ""]) => replaceOnce(html, place, String(filled)), template);
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
