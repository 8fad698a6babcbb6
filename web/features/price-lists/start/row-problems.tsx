import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import type { PricedSize, TypedRow } from "./read-rows.ts";

interface RowProblemsProps {
  readonly rows: readonly TypedRow[];
  readonly units: Units;
  readonly currency: Currency;
}

/** The lines that are not taken yet, as they were typed, and what is wrong with each. */
export function RowProblems({ rows, ...shown }: RowProblemsProps) {
  const t = useTranslations("priceList.start.entry");
  const problemOf = useProblemWords(shown);
  return (
    <ul aria-live="polite" className="text-1 text-error empty:hidden">
      {rows.map((row) => (
        <li key={row.line} className="pt-2 wrap-anywhere">
          {t.rich("line", {
            line: row.line,
            text: row.text,
            typed: (words) => <span className="font-strong">{words}</span>,
          })}{" "}
          {problemOf(row)}
        </li>
      ))}
    </ul>
  );
}

function useProblemWords({ units, currency }: Pick<RowProblemsProps, "units" | "currency">) {
  const t = useTranslations("priceList.start.entry.problems");
  const format = useFormat();
  const lengths = useLengths();
  const size = ({ widthInches, heightInches }: PricedSize) =>
    lengths.size(widthInches, heightInches, units);
  const price = ({ priceCents }: PricedSize) => format.askedMoney(priceCents, currency);

  return ({ priced, problem }: TypedRow): string => {
    if (problem === null) return "";
    if (problem.kind === "sizeRange") {
      return t("sizeRange", { maximum: lengths.length(artworkLimits.dimensionInches, units) });
    }
    if (problem.kind === "tooMuch") {
      return t("tooMuch", { maximum: format.askedMoney(priceListLimits.amountCents, currency) });
    }
    if (!("other" in problem)) return t(problem.kind);
    if (!priced) return "";
    return t(problem.kind, {
      size: size(priced),
      price: price(priced),
      otherSize: size(problem.other),
      otherPrice: price(problem.other),
    });
  };
}
