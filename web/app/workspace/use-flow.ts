import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";

/**
 * Whether a user came to create a profile and has not completed it. The flow parameter is cleared by replacing the
 * address with /app once the profile is complete (specification, section 2).
 */
export function useFlow(user: User) {
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const flow = parameters.get("flow");
  const isComplete = isProfileComplete(user);

  useEffect(() => {
    if (flow !== null && isComplete) {
      const { pathname, search } = window.location;
      const others = new URLSearchParams(search);
      others.delete("flow");
      const query = others.size === 0 ? "" : `?${others}`;
      navigate(`${pathname}${query}`, { replace: true });
    }
  }, [flow, isComplete, navigate]);

  const isCreateFlow = flow === "create";
  return { isCreateFlow, isCreating: isCreateFlow && !isComplete };
}
