import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";

/** Each sale of the agreement with what is due for it, or that it is paid. */
export function DueToArtist({ agreement }: { readonly agreement: GuestConsignment }) {
  const { t, format, dayOf } = useAgreementVoice();
  const general = useVoice();
  const sold = agreement.works.flatMap((work) => (work.sale ? [{ ...work, sale: work.sale }] : []));
  if (sold.length === 0) return null;

  function stateOf({ sale, currency }: (typeof sold)[number]): string {
    const { openCents, paidCents, dueOn, isOverdue } = sale;
    if (openCents <= 0) return t("consignment.living.paid");
    const when = isOverdue ? "consignment.living.late" : "consignment.living.by";
    const paid = format.money(paidCents, currency);
    return [
      t(when, { date: dayOf(dueOn) }),
      ...(paidCents > 0 ? [t("consignment.living.partPaid", { paid })] : []),
    ].join(", ");
  }

  return (
    <PaperSection title={t("consignment.living.dueTitle")}>
      <ul className="pt-2">
        {sold.map((work) => (
          <li
            key={work.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-2.5 last:border-b-0"
          >
            <i className="work-title text-[1.125rem]/6 wrap-anywhere">
              {work.title || general.t("work.untitled")}
            </i>
            <span
              className={`text-right font-display text-[1.125rem]/6 ${work.sale.openCents > 0 ? "" : "text-ink-2"}`}
            >
              {format.money(
                work.sale.openCents > 0 ? work.sale.openCents : work.sale.netCents,
                work.currency,
              )}
            </span>
            <span className="text-1 text-ink-2">
              {t("consignment.living.kept", {
                price: format.askedMoney(work.sale.paidByBuyerCents, work.currency),
              })}
            </span>
            <span className="text-right text-1 text-ink-2">{stateOf(work)}</span>
          </li>
        ))}
      </ul>
    </PaperSection>
  );
}
