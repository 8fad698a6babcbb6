import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch } from "wouter";
import { paths, publicPaths } from "./paths.ts";
import { LandingScreen } from "./screens/landing.tsx";
import { NotFoundScreen } from "./screens/not-found.tsx";
import { PrivacyScreen } from "./screens/privacy.tsx";
import { TermsScreen } from "./screens/terms.tsx";
import { Spinner } from "./ui/spinner.tsx";
import { Toaster } from "./ui/toaster.tsx";
import { TooltipProvider } from "./ui/tooltip.tsx";
import { useAddressInLanguage } from "./use-address-in-language.ts";
import { WordsProvider } from "./words/words-provider.tsx";

const AdminFeedbackScreen = lazy(() => import("./screens/admin-feedback.tsx"));
const AppScreen = lazy(() => import("./screens/app-screen.tsx"));
const RoutingTestScreen = lazy(() => import("./screens/routing-test.tsx"));

export function App() {
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
    <Suspense fallback={<Spinner label={t("loading")} />}>
      <Switch>
        {Object.values(publicPaths).flatMap(({ landing, terms, privacy }) => [
          <Route key={landing} path={landing} component={LandingScreen} />,
          <Route key={terms} path={terms} component={TermsScreen} />,
          <Route key={privacy} path={privacy} component={PrivacyScreen} />,
        ])}
        <Route path={paths.app} component={AppScreen} />
        <Route path={paths.routingTest} component={RoutingTestScreen} />
        <Route path={paths.adminFeedback} component={AdminFeedbackScreen} />
        <Route component={NotFoundScreen} />
      </Switch>
    </Suspense>
  );
}

function Notifications() {
  const t = useTranslations("app");
  return <Toaster label={t("notifications", { hotkey: "F8" })} />;
}
