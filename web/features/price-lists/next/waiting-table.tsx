import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import type { WorkOffer } from "./offers.ts";
import { waitedDays } from "./waiting-lines.ts";

interface WaitingTableProps {
  readonly offers: readonly WorkOffer[];
  readonly today: string;
}

/** What the drawing shows, oldest offer first. */
export function WaitingTable({ offers, today }: WaitingTableProps) {
  const t = useTranslations("priceList.next.waiting");
  const format = useFormat();
  const rows = offers.toSorted((one, other) => (one.offeredOn < other.offeredOn ? -1 : 1));
  const number = "py-1.5 pl-4 text-right whitespace-nowrap";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={t("caption")} tabIndex={0} className="max-h-120 overflow-y-auto">
      <table className="w-full border-collapse text-2">
        <thead>
          <tr className="border-b border-ink text-1 text-ink-2">
            <th scope="col" className="py-1.5 text-left [font-weight:inherit]">
              {t("work")}
            </th>
            <th scope="col" className={`${number} [font-weight:inherit] max-md:hidden`}>
              {t("offered")}
            </th>
            <th scope="col" className={`${number} [font-weight:inherit]`}>
              {t("sold")}
            </th>
            <th scope="col" className={`${number} [font-weight:inherit]`}>
              {t("waited")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((offer) => (
            <tr key={offer.id} className="border-b border-rule align-baseline">
              <th scope="row" className="work-title py-1.5 text-left wrap-anywhere">
                {offer.title}
              </th>
              <td className={`${number} max-md:hidden`}>{format.day(offer.offeredOn)}</td>
              <td className={number}>
                {offer.soldOn === null ? t("open") : format.day(offer.soldOn)}
              </td>
              <td className={number}>{t("days", { days: waitedDays(offer, today) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
