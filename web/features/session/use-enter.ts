import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { type LoginFlow, loginPath } from "#schema/api-paths.ts";
import { signedInPath } from "#schema/page-paths.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { clearPendingLogin, readPendingLogin } from "#web/browser/app-ready.ts";

/**
 * Goes into the application: client-side for a signed-in user, through the provider for everyone else.
 * `entering` is the flow that was started, for the busy labels.
 */
export function useEnter() {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const [entering, setEntering] = useState<LoginFlow | null>(null);

  useEffect(() => {
    const pressedEarly = readPendingLogin();
    clearPendingLogin();
    if (pressedEarly !== null) setEntering(pressedEarly);
    // The browser may bring the page back as it was left, busy labels and all.
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setEntering(null);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  function enter(flow: LoginFlow): void {
    if (entering !== null) return;
    setEntering(flow);
    if (user) navigate(signedInPath(flow));
    else window.location.assign(loginPath(flow));
  }

  return { entering, enter };
}
