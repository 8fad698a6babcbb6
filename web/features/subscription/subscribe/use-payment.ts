import type { StripeError } from "@stripe/stripe-js";
import { useTranslations } from "use-intl";
import { checkoutReturnPath } from "#schema/page-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import type { PaymentStart } from "./payment-start.ts";
import { suspendFocusTrap } from "./suspend-focus-trap.ts";
import { useFinishPayment } from "./use-finish-payment.ts";
import { usePaymentElement } from "./use-payment-element.ts";

/** Specification, section 9. */
const paymentDelayMs = 300;
/** Specification, section 8. */
const formErrorDurationMs = 8000;

interface PaymentOptions {
  readonly start: PaymentStart;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onPaid: () => void;
}

/** The payment form, and paying with it (specification, sections 4, 5 and 8). */
export function usePayment({ start, isConfirming, onConfirming, onPaid }: PaymentOptions) {
  const t = useTranslations("subscription.toasts");
  const finishPayment = useFinishPayment();
  const { submit } = useSubmit();
  const { container, payments, state } = usePaymentElement(start, (error) =>
    toast({
      title: t("paymentFormError.title"),
      description: error?.message || t("paymentFormError.text"),
      duration: formErrorDurationMs,
      isError: true,
    }),
  );

  /** Stripe's error, or null when the payment went through. */
  async function confirm({ stripe, elements }: NonNullable<typeof payments>) {
    const options = {
      elements,
      confirmParams: { return_url: `${window.location.origin}${checkoutReturnPath("success")}` },
      redirect: "if_required",
    } as const;
    const restoreFocus = suspendFocusTrap();
    try {
      const { error } = start.requiresSetup
        ? await stripe.confirmSetup(options)
        : await stripe.confirmPayment(options);
      return error ?? null;
    } finally {
      restoreFocus();
    }
  }

  function showPaymentError(error: StripeError): void {
    const read = readPaymentError(error);
    toast({
      title: t("paymentFailed.title"),
      description: read.words === null ? read.message : t(`paymentFailed.${read.words}`),
      isError: true,
    });
  }

  async function finish(): Promise<void> {
    await finishPayment();
    onPaid();
  }

  function pay(): void {
    if (isConfirming) return;
    if (payments === null || state === "failed") {
      toast({ title: t("paymentNotReady.title"), description: t("paymentNotReady.text") });
      return;
    }
    if (state !== "ready") {
      toast({ title: t("paymentFormLoading.title"), description: t("paymentFormLoading.text") });
      return;
    }
    void submit({
      send: async () => {
        onConfirming(true);
        await new Promise((resolve) => setTimeout(resolve, paymentDelayMs));
        return confirm(payments);
      },
      onDone: (error) => {
        if (error === null) return void finish();
        showPaymentError(error);
        onConfirming(false);
      },
      onError: (error) => {
        console.error(error);
        toast({
          title: t("paymentFailed.title"),
          description: t("paymentFailed.unexpected"),
          isError: true,
        });
        onConfirming(false);
      },
    });
  }

  // Once it is mounted, the form itself shows that it is loading.
  return { container, isFetching: payments === null && state === "loading", state, pay };
}

/** The errors of a card that the product has its own words for (specification, section 5). */
type CardError = "declined" | "incompleteNumber" | "invalidExpiry" | "invalidSecurityCode";

/** Stripe distinguishes more errors than the specification: those that mean the same to a person get the same text. */
const cardErrors: Readonly<Record<string, CardError>> = {
  card_declined: "declined",
  incomplete_number: "incompleteNumber",
  incomplete_expiry: "invalidExpiry",
  invalid_expiry_month: "invalidExpiry",
  invalid_expiry_month_past: "invalidExpiry",
  invalid_expiry_year: "invalidExpiry",
  invalid_expiry_year_past: "invalidExpiry",
  incomplete_cvc: "invalidSecurityCode",
  incorrect_cvc: "invalidSecurityCode",
  invalid_cvc: "invalidSecurityCode",
};

interface ProviderError {
  readonly code?: string;
  readonly message?: string;
}

/** What to say of Stripe's error: words of ours, its own message, or that the payment failed. */
export function readPaymentError({
  code = "",
  message = "",
}: ProviderError):
  | { readonly words: CardError | "failed" }
  | { readonly words: null; readonly message: string } {
  const known = cardErrors[code];
  if (known) return { words: known };
  return message.trim() === "" ? { words: "failed" } : { words: null, message };
}
