import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
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

/** What the drawing shows, as a table in its place. */
export function CurveTable({ view, marks }: CurveTableProps) {
  const t = useTranslations("priceList.curve.table");
  const words = useCurveWords(view);
  const [isWhole, setWhole] = useState(false);
  const rows = tableRows(view, marks, isWhole ? marks.length : firstRows);
  return (
    <>
      <table className="w-full border-collapse text-2 max-xl:block">
        <caption className="sr-only">{t("caption")}</caption>
        <thead className="text-1 text-ink-2 max-xl:sr-only">
          <tr className="border-b border-ink">
            <Head name={t("work")} isText />
            <Head name={t("size", { units: view.units })} isText />
            <Head name={t("status")} isText />
            <Head name={t("asks")} />
            <Head name={t("list")} />
            <Head name={t("formula")} />
            {methodNames.map((name) => (
              <Head key={name} name={words.methodName(name)} />
            ))}
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {rows.map((row) => (
            <Work key={row.mark.id} row={row} words={words} />
          ))}
        </tbody>
      </table>
      {rows.length < marks.length && (
        <TextButton onClick={() => setWhole(true)} className="mt-2">
          {t("all", { count: marks.length })}
        </TextButton>
      )}
    </>
  );
}

function Head({ name, isText = false }: { readonly name: string; readonly isText?: boolean }) {
  const align = isText ? "text-left" : "pl-4 text-right";
  return (
    <th scope="col" className={`pb-2.5 align-bottom font-[weight:var(--w-text)] ${align}`}>
      {name}
    </th>
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
  const said = (name: MethodName) => {
    const amount = methods && methodCents(methods, name);
    return amount === null ? null : words.method(amount);
  };
  return (
    <tr
      className={`border-b max-xl:grid max-xl:grid-cols-6 max-xl:gap-x-6 max-xs:gap-x-0 max-xl:py-2.5 ${isLastInFocus ? "border-ink" : "border-rule"}`}
    >
      <th
        scope="row"
        className="py-1.75 pr-4 text-left font-[weight:var(--w-text)] wrap-anywhere max-xl:col-span-6 max-xl:py-0"
      >
        <WorkLink work={work} className="work-title text-3" />,{" "}
        {words.medium(work.medium).toLocaleLowerCase()}
        {work.framed && work.framingCents > 0 && `, ${t("unframed")}`}
      </th>
      <td
        className={`pr-4 whitespace-nowrap max-xl:col-span-2 max-xs:col-span-3 max-2xs:col-span-6 ${narrowCell}`}
      >
        {words.figure(widthInches)}
        {"\u00a0×\u00a0"}
        {words.figure(heightInches)}
      </td>
      <td
        className={`whitespace-nowrap text-ink-2 max-xl:col-span-2 max-xs:col-span-3 max-2xs:col-span-6 ${narrowCell}`}
      >
        {mark.isSold && <SoldDot className="mr-2 size-2.75 border-[5.5px]" />}
        {statusName(status)}
      </td>
      <Amount label={labels.asks} value={words.amount(cents)} isAsked />
      <Amount label={labels.list} value={listCents === null ? null : words.amount(listCents)} />
      <Amount
        label={labels.formula}
        value={formulaCents === null ? null : words.exact(formulaCents)}
        isQuiet
      />
      {methodNames.map((name) => (
        <Amount key={name} label={words.methodName(name)} value={said(name)} isQuiet />
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
    <td
      className={`pl-4 text-right whitespace-nowrap ${narrowCell} ${isQuiet ? "text-ink-2" : ""} max-xl:pl-0 ${placeOf(isAsked, value)}`}
    >
      {!isAsked && (
        <span aria-hidden="true" className="text-left whitespace-normal xl:hidden">
          {label}
        </span>
      )}
      {value}
    </td>
  );
}
