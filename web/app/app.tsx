import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch, useLocation } from "wouter";
import {
  anyAppPath,
  findPublicPage,
  type PublicPage,
  pagePaths,
  publicPages,
  publicPaths,
} from "#schema/page-paths.ts";
import { watchSession } from "#web/api/watch-session.ts";
import { setAppReady } from "#web/browser/app-ready.ts";
import { type LazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { prefetchSoon } from "#web/browser/prefetch-parts.ts";
import { dismissToast, type Toast, useToast } from "#web/browser/toast.ts";
import { followLanguageOfOtherTabs, useLocale } from "#web/i18n/locale.ts";
import { WordsProvider } from "#web/i18n/words-provider.tsx";
import { NotFoundScreen } from "#web/site/not-found.tsx";
import { Button } from "#web/ui/button.tsx";
import { FailureDialog } from "#web/ui/failure.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { PartBoundary } from "#web/ui/part-boundary.tsx";
import {
  adminFeedbackScreen,
  appScreen,
  publicScreens,
  routingTestScreen,
  toaster,
} from "./lazy-screens.ts";
import { LoadingPage } from "./loading-page.tsx";

export function App() {
  useEffect(setAppReady, []);
  useEffect(followLanguageOfOtherTabs, []);
  useEffect(watchSession, []);
  return (
    <WordsProvider>
      <PartBoundary>
        <Pages />
      </PartBoundary>
      <Notifications />
    </WordsProvider>
  );
}

function Pages() {
  useAddressInLanguage();
  return (
    <Switch>
      {publicPages.map((page) => (
        <Route key={page} path={addressOf(page)}>
          <LazyScreen part={publicScreens}>
            {(screens) => {
              const Screen = screens.publicScreens[page];
              return <Screen />;
            }}
          </LazyScreen>
        </Route>
      ))}
      <Route path={anyAppPath}>
        <LazyScreen part={appScreen}>{({ AppScreen }) => <AppScreen />}</LazyScreen>
      </Route>
      <Route path={pagePaths.routingTest}>
        <LazyScreen part={routingTestScreen}>
          {({ RoutingTestScreen }) => <RoutingTestScreen />}
        </LazyScreen>
      </Route>
      <Route path={pagePaths.adminFeedback}>
        <LazyScreen part={adminFeedbackScreen}>
          {({ AdminFeedbackScreen }) => <AdminFeedbackScreen />}
        </LazyScreen>
      </Route>
      <Route component={NotFoundScreen} />
    </Switch>
  );
}

/** A page's address in either language; switching the language keeps the page. */
function addressOf(page: PublicPage): RegExp {
  const addresses = Object.values(publicPaths).map((inLanguage) => inLanguage[page]);
  return new RegExp(`^(${addresses.join("|")})/?$`);
}

interface LazyScreenProps<Part> {
  readonly part: LazyPart<Part>;
  readonly children: (part: Part) => ReactNode;
}

function LazyScreen<Part>({ part, children }: LazyScreenProps<Part>) {
  return (
    // Keyed, because another page in the same position is another section.
    <LazySection key={part.name} part={part} waiting={<LoadingPage />}>
      {children}
    </LazySection>
  );
}

function Notifications() {
  const t = useTranslations("app");
  const toast = useToast();
  const { loaded, missing } = useLazyPart(toaster, toast?.isOpen ?? false);
  useEffect(() => void prefetchSoon(toaster), []);
  if (loaded) {
    return <loaded.Toaster toast={toast} label={t("notifications", { hotkey: "F8" })} />;
  }
  if (missing === null || toast === null) return null;
  // If the script of the toasts cannot be loaded, what needs an answer is asked in a dialog; a confirmation is announced.
  if (toast.isError || toast.action) return <ToastDialog toast={toast} />;
  return (
    <p role="status" className="sr-only">
      {toast.title}
    </p>
  );
}

function ToastDialog({ toast }: { readonly toast: Toast }) {
  const { id, title, description, action } = toast;
  const dismiss = () => dismissToast(id);
  function act(): void {
    dismiss();
    action?.onPress();
  }
  return (
    <FailureDialog title={title} text={description} onClose={dismiss}>
      {action && <Button onClick={act}>{action.label}</Button>}
    </FailureDialog>
  );
}

/** Keeps the address in the current language, also after Back to one in the other. */
function useAddressInLanguage(): void {
  const [path, navigate] = useLocation();
  const locale = useLocale();
  const page = findPublicPage(path);
  const wanted = page && publicPaths[locale][page];
  useEffect(() => {
    if (wanted !== null && wanted !== path) navigate(wanted, { replace: true });
  }, [wanted, path, navigate]);
}
