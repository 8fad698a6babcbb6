import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { WorkLink } from "#web/works/work-link.tsx";
import type { PriceListView } from "../view.ts";
import type { Mark } from "./marks.ts";
import { type MethodName, methodCents, methodNames } from "./method-lines.ts";
import { type TableRow, tableRows } from "./table-rows.ts";
import { useCurveWords } from "./use-curve-words.ts";

interface CurveTableProps {
  readonly view: PriceListView;
  readonly marks: readonly Mark[];
}

/** More are shown when asked for. */
const firstRows = 100;

const amountHead = "pb-2.5 pl-4";

/** What the drawing shows, as a table in its place. */
export function CurveTable({ view, marks }: CurveTableProps) {
  const t = useTranslations("priceList.curve.table");
  const words = useCurveWords(view);
  const [isWhole, setWhole] = useState(false);
  const rows = tableRows(view, marks, isWhole ? marks.length : firstRows);
  return (
    <>
      <Table caption={t("caption")} stacksBelow="xl">
        <TableHead className="align-bottom">
          <Th className="pb-2.5">{t("work")}</Th>
          <Th className="pb-2.5">{t("size", { units: view.units })}</Th>
          <Th className="pb-2.5">{t("status")}</Th>
          <Th isNumber className={amountHead}>
            {t("asks")}
          </Th>
          <Th isNumber className={amountHead}>
            {t("list")}
          </Th>
          <Th isNumber className={amountHead}>
            {t("formula")}
          </Th>
          {methodNames.map((name) => (
            <Th key={name} isNumber className={amountHead}>
              {words.methodName(name)}
            </Th>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Work key={row.mark.id} row={row} words={words} />
          ))}
        </TableBody>
      </Table>
      {rows.length < marks.length && (
        <TextButton onClick={() => setWhole(true)} className="mt-2">
          {t("all", { count: marks.length })}
        </TextButton>
      )}
    </>
  );
}

interface WorkProps {
  readonly row: TableRow;
  readonly words: ReturnType<typeof useCurveWords>;
}

function Work({ row: { mark, status, listCents, methods, isLastInFocus }, words }: WorkProps) {
  const t = useTranslations("priceList.curve.table");
  const statusName = useTranslations("gallery.statuses");
  const { work, widthInches, heightInches, cents, formulaCents } = mark;
  const labels = { asks: t("asks"), list: t("list"), formula: t("formula") };
  const amountOf = (name: MethodName) => {
    const amount = methods && methodCents(methods, name);
    return amount === null ? null : words.method(amount);
  };
  return (
    <tr
      className={`border-b max-xl:grid max-xl:grid-cols-6 max-xl:gap-x-6 max-xs:gap-x-0 max-xl:py-2.5 ${isLastInFocus ? "border-ink" : "border-rule"}`}
    >
      <Th scope="row" className="py-1.75 pr-4 wrap-anywhere max-xl:col-span-6 max-xl:py-0">
        <WorkLink work={work} className="work-title text-3" />,{" "}
        {words.medium(work.medium).toLocaleLowerCase()}
        {work.framed && work.framingCents > 0 && `, ${t("unframed")}`}
      </Th>
      <Td
        className={`pr-4 whitespace-nowrap max-xl:col-span-2 max-xs:col-span-3 max-2xs:col-span-6 ${narrowCell}`}
      >
        {words.figure(widthInches)}
        {"\u00a0×\u00a0"}
        {words.figure(heightInches)}
      </Td>
      <Td
        className={`whitespace-nowrap text-ink-2 max-xl:col-span-2 max-xs:col-span-3 max-2xs:col-span-6 ${narrowCell}`}
      >
        {mark.isSold && <SoldDot className="mr-2 size-2.75 border-[5.5px]" />}
        {statusName(status)}
      </Td>
      <Amount label={labels.asks} value={words.amount(cents)} isAsked />
      <Amount label={labels.list} value={listCents === null ? null : words.amount(listCents)} />
      <Amount
        label={labels.formula}
        value={formulaCents === null ? null : words.exact(formulaCents)}
        isQuiet
      />
      {methodNames.map((name) => (
        <Amount key={name} label={words.methodName(name)} value={amountOf(name)} isQuiet />
      ))}
    </tr>
  );
}

const narrowCell = "py-1.75 max-xl:py-0";

/** Where the columns have no heads in view: the work's own price is beside its size, the others below with their names. */
function placeOf(isAsked: boolean, value: string | null): string {
  if (isAsked) return "max-xl:col-span-2 max-xs:col-span-6 max-xs:text-left";
  if (value === null) return "max-xl:hidden";
  return "max-xl:col-span-3 max-xl:flex max-xl:justify-between max-xl:gap-x-2 max-xl:text-1 max-xl:text-ink-2 md:max-xl:col-span-2 max-xs:col-span-6";
}

interface AmountProps {
  /** What it is, where the columns have no heads in view. */
  readonly label: string;
  readonly value: string | null;
  /** The price of the work itself, which needs no word. */
  readonly isAsked?: boolean;
  readonly isQuiet?: boolean;
}

function Amount({ label, value, isAsked = false, isQuiet = false }: AmountProps) {
  return (
    <Td
      isNumber
      className={`pl-4 ${narrowCell} ${isQuiet ? "text-ink-2" : ""} max-xl:pl-0 ${placeOf(isAsked, value)}`}
    >
      {!isAsked && (
        <span aria-hidden="true" className="text-left whitespace-normal xl:hidden">
          {label}
        </span>
      )}
      {value}
    </Td>
  );
}
