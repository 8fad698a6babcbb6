import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { isProfileComplete } from "#schema/profile.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { forgetWayBack, readWayBack } from "#web/browser/way-back.ts";
import { clearEditsExceptOf } from "#web/features/artworks/calculator/draft-storage.ts";
import { fetchArtworksEarly } from "#web/features/artworks/gallery/queries.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { WaitingPage } from "#web/ui/waiting-page.tsx";
import { loadOpenedPart } from "./workspace/late-parts.ts";
import { Workspace } from "./workspace/workspace.tsx";

/**
 * /app: the signed-in application; whoever arrives signed out goes to the landing page, and an admin whom a
 * log-in took away from their desk goes back there.
 */
export function AppScreen() {
  const t = useTranslations("app");
  const answer = useCurrentUser();
  // The first drawing is the longest: deferred, it is made in parts, and the page stays awake between them.
  const isDrawn = useDeferredValue(answer) !== undefined;
  const user = isDrawn ? answer : undefined;
  const artistWithWorks = answer && isProfileComplete(answer) ? answer.id : null;
  const [, navigate] = useLocation();
  const { landing } = usePublicPaths();
  const wasSignedIn = useRef(false);
  const [wayBack] = useState(readWayBack);
  const desk = user?.isAdmin ? wayBack : null;
  usePageTitle(t("title"));

  useEffect(loadOpenedPart, []);

  useEffect(() => {
    if (artistWithWorks === null) return;
    void fetchArtworksEarly().then((works) => works && clearEditsExceptOf(artistWithWorks, works));
  }, [artistWithWorks]);

  useEffect(() => {
    if (user) forgetWayBack();
    if (desk !== null) navigate(desk, { replace: true });
  }, [user, desk, navigate]);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
    else if (user === null && !wasSignedIn.current) navigate(landing, { replace: true });
  }, [user, navigate, landing]);

  if (user && desk === null) return <Workspace user={user} />;
  if (user === null && wasSignedIn.current) return <SignInPrompt />;
  return <WaitingPage title={t("title")} label={t("loading")} />;
}
