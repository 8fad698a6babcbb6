import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import { clearReturnPath, type ReturnPath, readReturnPath } from "#web/browser/return-path.ts";

/** Opens the page that the log-in interrupted. Returns whether it is still to be opened. */
export function useReturnPath(user: User | null | undefined): boolean {
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
