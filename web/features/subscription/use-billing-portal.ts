import { useTellSaveFailure } from "#web/api/use-tell-save-failure.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { useOpenBillingPortal } from "./queries.ts";

/** Leaves for Stripe's billing portal. */
export function useBillingPortal() {
  const tellSaveFailure = useTellSaveFailure();
  const { mutate, isPending } = useOpenBillingPortal();
  const lock = useLock();
  return {
    isOpening: isPending,
    open: () => {
      if (!lock.take()) return;
      mutate(undefined, {
        onError: (error) => tellSaveFailure(error, "billingPortalFailed"),
        onSettled: lock.release,
      });
    },
  };
}
