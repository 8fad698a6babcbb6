import { useTranslations } from "use-intl";
import type { PayoutAnswer } from "#schema/payouts/payout.ts";
import type { PayoutInput } from "#schema/payouts/payout-input.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { recordPayout, refetchOwed, reversePayout } from "#web/works/consignments/payouts.ts";

/** Records payouts once, however often it is pressed, and takes them back, which can be undone. */
export function usePayout() {
  const t = useTranslations("consignments.payout");
  const format = useFormat();
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const amountOf = ({ amountCents, currency }: PayoutInput) => format.money(amountCents, currency);

  function onError(error: unknown, action?: ToastAction): void {
    const refused = { title: t("refused.title"), text: t("refused.text") };
    if (showRefused(error, () => refused)) void refetchOwed();
    else showFailure(error, { text: t("failed"), action });
  }

  function record(input: PayoutInput, onRecorded: () => void): void {
    void submit({
      send: (keyFor) => recordPayout({ input, idempotencyKey: keyFor(input) }),
      onDone: () => {
        toast({ title: t("recorded", { amount: amountOf(input) }) });
        onRecorded();
      },
      onError,
    });
  }

  function reverse(payout: PayoutAnswer): void {
    const { channelId, date, amountCents, currency, method, saleIds } = payout;
    const input = { channelId, date, amountCents, currency, method, saleIds };
    void submit({
      send: () => reversePayout(payout),
      onDone: () =>
        toast({
          title: t("reversed", { amount: amountOf(input) }),
          action: offerUndo({
            label: t("undo"),
            send: (keyFor) => recordPayout({ input, idempotencyKey: keyFor(input) }),
            onDone: () => toast({ title: t("again", { amount: amountOf(input) }) }),
            onError,
          }),
        }),
      onError,
    });
  }

  return { record, reverse, isSending };
}
