import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { type LoginFlow, loginPath } from "#schema/api-paths.ts";
import { signedInPath } from "#schema/page-paths.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { clearPendingLogin, readPendingLogin } from "#web/browser/app-ready.ts";
import { usePageRestored } from "#web/browser/use-page-restored.ts";

/**
 * Opens the application: at once for a signed-in user, through the identity provider for others. `pendingFlow` is the
 * flow that was started, for the busy labels.
 */
export function useLogIn() {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const [pendingFlow, setPendingFlow] = useState<LoginFlow | null>(null);

  useEffect(() => {
    const clickedEarly = readPendingLogin();
    clearPendingLogin();
    if (clickedEarly !== null) setPendingFlow(clickedEarly);
  }, []);
  // The labels were busy when the page was left.
  usePageRestored(() => setPendingFlow(null));

  function logIn(flow: LoginFlow): void {
    if (pendingFlow !== null) return;
    setPendingFlow(flow);
    if (user) navigate(signedInPath(flow));
    else window.location.assign(loginPath(flow));
  }

  return { pendingFlow, logIn };
}
