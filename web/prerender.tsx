import { QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { useTranslations } from "use-intl";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { queryClient } from "./lib/query-client.ts";
import { paths } from "./paths.ts";
import { Spinner } from "./ui/spinner.tsx";
import en from "./words/en.json";
import { WordsProvider } from "./words/words-provider.tsx";

interface Page {
  readonly file: string;
  readonly title: string;
  readonly html: string;
  /** The whole page is in the file, so React takes it over instead of drawing it again. */
  readonly isWhole: boolean;
}

/** Every HTML file of the build: whole pages, shells with a spinner, and the 404 page. */
export async function renderPages(): Promise<Page[]> {
  const titled = (title: string) => `${title} – ${en.app.title}`;
  const shell = await render(<Shell />);
  return [
    await whole("index.html", paths.landing, en.app.title),
    await whole("terms.html", paths.terms, titled(en.terms.title)),
    await whole("privacy.html", paths.privacy, titled(en.privacy.title)),
    await whole("404.html", "/404", titled(en.notFound.title)),
    { file: "app.html", title: en.app.title, html: shell, isWhole: false },
    {
      file: "admin/test.html",
      title: titled(en.routingTest.title),
      html: shell,
      isWhole: false,
    },
    {
      file: "admin/feedback.html",
      title: titled(en.adminFeedback.title),
      html: shell,
      isWhole: false,
    },
  ];
}

async function whole(file: string, path: string, title: string): Promise<Page> {
  const html = await render(
    <Router ssrPath={path}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </Router>,
  );
  return { file, title, html, isWhole: true };
}

function Shell() {
  return (
    <WordsProvider>
      <Loading />
    </WordsProvider>
  );
}

function Loading() {
  const t = useTranslations("app");
  return <Spinner label={t("loading")} />;
}

async function render(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}
