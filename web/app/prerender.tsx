import { QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { createTranslator, IntlProvider } from "use-intl";
import { Router } from "wouter";
import {
  type AppPage,
  appPaths,
  findShell,
  type PublicPage,
  publicPages,
  publicPaths,
} from "#schema/page-paths.ts";
import { queryClient } from "#web/api/query-client.ts";
import { wordsIn } from "#web/i18n/catalogues.ts";
import { currentLocale, showLocale } from "#web/i18n/locale.ts";
import { type Locale, locales } from "#web/i18n/words.ts";
import { WordsProvider } from "#web/i18n/words-provider.tsx";
import { App } from "./app.tsx";
import { publicScreens } from "./lazy-screens.ts";
import { LoadingPage } from "./loading-page.tsx";
import { pageAnswers } from "./page-answers.ts";
import { appPages, pageParts } from "./workspace/lazy-parts.ts";

const titleKeys = {
  landing: null,
  terms: "terms.title",
  privacy: "privacy.title",
} as const satisfies Record<PublicPage, string | null>;

/** The title of a page; null for the name of the product only. */
type TitleKey =
  | (typeof titleKeys)[PublicPage]
  | "notFound.title"
  | "routingTest.title"
  | "adminFeedback.title";

/** The pages whose files the first view names; those of the others are in `workspace/more-pages.ts`. */
const namedFirst: readonly AppPage[] = ["pricing", "gallery", "profile", "work"];

interface Page {
  readonly file: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The whole page is in the file, so React takes it over instead of drawing it again. */
  readonly isWhole: boolean;
  /** What the application needs to open is fetched with the page: all that these parts need beside the first view. */
  readonly parts?: readonly string[];
  /** The paths of what it asks for besides. */
  readonly answers?: readonly string[];
  /** The page's address in each language; absent if one address serves both. */
  readonly addresses?: Readonly<Record<Locale, string>>;
}

/**
 * Every HTML file of the build: whole pages in each language, and for addresses that serve both languages the shells
 * with a spinner and the 404 page, which contain both.
 */
export async function renderPages(): Promise<Page[]> {
  const shell = await inEveryLanguage(() => <Shell />);
  const notFound = await inEveryLanguage(() => <PageAt path="/404" />);
  const pages = [
    ...(await wholePages("en-CA")),
    ...(await wholePages("fr-CA")),
    // The 404 page nearest to the missing address is served.
    { file: "404.html", ...head("en-CA", "notFound.title"), html: notFound, isWhole: false },
    { file: "fr/404.html", ...head("fr-CA", "notFound.title"), html: notFound, isWhole: false },
    ...appPages.map((page) => ({
      file: page === "pricing" ? "app.html" : `${findShell(appPaths[page])?.slice(1)}.html`,
      ...head("en-CA", null),
      html: shell,
      isWhole: false,
      parts: namedFirst.includes(page)
        ? [pageParts[page].name]
        : [pageParts[page].name, "more-pages"],
      ...(page !== "pricing" && { answers: pageAnswers[page] }),
    })),
    {
      file: "admin/test.html",
      ...head("en-CA", "routingTest.title"),
      html: shell,
      isWhole: false,
    },
    {
      file: "admin/feedback.html",
      ...head("en-CA", "adminFeedback.title"),
      html: shell,
      isWhole: false,
    },
  ];
  // The timers of the query cache would keep the build running.
  queryClient.clear();
  return pages;
}

function head(locale: Locale, titleKey: TitleKey) {
  const t = createTranslator({ locale, messages: wordsIn(locale) });
  const product = t("app.title");
  return {
    locale,
    title: titleKey === null ? product : `${t(titleKey)} – ${product}`,
    description: t("app.description"),
  };
}

async function wholePages(locale: Locale): Promise<Page[]> {
  await showLocale(locale);
  await publicScreens.load();
  return Promise.all(publicPages.map((page) => wholePage(locale, page)));
}

async function wholePage(locale: Locale, page: PublicPage): Promise<Page> {
  const path = publicPaths[locale][page];
  return {
    file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
    ...head(locale, titleKeys[page]),
    html: await render(<PageAt path={path} />),
    isWhole: true,
    addresses: { "en-CA": publicPaths["en-CA"][page], "fr-CA": publicPaths["fr-CA"][page] },
  };
}

/** The style sheet shows the copy that is in the language of the page. */
async function inEveryLanguage(element: () => React.ReactNode): Promise<string> {
  let html = "";
  for (const locale of locales) {
    await showLocale(locale);
    html += `<div lang="${locale}">${await render(element())}</div>`;
  }
  return html;
}

function PageAt({ path }: { readonly path: string }) {
  return (
    <Router ssrPath={path}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </Router>
  );
}

function Shell() {
  return (
    <WordsProvider>
      <LoadingPage />
    </WordsProvider>
  );
}

/** A prerendered page has no user, and so no time zone; use-intl requires one. */
async function render(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <IntlProvider locale={currentLocale()} timeZone="UTC">
      {element}
    </IntlProvider>,
  );
  return new Response(prelude).text();
}
