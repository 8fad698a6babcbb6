import { lazy, Suspense, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch } from "wouter";
import { noteAwake } from "./lib/awake.ts";
import { type PublicPage, paths, publicPages, publicPaths } from "./paths.ts";
import { LandingScreen } from "./screens/landing.tsx";
import { NotFoundScreen } from "./screens/not-found.tsx";
import { PrivacyScreen } from "./screens/privacy.tsx";
import { TermsScreen } from "./screens/terms.tsx";
import { Toaster } from "./ui/toaster.tsx";
import { TooltipProvider } from "./ui/tooltip.tsx";
import { WaitingPage } from "./ui/waiting-page.tsx";
import { useAddressInLanguage } from "./use-address-in-language.ts";
import { followOtherTabs } from "./words/locale.ts";
import { WordsProvider } from "./words/words-provider.tsx";

const AdminFeedbackScreen = lazy(() => import("./screens/admin-feedback.tsx"));
const AppScreen = lazy(() => import("./screens/app-screen.tsx"));
const RoutingTestScreen = lazy(() => import("./screens/routing-test.tsx"));

const publicScreens = { landing: LandingScreen, terms: TermsScreen, privacy: PrivacyScreen };

export function App() {
  useEffect(noteAwake, []);
  useEffect(followOtherTabs, []);
  return (
    <WordsProvider>
      <TooltipProvider>
        <Pages />
        <Notifications />
      </TooltipProvider>
    </WordsProvider>
  );
}

function Pages() {
  const t = useTranslations("app");
  useAddressInLanguage();
  return (
    <Suspense fallback={<WaitingPage title={t("title")} label={t("loading")} />}>
      <Switch>
        {publicPages.map((page) => (
          <Route key={page} path={addressOf(page)} component={publicScreens[page]} />
        ))}
        <Route path={paths.app} component={AppScreen} />
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

function Notifications() {
  const t = useTranslations("app");
  return <Toaster label={t("notifications", { hotkey: "F8" })} />;
}
