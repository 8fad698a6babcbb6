import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import { findAppTab } from "#schema/page-paths.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { queryClient } from "#web/api/query-client.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import {
  clearReturnPath,
  type ReturnPath,
  readReturnPath,
  storeReturnPath,
} from "#web/browser/return-path.ts";
import { clearEditsExceptOf } from "#web/features/artworks/calculator/draft-storage.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { fetchArtworksEarly } from "#web/works/queries.ts";
import { ratesQuery } from "#web/works/rates.ts";
import { LoadingPage } from "./loading-page.tsx";
import { Workspace } from "./workspace/workspace.tsx";

/**
 * The signed-in application, at each of its paths. A visitor who is signed out goes to the landing page, and after
 * the log-in back to the page that they asked for.
 */
export function AppScreen() {
  const answer = useCurrentUser();
  // The first render is the longest: deferred, it is made in parts, and the page stays responsive between them.
  const isRendered = useDeferredValue(answer) !== undefined;
  const user = isRendered ? answer : undefined;
  const isReturning = useReturnPath(user);
  const wasSignedIn = useLandingForVisitors(user);
  useAppTitle();
  useDataEarly(answer);

  if (user && !isReturning) return <Workspace user={user} />;
  if (user === null && wasSignedIn) return <SignInPrompt />;
  return <LoadingPage />;
}

/** Opens the landing page for a visitor who has not been signed in on this page. Returns whether they have been. */
function useLandingForVisitors(user: User | null | undefined): boolean {
  const [, navigate] = useLocation();
  const { landing } = usePublicPaths();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
    else if (user === null && !wasSignedIn.current) {
      storeReturnPath();
      navigate(landing, { replace: true });
    }
  }, [user, navigate, landing]);

  return wasSignedIn.current;
}

/** Fetches the artist's works, and the rates, before they open a page that shows them. */
function useDataEarly(user: User | null | undefined): void {
  const id = user && isProfileComplete(user) ? user.id : null;
  useEffect(() => {
    if (id === null) return;
    void queryClient.prefetchQuery(ratesQuery);
    void fetchArtworksEarly().then((works) => works && clearEditsExceptOf(id, works));
  }, [id]);
}

/**
 * The calculator is what the product is named after, so its page has no title of its own. A page without a tab sets
 * its title itself.
 */
function useAppTitle(): void {
  const t = useTranslations();
  const tab = findAppTab(useLocation()[0]);
  usePageTitle(tab && (tab === "pricing" ? t("app.title") : t(`header.${tab}`)));
}

/** Opens the page that the log-in interrupted. Returns whether it is still to be opened. */
function useReturnPath(user: User | null | undefined): boolean {
  const [, navigate] = useLocation();
  const [returnPath, setReturnPath] = useState(readReturnPath);
  const interrupted = user && returnPath && mayReturn(user, returnPath) ? returnPath : null;

  useEffect(() => {
    if (!user) return;
    clearReturnPath();
    if (interrupted === null) return;
    navigate(interrupted.address, { replace: true, state: interrupted.state });
    setReturnPath(null);
  }, [user, interrupted, navigate]);

  return interrupted !== null;
}

/** An incomplete profile comes first, and only admins read the feedback. */
function mayReturn(user: User, { isForAdmins }: ReturnPath): boolean {
  return isForAdmins ? user.isAdmin : isProfileComplete(user);
}
