import type { Appearance, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTheme } from "#web/browser/use-theme.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { loadPayments } from "./load-payments.ts";
import type { PaymentStart } from "./payment-start.ts";

interface Payments {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/**
 * Mounts Stripe's Payment Element into `container`. `payments` is null until Stripe.js is there, and the form
 * in it `isReady` some time later.
 */
export function usePaymentElement(
  { clientSecret, publishableKey }: PaymentStart,
  onFailed: (error: StripeError | null) => void,
) {
  const container = useRef<HTMLDivElement>(null);
  const [payments, setPayments] = useState<Payments | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const locale = useLocale();
  const theme = useTheme();

  const fail = useEffectEvent((error: StripeError | null) => {
    setState("failed");
    onFailed(error);
  });

  useEffect(() => {
    let isGone = false;
    let unmount = () => {};

    async function mount(): Promise<void> {
      const stripe = await loadPayments(publishableKey, locale);
      if (isGone || container.current === null) return;
      const elements = stripe.elements({ clientSecret, locale, appearance: readAppearance() });
      const element = elements.create("payment", { layout: "tabs" });
      element.on("ready", () => setState("ready"));
      element.on("loaderror", (event) => fail(event.error));
      element.mount(container.current);
      unmount = () => element.destroy();
      setPayments({ stripe, elements });
    }

    mount().catch((error: unknown) => {
      if (isGone) return;
      // An invalid public key is an error of the server's configuration: report it.
      reportError(error);
      fail(null);
    });
    return () => {
      isGone = true;
      unmount();
    };
  }, [clientSecret, publishableKey, locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens' values change with the theme
  useEffect(() => {
    payments?.elements.update({ appearance: readAppearance() });
  }, [payments, theme]);

  return { container, payments, state };
}

/** Stripe's form lives in a frame that our style sheet does not reach: it gets the tokens' values. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: "flat",
    variables: {
      colorPrimary: token("--accent"),
      colorBackground: token("--paper"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-2"),
      colorTextPlaceholder: token("--ink-locked"),
      colorDanger: token("--error"),
      // The self-hosted faces cannot be read from Stripe's origin.
      fontFamily: '"Gill Sans", "Segoe UI", sans-serif',
      fontSizeBase: "17px",
      fontSizeSm: "15px",
      borderRadius: "0px",
      gridRowSpacing: "20px",
      gridColumnSpacing: "24px",
    },
    rules: {
      ".Input": {
        backgroundColor: "transparent",
        borderBottom: `1px solid ${token("--rule-2")}`,
        boxShadow: "none",
        padding: "9px 0",
      },
      ".Input:focus": {
        borderBottomColor: token("--accent"),
        boxShadow: `0 1px 0 ${token("--accent")}`,
      },
      ".Input--invalid": {
        borderBottomColor: token("--error"),
        boxShadow: `0 1px 0 ${token("--error")}`,
      },
      ".Label": { color: token("--ink-2") },
      ".Tab": { border: `1px solid ${token("--rule-2")}`, backgroundColor: "transparent" },
      ".Tab--selected": {
        border: `2px solid ${token("--ink")}`,
        color: token("--ink"),
        backgroundColor: "transparent",
      },
    },
  };
}
