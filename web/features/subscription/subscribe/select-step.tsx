import { useTranslations } from "use-intl";
import type { BillingTerm } from "#schema/plans.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import { TermChoice } from "../term-choice.tsx";
import { usePlanWords } from "../use-plan-words.ts";

interface SelectStepProps {
  readonly term: BillingTerm;
  readonly isBusy: boolean;
  readonly onTerm: (term: BillingTerm) => void;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

export function SelectStep({ term, isBusy, onTerm, onContinue, onCancel }: SelectStepProps) {
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
