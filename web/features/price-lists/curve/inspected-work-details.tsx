import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Curve } from "#schema/price-lists/curve.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Table, TableBody, Td, Th } from "#web/ui/table.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { WorkLink } from "#web/works/work-link.tsx";
import type { PriceListView } from "../view.ts";
import { type InspectedWork, useDebouncedMark } from "./inspected-work.ts";
import { listCents } from "./list-price.ts";
import type { Mark } from "./marks.ts";
import { curveOf, methodsOf } from "./method-lines.ts";
import { useCurveWords } from "./use-curve-words.ts";

interface InspectedWorkDetailsProps {
  readonly view: PriceListView;
  readonly inspected: InspectedWork;
}

/** What each method says for the work that is inspected. The drawing answers the pointer at once, and the words once it rests. */
export function InspectedWorkDetails({ view, inspected }: InspectedWorkDetailsProps) {
  const mark = useDebouncedMark(inspected);
  return mark && <WorkDetails view={view} mark={mark} curve={curveOf(view, mark.work.medium)} />;
}

interface WorkDetailsProps {
  readonly view: PriceListView;
  readonly mark: Mark;
  /** The curve of the work's medium; null where the list has none. */
  readonly curve: Curve | null;
}

/** One work: the list and its price first. */
const WorkDetails = memo(function WorkDetails({ view, mark, curve }: WorkDetailsProps) {
  const words = useCurveWords(view);
  const { work } = mark;
  return (
    <div className="mt-6 grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-ink pt-4">
      <ArtworkPicture key={work.id} artwork={work} width="100%" />
      <div>
        <p className="work-title text-[1.25rem]/6 wrap-anywhere">
          <WorkLink work={work} />
        </p>
        <p className="text-1 text-ink-2">
          {words.medium(work.medium)}, {words.size(mark)}
        </p>
      </div>
      {curve && <MethodTable view={view} mark={mark} curve={curve} />}
    </div>
  );
});

function MethodTable({ view, mark, curve }: WorkDetailsProps & { readonly curve: Curve }) {
  const t = useTranslations("priceList.curve.reading");
  const format = useFormat();
  const words = useCurveWords(view);
  const methods = methodsOf(mark, curve, view);
  const listed = listCents(view, mark.work.medium, mark);
  const { profit } = view.settings;
  const own = ownPriceOf(mark);
  const isListed = listed !== null && listed === mark.cents;
  return (
    <Table caption={t("caption", { title: mark.work.title })} className="col-span-2 mt-3">
      <TableBody>
        {listed !== null && (
          <Row
            isOwn
            name={isListed ? t(`listAnd.${own}`) : t("list")}
            value={words.amount(listed)}
          />
        )}
        {!isListed && <Row isOwn name={t(`own.${own}`)} value={words.amount(mark.cents)} />}
        {methods.formulaCents !== null && (
          <Row name={t("formula")} value={words.exact(methods.formulaCents)} />
        )}
        <Row
          name={t("squareInch", {
            units: view.units,
            rate: words.rate("squareInch", methods.perSquareInchCents),
          })}
          value={words.method(methods.squareInchCents)}
        />
        <Row
          name={t("linearInch", {
            units: view.units,
            rate: words.rate("linearInch", methods.perLinearInchCents),
          })}
          value={words.method(methods.linearInchCents)}
        />
        <Row
          name={
            profit === 1
              ? t("twiceTheCost")
              : t("costPlus", { percent: format.number(profit * 100) })
          }
          value={
            methods.costPlusCents === null ? t("costsUnknown") : words.method(methods.costPlusCents)
          }
        />
        <Row name={t("median")} value={words.method(methods.medianCents)} />
        <Row
          name={t("spread")}
          value={t("fromTo", {
            lowest: words.method(methods.lowestCents),
            highest: words.method(methods.highestCents),
          })}
        />
        <Row name={t("factor")} value={format.number(Math.round(methods.germanFactor * 10) / 10)} />
      </TableBody>
    </Table>
  );
}

/** How the artist's own price of a work is called. */
function ownPriceOf({ isSold, work: { framed, framingCents } }: Mark) {
  const isUnframed = framed && framingCents > 0;
  if (isSold) return isUnframed ? "soldUnframed" : "sold";
  return isUnframed ? "askedUnframed" : "asked";
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  /** The list's and the artist's own price. */
  readonly isOwn?: boolean;
}

function Row({ name, value, isOwn = false }: RowProps) {
  return (
    <tr className={`border-t border-rule first:border-0 ${isOwn ? "font-strong text-accent" : ""}`}>
      <Th scope="row" className="py-1.75 pr-3 wrap-anywhere">
        {name}
      </Th>
      <Td isNumber className="py-1.75 align-top max-2xs:whitespace-normal">
        {value}
      </Td>
    </tr>
  );
}
