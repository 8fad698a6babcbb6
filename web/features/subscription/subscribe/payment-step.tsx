import { useTranslations } from "use-intl";
import type { BillingTerm } from "#schema/plans.ts";
import { useUnsavedInput } from "#web/storage/unsaved-input.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Form } from "#web/ui/form.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import type { PaymentStart } from "./payment-start.ts";
import { usePayment } from "./use-payment.ts";

interface PaymentStepProps {
  readonly start: PaymentStart;
  readonly term: BillingTerm;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onPaid: () => void;
  readonly onBack: () => void;
}

/** Stripe's form in place of ours: card numbers never pass through the product. */
export function PaymentStep({
  start,
  term,
  isConfirming,
  onConfirming,
  onPaid,
  onBack,
}: PaymentStepProps) {
  const t = useTranslations("subscription.subscribe.payment");
  const words = usePlanWords();
  const { container, isFetching, state, pay } = usePayment({
    start,
    isConfirming,
    onConfirming,
    onPaid,
  });
  // What is typed into Stripe's form never passes through the product, and cannot be kept by it.
  useUnsavedInput(() => (state === "ready" ? "nothing" : null));
  const label = start.requiresSetup ? t("setUp") : t("pay", { price: words.charged(term) });
  return (
    <Form onSubmit={pay}>
      <div
        className="relative mt-6 min-h-56 border-t border-ink pt-6"
        aria-busy={state === "loading"}
      >
        <div ref={container} inert={isConfirming} className={isConfirming ? "opacity-60" : ""} />
        {isFetching && (
          <div role="status" className="absolute inset-x-0 top-6 grid gap-5">
            <span className="sr-only">{t("loading")}</span>
            <span className="ghost h-12" />
            <span className="ghost h-12" />
            <span className="ghost h-12 w-1/2" />
          </div>
        )}
        {state === "failed" && <p className="absolute inset-x-0 top-6 text-error">{t("failed")}</p>}
      </div>
      <DialogFoot>
        <Button
          isDisabled={isConfirming}
          onClick={() => {
            if (!isConfirming) onBack();
          }}
        >
          {t("back")}
        </Button>
        <Button type="submit" variant="filled" isBusy={isConfirming}>
          {isConfirming ? t("confirming") : label}
        </Button>
      </DialogFoot>
    </Form>
  );
}
