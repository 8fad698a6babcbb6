import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { usePassFocus } from "#web/ui/use-pass-focus.ts";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

interface TakePayoutBackProps {
  readonly payout: PayoutAnswer;
  readonly isBlocked: boolean;
  readonly onReverse: () => void;
}

/** Takes back a payout that was recorded by mistake; afterwards that is said in its place, which keeps the focus. */
export function TakePayoutBack(props: TakePayoutBackProps) {
  const t = useTranslations("consignments.owed.payouts");
  const place = useRef<HTMLSpanElement>(null);
  const isReversed = props.payout.reversedAt !== null;
  return (
    <span ref={place} tabIndex={-1} className="text-1 outline-none">
      {isReversed ? t("reversed") : <TakeBack {...props} next={place} />}
    </span>
  );
}

interface TakeBackProps extends TakePayoutBackProps {
  readonly next: Parameters<typeof usePassFocus>[0];
}

function TakeBack({ payout, isBlocked, onReverse, next }: TakeBackProps) {
  const t = useTranslations("consignments.owed.payouts");
  const format = useFormat();
  const { amountCents, currency, date } = payout;
  const button = usePassFocus<HTMLButtonElement>(next);
  return (
    <TextButton
      ref={button}
      aria-disabled={isBlocked || undefined}
      onClick={() => !isBlocked && onReverse()}
      className="text-ink-2 print:hidden"
    >
      {t.rich("takeBack", {
        amount: format.money(amountCents, currency),
        day: format.day(date),
        hidden: visuallyHidden,
      })}
    </TextButton>
  );
}
