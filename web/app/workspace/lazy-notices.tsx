import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { checkoutReturn, pastDueNotice } from "./lazy-parts.ts";

interface ReturnFromCheckoutProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** Rendered on the return from Stripe's page; see `checkout-return.ts`. */
export function ReturnFromCheckout({ userId, onDone }: ReturnFromCheckoutProps) {
  const loaded = useLazyPartOrToast(checkoutReturn, true, onDone);
  return loaded && <loaded.CheckoutReturn userId={userId} onDone={onDone} />;
}

/** Rendered while a payment is past due. */
export function PastDue() {
  const loaded = useLazyPartOrToast(pastDueNotice, true);
  return loaded && <loaded.PastDueNotice />;
}
