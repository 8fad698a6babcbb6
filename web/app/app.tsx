import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch } from "wouter";
import {
  anyAppPath,
  type PublicPage,
  pagePaths,
  publicPages,
  publicPaths,
} from "#schema/page-paths.ts";
import { watchSession } from "#web/api/watch-session.ts";
import { noteAwake } from "#web/browser/awake.ts";
import type { LatePart } from "#web/browser/late.ts";
import { followOtherTabs } from "#web/i18n/locale.ts";
import { WordsProvider } from "#web/i18n/words-provider.tsx";
import { NotFoundScreen } from "#web/site/not-found.tsx";
import { PartBoundary } from "#web/ui/broken-part.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { WaitingPage } from "#web/ui/waiting-page.tsx";
import {
  adminFeedbackScreen,
  appScreen,
  publicScreens,
  routingTestScreen,
} from "./late-screens.ts";
import { LateSection } from "./late-section.tsx";
import { useAddressInLanguage } from "./use-address-in-language.ts";

export function App() {
  useEffect(noteAwake, []);
  useEffect(followOtherTabs, []);
  useEffect(watchSession, []);
  return (
    <WordsProvider>
      <PartBoundary>
        <Pages />
      </PartBoundary>
      <ErrorBoundary fallback={() => null}>
        <Notifications />
      </ErrorBoundary>
    </WordsProvider>
  );
}

function Pages() {
  useAddressInLanguage();
  return (
    <Switch>
      {publicPages.map((page) => (
        <Route key={page} path={addressOf(page)}>
          <LateScreen part={publicScreens}>
            {(screens) => {
              const Screen = screens.publicScreens[page];
              return <Screen />;
            }}
          </LateScreen>
        </Route>
      ))}
      <Route path={anyAppPath}>
        <LateScreen part={appScreen}>{({ AppScreen }) => <AppScreen />}</LateScreen>
      </Route>
      <Route path={pagePaths.routingTest}>
        <LateScreen part={routingTestScreen}>
          {({ RoutingTestScreen }) => <RoutingTestScreen />}
        </LateScreen>
      </Route>
      <Route path={pagePaths.adminFeedback}>
        <LateScreen part={adminFeedbackScreen}>
          {({ AdminFeedbackScreen }) => <AdminFeedbackScreen />}
        </LateScreen>
      </Route>
      <Route component={NotFoundScreen} />
    </Switch>
  );
}

/** A page's address in either language: who turns the language stays on the page as it is. */
function addressOf(page: PublicPage): RegExp {
  const addresses = Object.values(publicPaths).map((inLanguage) => inLanguage[page]);
  return new RegExp(`^(${addresses.join("|")})/?$`);
}

interface LateScreenProps<Part> {
  readonly part: LatePart<Part>;
  readonly children: (part: Part) => ReactNode;
}

function LateScreen<Part>({ part, children }: LateScreenProps<Part>) {
  return (
    // Another page's part is another section, though it stands in the same place.
    <LateSection key={part.name} part={part} waiting={<Waiting />}>
      {children}
    </LateSection>
  );
}

function Waiting() {
  const t = useTranslations("app");
  return <WaitingPage title={t("title")} label={t("loading")} />;
}

function Notifications() {
  const t = useTranslations("app");
  return <Toaster label={t("notifications", { hotkey: "F8" })} />;
}
