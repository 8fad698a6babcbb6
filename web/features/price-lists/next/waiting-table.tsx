import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import type { WorkOffer } from "./offers.ts";
import { waitedDays } from "./waiting-lines.ts";

interface WaitingTableProps {
  readonly offers: readonly WorkOffer[];
  readonly today: string;
}

const number = "py-1.5 pl-4";

/** What the drawing shows, oldest offer first. */
export function WaitingTable({ offers, today }: WaitingTableProps) {
  const t = useTranslations("priceList.next.waiting");
  const format = useFormat();
  const rows = offers.toSorted((one, other) => (one.offeredOn < other.offeredOn ? -1 : 1));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={t("caption")} tabIndex={0} className="max-h-120 overflow-y-auto">
      <Table>
        <TableHead>
          <Th className="py-1.5">{t("work")}</Th>
          <Th isNumber className={`${number} whitespace-nowrap max-md:hidden`}>
            {t("offered")}
          </Th>
          <Th isNumber className={`${number} whitespace-nowrap`}>
            {t("sold")}
          </Th>
          <Th isNumber className={`${number} whitespace-nowrap`}>
            {t("waited")}
          </Th>
        </TableHead>
        <TableBody>
          {rows.map((offer) => (
            <tr key={offer.id} className="border-b border-rule align-baseline">
              <Th scope="row" className="work-title py-1.5 wrap-anywhere">
                {offer.title}
              </Th>
              <Td isNumber className={`${number} max-md:hidden`}>
                {format.day(offer.offeredOn)}
              </Td>
              <Td isNumber className={number}>
                {offer.soldOn === null ? t("open") : format.day(offer.soldOn)}
              </Td>
              <Td isNumber className={number}>
                {t("days", { days: waitedDays(offer, today) })}
              </Td>
            </tr>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
