import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { checkoutParameter, pagePaths } from "#schema/page-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { addWords } from "#web/i18n/parts.ts";
import { takeCheckoutOrigin } from "./checkout-origin.ts";
import { useFinishPayment } from "./subscribe/use-finish-payment.ts";
import { useCheckoutLeft } from "./use-checkout-left.ts";

addWords("account");

interface CheckoutReturnProps {
  readonly userId: string;
  /** The address is clear again, and a paid subscription has been read. */
  readonly onDone: () => void;
}

/**
 * Takes up where the return from Stripe left off, and clears the address, so that a reload does not do it again.
 * It draws nothing.
 */
export function CheckoutReturn({ userId, onDone }: CheckoutReturnProps): null {
  const t = useTranslations("subscription.toasts.paymentFailed");
  const [, navigate] = useLocation();
  const finishPayment = useFinishPayment();
  const showCheckoutLeft = useCheckoutLeft();
  const isTakenUp = useRef(false);

  const takeUp = useEffectEvent(async () => {
    if (isTakenUp.current) return;
    isTakenUp.current = true;
    const parameters = new URLSearchParams(window.location.search);
    const checkout = parameters.get(checkoutParameter);
    const before = takeCheckoutOrigin(userId);
    const isPaid = checkout === "success";
    if (checkout !== null) {
      navigate(isPaid || before === null ? pagePaths.app : before, { replace: true });
    }
    // Set by Stripe when a payment in the dialog had to leave the page.
    if (isPaid && parameters.get("redirect_status") === "failed") {
      toast({ title: t("title"), description: t("failed"), isError: true });
    } else if (isPaid) await finishPayment();
    // The browser's own Back leads past Stripe's link, and has no parameter.
    else if (checkout !== null || before !== null) showCheckoutLeft();
    onDone();
  });
  useEffect(() => void takeUp(), []);

  return null;
}
