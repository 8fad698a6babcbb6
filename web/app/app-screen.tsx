import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { findAppTab } from "#schema/page-paths.ts";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import {
  clearReturnPath,
  type ReturnPath,
  readReturnPath,
  storeReturnPath,
} from "#web/browser/return-path.ts";
import { clearEditsExceptOf } from "#web/features/artworks/calculator/draft-storage.ts";
import { fetchArtworksEarly } from "#web/features/artworks/gallery/queries.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { WaitingPage } from "#web/ui/waiting-page.tsx";
import { loadOpenedPart } from "./workspace/lazy-parts.ts";
import { Workspace } from "./workspace/workspace.tsx";

/**
 * The signed-in application, at each of its paths. A visitor who is signed out goes to the landing page, and after
 * the log-in back to the page that they asked for.
 */
export function AppScreen() {
  const t = useTranslations("app");
  const answer = useCurrentUser();
  // The first drawing is the longest: deferred, it is made in parts, and the page stays responsive between them.
  const isDrawn = useDeferredValue(answer) !== undefined;
  const user = isDrawn ? answer : undefined;
  const artistWithWorks = answer && isProfileComplete(answer) ? answer.id : null;
  const [, navigate] = useLocation();
  const { landing } = usePublicPaths();
  const wasSignedIn = useRef(false);
  const [returnPath, setWayBack] = useState(readReturnPath);
  const interrupted = user && returnPath && mayReturn(user, returnPath) ? returnPath : null;
  useAppTitle();

  useEffect(loadOpenedPart, []);

  useEffect(() => {
    if (artistWithWorks === null) return;
    void fetchArtworksEarly().then((works) => works && clearEditsExceptOf(artistWithWorks, works));
  }, [artistWithWorks]);

  useEffect(() => {
    if (!user) return;
    clearReturnPath();
    if (interrupted === null) return;
    navigate(interrupted.address, { replace: true, state: interrupted.state });
    setWayBack(null);
  }, [user, interrupted, navigate]);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
    else if (user === null && !wasSignedIn.current) {
      storeReturnPath();
      navigate(landing, { replace: true });
    }
  }, [user, navigate, landing]);

  if (user && interrupted === null) return <Workspace user={user} />;
  if (user === null && wasSignedIn.current) return <SignInPrompt />;
  return <WaitingPage title={t("title")} label={t("loading")} />;
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

/** An incomplete profile comes first, and only admins read the feedback. */
function mayReturn(user: User, { isForAdmins }: ReturnPath): boolean {
  return isForAdmins ? user.isAdmin : isProfileComplete(user);
}
