import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { toast } from "#web/lib/toast.ts";
import { checkoutParameter, paths } from "#web/paths.ts";
import { useFinishPayment } from "./subscribe/use-finish-payment.ts";

function readReturn(): { checkout: string | null; hasFailed: boolean } {
  const parameters = new URLSearchParams(window.location.search);
  return {
    checkout: parameters.get(checkoutParameter),
    // Set by Stripe when a payment in the dialog had to leave the page.
    hasFailed: parameters.get("redirect_status") === "failed",
  };
}

/**
 * Takes up where the return from Stripe left off, and clears the address, so that a reload does not do it
 * again. True while the paid subscription is being read.
 */
export function useCheckoutReturn(): boolean {
  const t = useTranslations("toasts.paymentFailed");
  const [, navigate] = useLocation();
  const [isFinishing, setFinishing] = useState(() => {
    const { checkout, hasFailed } = readReturn();
    return checkout === "success" && !hasFailed;
  });
  const finishPayment = useFinishPayment();

  const takeUp = useEffectEvent(() => {
    const { checkout, hasFailed } = readReturn();
    if (checkout === null) return;
    navigate(`${paths.app}${window.location.hash}`, { replace: true });
    if (checkout !== "success") return;
    if (hasFailed) toast({ title: t("title"), description: t("failed"), isError: true });
    else void finishPayment().finally(() => setFinishing(false));
  });
  useEffect(() => takeUp(), []);

  return isFinishing;
}
