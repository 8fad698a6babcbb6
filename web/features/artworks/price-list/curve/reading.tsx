import { memo } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { workPath } from "#schema/page-paths.ts";
import type { Curve } from "#schema/price-list/curve.ts";
import { useFormat } from "#web/i18n/format.ts";
import { ArtworkPicture } from "../../gallery/artwork-picture.tsx";
import type { PriceListView } from "../view.ts";
import { listCents } from "./list-price.ts";
import type { Mark } from "./marks.ts";
import { methodsOf } from "./method-lines.ts";
import { useCurveWords } from "./use-curve-words.ts";

interface ReadingProps {
  readonly view: PriceListView;
  readonly mark: Mark;
  /** The curve of the work's medium; null where the list has none. */
  readonly curve: Curve | null;
}

/** What each method says for one work, in words: the list and its price first. */
export const Reading = memo(function Reading({ view, mark, curve }: ReadingProps) {
  const words = useCurveWords(view);
  const { work } = mark;
  return (
    <div className="mt-6 grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-ink pt-4">
      <ArtworkPicture artwork={work} width="100%" />
      <div>
        <p className="work-title text-[1.25rem]/6 wrap-anywhere">
          <Link
            href={workPath(work.id)}
            className="decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
          >
            {work.title}
          </Link>
        </p>
        <p className="text-1 text-ink-2">
          {words.medium(work.medium)}, {words.size(mark)}
        </p>
      </div>
      {curve && <MethodTable {...{ view, mark, curve }} />}
    </div>
  );
});

function MethodTable({ view, mark, curve }: ReadingProps & { readonly curve: Curve }) {
  const t = useTranslations("priceList.curve.reading");
  const format = useFormat();
  const words = useCurveWords(view);
  const methods = methodsOf(mark, curve, view);
  const listed = listCents(view, mark.work.medium, mark);
  const { profit } = view.settings;
  const own = ownPriceOf(mark);
  const rows: readonly (readonly [string, string])[] = [
    ...(methods.formulaCents === null
      ? []
      : [[t("formula"), words.exact(methods.formulaCents)] as const]),
    [
      t("squareInch", {
        units: view.units,
        rate: words.rate("squareInch", methods.perSquareInchCents),
      }),
      words.method(methods.squareInchCents),
    ],
    [
      t("linearInch", {
        units: view.units,
        rate: words.rate("linearInch", methods.perLinearInchCents),
      }),
      words.method(methods.linearInchCents),
    ],
    [
      profit === 1 ? t("twiceTheCost") : t("costPlus", { percent: format.number(profit * 100) }),
      words.method(methods.costPlusCents),
    ],
  ];
  const isListed = listed !== null && listed === mark.cents;
  return (
    <table className="col-span-2 mt-3 w-full border-collapse text-2">
      <caption className="sr-only">{t("caption", { title: mark.work.title })}</caption>
      <tbody>
        {listed !== null && (
          <Row
            isOwn
            name={isListed ? t(`listAnd.${own}`) : t("list")}
            value={words.amount(listed)}
          />
        )}
        {!isListed && <Row isOwn name={t(`own.${own}`)} value={words.amount(mark.cents)} />}
        {rows.map(([name, value]) => (
          <Row key={name} {...{ name, value }} />
        ))}
        <Row name={t("median")} value={words.method(methods.medianCents)} />
        <Row
          name={t("spread")}
          value={t("fromTo", {
            lowest: words.method(methods.lowestCents),
            highest: words.method(methods.highestCents),
          })}
        />
        <Row name={t("factor")} value={format.number(Math.round(methods.germanFactor * 10) / 10)} />
      </tbody>
    </table>
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
    <tr
      className={`border-t border-rule first:border-0 ${isOwn ? "font-strong text-accent" : "[&>th]:font-[weight:var(--w-text)]"}`}
    >
      <th scope="row" className="py-1.75 pr-3 text-left font-strong">
        {name}
      </th>
      <td className="py-1.75 text-right align-top whitespace-nowrap">{value}</td>
    </tr>
  );
}
