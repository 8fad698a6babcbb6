import { useState } from "react";
import { useTranslations } from "use-intl";
import { loginPath } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { openInTopWindow } from "#web/browser/leave-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { TermChoice } from "../term-choice.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import { PaymentStep } from "./payment-step.tsx";
import { useSubscribe } from "./use-subscribe.ts";

interface SubscribeDialogProps {
  readonly user: User | null;
  readonly isOpen: boolean;
  /** What was chosen before it opened. */
  readonly initialTerm?: BillingTerm;
  readonly onClose: () => void;
  readonly onCompleteProfile: () => void;
  readonly onSubscribed: () => void;
}

/** 'Subscribe to Professional' (specification, section 4). */
export function SubscribeDialog({
  user,
  isOpen,
  initialTerm = "yearly",
  onClose,
  onCompleteProfile,
  onSubscribed,
}: SubscribeDialogProps) {
  const t = useTranslations("subscription.subscribe");
  const words = usePlanWords();
  const [chosenTerm, setChosenTerm] = useState<BillingTerm | null>(null);
  const { step, isStarting, proceed, setConfirming, reset } = useSubscribe(user);
  const term = chosenTerm ?? initialTerm;

  function leave(next: () => void): void {
    reset();
    setChosenTerm(null);
    next();
  }

  /** The dialog stays open during a payment: closing would not stop it. */
  function close(): void {
    if (step.name !== "confirming") leave(onClose);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(`${step.name}.title`)}
      lead={<p>{t(`${step.name}.text`, { charge: words.charge(term) })}</p>}
    >
      {step.name === "select" && (
        <SelectStep
          term={term}
          isBusy={isStarting}
          onTerm={setChosenTerm}
          onContinue={() => void proceed(term)}
          onCancel={close}
        />
      )}
      {"start" in step && (
        <PaymentStep
          start={step.start}
          term={term}
          isConfirming={step.name === "confirming"}
          onConfirming={setConfirming}
          onPaid={() => leave(onSubscribed)}
          onBack={reset}
        />
      )}
      {step.name === "profileIncomplete" && (
        <DialogFoot>
          <Button onClick={close}>{t("profileIncomplete.later")}</Button>
          <Button variant="filled" onClick={() => leave(onCompleteProfile)}>
            {t("profileIncomplete.button")}
          </Button>
        </DialogFoot>
      )}
      {step.name === "signInRequired" && (
        <DialogFoot>
          <Button onClick={close}>{t("signInRequired.later")}</Button>
          <Button variant="filled" onClick={() => openInTopWindow(loginPath("create"))}>
            {t("signInRequired.button")}
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}

interface SelectStepProps {
  readonly term: BillingTerm;
  readonly isBusy: boolean;
  readonly onTerm: (term: BillingTerm) => void;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

function SelectStep({ term, isBusy, onTerm, onContinue, onCancel }: SelectStepProps) {
  const t = useTranslations("subscription.subscribe.select");
  const plans = useTranslations("plans.professional");
  const words = usePlanWords();
  return (
    <>
      <div className="mt-6 border-t border-ink pt-2">
        <TermChoice term={term} onChange={onTerm} isDisabled={isBusy} />
        <p className="flex flex-wrap items-baseline gap-x-4 pt-5">
          <span className="font-display text-7 tracking-[-0.035em]">{words.shown(term)}</span>
          <span className="text-ink-2">{plans("term")}</span>
        </p>
        <p className="min-h-6 text-2 text-ink-2">{words.billing(term)}</p>
      </div>
      <DialogFoot>
        <Button onClick={onCancel}>{t("cancel")}</Button>
        <Button variant="filled" isBusy={isBusy} onClick={onContinue}>
          {t(isBusy ? "preparing" : "continue")}
        </Button>
      </DialogFoot>
    </>
  );
}
