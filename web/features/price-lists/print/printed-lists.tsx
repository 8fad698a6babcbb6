import { useTranslations } from "use-intl";
import type { Units } from "#schema/units.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Table, TableBody, Td, Th } from "#web/ui/table.tsx";
import { useNextList } from "../next/use-next-list.ts";
import { useSizeName } from "../use-size-name.ts";
import type { PriceListView } from "../view.ts";
import { NestedSizes } from "./nested-sizes.tsx";
import {
  type PrintableList,
  type PrintedTable,
  printedLists,
  printedTable,
} from "./printed-rows.ts";

addWords("priceList");

/** The lists as printed pages; on paper they are all that there is of the page. */
export function PrintedLists({ view }: { readonly view: PriceListView }) {
  const user = useCurrentUser();
  const next = useNextList(view);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  return (
    <div className="hidden print:block">
      {printedLists(view, next).map((list) => (
        <PrintedPage
          key={`${list.holdsFrom} ${list.isDraft}`}
          list={list}
          name={name}
          units={view.units}
        />
      ))}
    </div>
  );
}

interface PrintedPageProps {
  readonly list: PrintableList;
  readonly name: string;
  readonly units: Units;
}

function PrintedPage({ list, name, units }: PrintedPageProps) {
  const t = useTranslations("priceList.next.printed");
  const format = useFormat();
  const table = printedTable(list, units);
  const { holdsFrom, currency, isDraft } = list;
  return (
    <section
      data-printed-list=""
      aria-label={t("title")}
      className="break-after-page last:break-after-auto"
    >
      <div className="flex items-end justify-between gap-x-12">
        <div>
          <p className="font-display text-4">{name}</p>
          <h2 className="display pt-10 text-6">{t("title")}</h2>
          <div className="pt-3 text-2 text-ink-2">
            {isDraft && <p>{t("draft")}</p>}
            {!isDraft && holdsFrom !== null && (
              <p>{t("holdsFrom", { date: format.longDate(`${holdsFrom}T12:00`) })}</p>
            )}
            <p>{t(`currency.${currency}`)}</p>
          </div>
        </div>
        <NestedSizes rows={table.rows} units={units} />
      </div>
      <PricesOfSizes list={list} units={units} />
      <div className="grid grid-cols-3 gap-x-8 pt-4 text-1 break-inside-avoid text-ink-2">
        <p>{t("everywhere")}</p>
        <p>{t(list.framesApart ? "framesApart" : "framed")}</p>
        <p>{t("taxes")}</p>
      </div>
    </section>
  );
}

interface PricesOfSizesProps {
  readonly list: PrintableList;
  readonly units: Units;
}

/** Where the second group of media begins. */
function gap(column: number, { groups }: PrintedTable): string {
  return column > 0 && column === groups[0]?.media.length ? "pl-6" : "";
}

/** The head is repeated on each further page. */
export function PricesOfSizes({ list, units }: PricesOfSizesProps) {
  const table = printedTable(list, units);
  const t = useTranslations("priceList.next.printed");
  const words = useTranslations("priceList.next.comparison");
  const mediumName = useTranslations("choices.medium");
  const prices = usePrices();
  const sizeName = useSizeName(units);
  const { groups, rows } = table;
  const media = groups.flatMap((group) => group.media);
  return (
    <Table caption={t("caption")} className="mt-8 border-y border-ink">
      <thead>
        {groups.length > 1 && (
          <tr className="font-display text-2">
            <Td />
            {groups.map(({ group, media: columns }, index) => (
              <Th
                key={group}
                scope="colgroup"
                colSpan={columns.length}
                className={`pt-2 ${index > 0 ? "pl-6" : "pl-3"}`}
              >
                <span className="block border-b border-rule pb-1">{t(`groups.${group}`)}</span>
              </Th>
            ))}
          </tr>
        )}
        <tr className="border-b border-ink align-bottom text-[0.6875rem]/4 text-ink-2">
          <Th className="py-2">{words(units === "metric" ? "centimetres" : "inches")}</Th>
          {media.map((medium, column) => (
            <Th
              key={medium}
              isNumber
              className={`w-14 py-2 pl-1 hyphens-auto ${gap(column, table)}`}
            >
              {mediumName(medium)}
            </Th>
          ))}
        </tr>
      </thead>
      <TableBody>
        {rows.map((row) => (
          <tr
            key={row.key}
            className={`break-inside-avoid ${row.endsGroup ? "border-b border-rule *:pb-2.5" : ""} ${row.beginsGroup ? "*:pt-2.5" : ""}`}
          >
            <Th scope="row" className="py-1 text-1 whitespace-nowrap">
              {sizeName(row)}
            </Th>
            {row.cents.map((cents, column) => (
              <Td
                key={media[column]}
                isNumber
                className={`py-1 pl-1 font-display text-2 ${gap(column, table)}`}
              >
                {cents !== null && prices.amount(cents, list.currency)}
              </Td>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
