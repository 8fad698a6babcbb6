import brygada from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2";
import radioCanada from "@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { preload } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { anyAppPath } from "#schema/page-paths.ts";
import { askForCurrentUser } from "#web/api/current-user.ts";
import { cachePreloaded } from "#web/api/path-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { guardHistory, useGuardedLocation } from "#web/browser/guarded-location.ts";
import { errorLog } from "#web/browser/log-error.ts";
import { styleSheetsAreRead } from "#web/browser/style-sheets.ts";
import { startLanguage } from "#web/i18n/locale.ts";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { App } from "./app.tsx";
import { appScreen, publicScreens } from "./lazy-screens.ts";
import { leaveFragmentBehind } from "./old-addresses.ts";
import { StoppedPage } from "./stopped-page.tsx";
import { loadOpenedPart } from "./workspace/lazy-parts.ts";
import "#web/styles/base.css";

/** In milliseconds: after that the application is rendered and waits itself, with its language switch. */
const dataTimeout = 1000;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

const app = (
  <StrictMode>
    <ErrorBoundary fallback={() => <StoppedPage />}>
      <Router hook={useGuardedLocation}>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </Router>
    </ErrorBoundary>
  </StrictMode>
);

leaveFragmentBehind();
guardHistory();
void begin(root);

/** Not awaited at the top level: lazy parts import the chunk of this module, and would wait for it. */
async function begin(container: HTMLElement): Promise<void> {
  const isWhole = container.dataset.whole !== undefined;
  const language = startLanguage();
  const first = anyAppPath.test(window.location.pathname) ? loadApplication(language) : null;
  const [hasPageLanguage] = await Promise.all([language, isWhole && styleSheetsAreRead()]);
  // What is not loaded when React starts costs one more render.
  await (isWhole ? publicScreens.load() : first);
  startTransition(() => {
    // A whole page is hydrated, a shell is rendered from scratch; both in a transition, so that the page stays responsive.
    if (isWhole && hasPageLanguage) hydrateRoot(container, app, errorLog);
    else createRoot(container, errorLog).render(app);
  });
}

/**
 * Loads what the first render needs, while the shell shows its spinner: a part with its texts once the language is known,
 * the user, and what was preloaded of their data.
 */
async function loadApplication(language: Promise<unknown>): Promise<void> {
  for (const font of [brygada, radioCanada]) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  const screen = appScreen.load().catch(() => {
    // It is requested again when it is rendered, and its failure is shown there.
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, dataTimeout));
  const opened = language.then(loadOpenedPart);
  const data = Promise.all([askForCurrentUser(), opened]).then(cachePreloaded);
  await Promise.all([screen, opened, Promise.race([data, timeout])]);
}
