import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { useOpenBillingPortal } from "./queries.ts";

/** Leaves for Stripe's billing portal. */
export function useBillingPortal() {
  const showSaveError = useShowSaveError();
  const { mutate, isPending } = useOpenBillingPortal();
  const lock = useLock();
  return {
    isOpening: isPending,
    open: () => {
      if (!lock.take()) return;
      mutate(undefined, {
        onError: (error) => showSaveError(error, "billingPortalFailed"),
        onSettled: lock.release,
      });
    },
  };
}
