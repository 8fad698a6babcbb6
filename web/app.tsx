import { lazy, Suspense, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch } from "wouter";
import { appScreen, publicScreens } from "./late-screens.ts";
import { noteAwake } from "./lib/awake.ts";
import { type PublicPage, paths, publicPages, publicPaths } from "./paths.ts";
import { LateSection } from "./screens/late-section.tsx";
import { NotFoundScreen } from "./screens/not-found.tsx";
import { Toaster } from "./ui/toaster.tsx";
import { WaitingPage } from "./ui/waiting-page.tsx";
import { useAddressInLanguage } from "./use-address-in-language.ts";
import { followOtherTabs, withWords } from "./words/locale.ts";
import { WordsProvider } from "./words/words-provider.tsx";

const AdminFeedbackScreen = lazy(() => withWords(import("./screens/admin-feedback.tsx")));
const RoutingTestScreen = lazy(() => withWords(import("./screens/routing-test.tsx")));

export function App() {
  useEffect(noteAwake, []);
  useEffect(followOtherTabs, []);
  return (
    <WordsProvider>
      <Pages />
      <Notifications />
    </WordsProvider>
  );
}

function Pages() {
  useAddressInLanguage();
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {publicPages.map((page) => (
          <Route key={page} path={addressOf(page)}>
            <PublicScreen page={page} />
          </Route>
        ))}
        <Route path={paths.app} component={Application} />
        <Route path={paths.routingTest} component={RoutingTestScreen} />
        <Route path={paths.adminFeedback} component={AdminFeedbackScreen} />
        <Route component={NotFoundScreen} />
      </Switch>
    </Suspense>
  );
}

/** A page's address in either language: who turns the language stays on the page as it is. */
function addressOf(page: PublicPage): RegExp {
  const addresses = Object.values(publicPaths).map((inLanguage) => inLanguage[page]);
  return new RegExp(`^(${addresses.join("|")})/?$`);
}

function PublicScreen({ page }: { readonly page: PublicPage }) {
  return (
    <LateSection part={publicScreens} waiting={<Waiting />}>
      {(screens) => {
        const Screen = screens.publicScreens[page];
        return <Screen />;
      }}
    </LateSection>
  );
}

function Application() {
  return (
    <LateSection part={appScreen} waiting={<Waiting />}>
      {({ AppScreen }) => <AppScreen />}
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
