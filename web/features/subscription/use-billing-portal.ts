import { useTellSaveFailure } from "#web/lib/use-tell-save-failure.ts";
import { useOpenBillingPortal } from "./queries.ts";

/** Leaves for Stripe's billing portal. */
export function useBillingPortal() {
  const tellSaveFailure = useTellSaveFailure();
  const { mutate, isPending } = useOpenBillingPortal();
  return {
    isOpening: isPending,
    open: () => {
      if (isPending) return;
      mutate(undefined, { onError: (error) => tellSaveFailure(error, "billingPortalFailed") });
    },
  };
}
