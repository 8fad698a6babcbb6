import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useOpenBillingPortal } from "./queries.ts";

/** Leaves for Stripe's billing portal. */
export function useBillingPortal() {
  const showSaveError = useShowSaveError();
  const { mutateAsync } = useOpenBillingPortal();
  const { submit, isSending } = useSubmit();
  return {
    isOpening: isSending,
    open: () =>
      void submit({
        send: () => mutateAsync(),
        onError: (error) => showSaveError(error, "billingPortalFailed"),
      }),
  };
}
