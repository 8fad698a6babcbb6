import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Currency, convert } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { useSizeName } from "../use-size-name.ts";
import type { PriceListView } from "../view.ts";
import { referenceListOf } from "./reference-list.ts";
import { toListable } from "./resolving-prices.ts";
import type { ShownContradiction } from "./use-contradictions.ts";

/** A contradiction in words. */
interface ContradictionWords {
  readonly title: ReactNode;
  readonly why: string;
  /** In one sentence, once it is dismissed. */
  readonly dismissed: ReactNode;
  /** What its button says; null where there is nothing to raise. */
  readonly raise: string | null;
  /** For the work's price history. */
  readonly reason: string;
  /** The label of the list beside a work that is compared with it. */
  readonly rule: { readonly name: string; readonly facts: string; readonly price: string } | null;
}

/** What a contradiction is, why it matters, and what resolves it. */
export function useContradictionWords(
  view: PriceListView,
): (shown: ShownContradiction) => ContradictionWords {
  const t = useTranslations("priceList.contradictions");
  const format = useFormat();
  const list = referenceListOf(view);
  const { units, rates } = view;
  const factsOf = useWorkFacts(units);
  const sizeName = useSizeName(units);
  const money = format.askedMoney;

  function sizeOf({ width, height }: Artwork): string {
    return sizeName({ widthInches: width, heightInches: height });
  }

  /** What the list says, with the frame where it has frames apart. */
  function listed(work: Artwork): { readonly cents: Cents; readonly currency: Currency } | null {
    const cents = list && listPriceOfWork(list, toListable(work), rates);
    return cents === null || list === null ? null : { cents, currency: list.currency };
  }

  function listSays({ work, raises }: ShownContradiction): string | null {
    const inList = listed(work);
    if (!list || !inList || inList.cents === list.rounding.minimumCents) return null;
    const isFramed = list.framesApart && work.framed && work.framingCents > 0;
    return t("listSays", {
      price: money(inList.cents, inList.currency),
      which: raises.length > 1 ? "both" : isFramed ? "framed" : "one",
    });
  }

  function raiseLabel({ raises }: ShownContradiction): string | null {
    const [first, second] = raises;
    if (!first) return null;
    const price = money(first.amountCents, first.currency);
    if (!second) return t("raiseTo", { price });
    const isSame = second.amountCents === first.amountCents && second.currency === first.currency;
    return isSame ? t("raiseBothTo", { price }) : t("raiseBothToList");
  }

  return (shown) => {
    const { contradiction, work, other } = shown;
    const { kind } = contradiction;
    const inList = listed(work);
    const price = inList === null ? null : money(inList.cents, inList.currency);
    const asked = convert(work.askedCents ?? 0, work.askedCurrency, "CAD", rates);
    const titles = {
      work: workTitle,
      title: work.title,
      size: sizeOf(work),
      other: other?.title ?? "",
      otherSize: other ? sizeOf(other) : "",
    };
    const says = listSays(shown);
    const withList = (why: string) => (says === null ? why : `${why} ${says}`);
    const common = { raise: raiseLabel(shown), reason: t(`reasons.${kind}`) };
    switch (kind) {
      case "larger-costs-less":
      case "same-size-differs": {
        const years = other ? yearsOlder(work, other) : 0;
        const why =
          years > 0
            ? t("why.olderPrice", { years })
            : t(`why.${kind}`, { isSold: other?.sale ? "yes" : "no" });
        return {
          ...common,
          title: t.rich(`titles.${kind}`, titles),
          why: withList(why),
          dismissed: t.rich(`dismissed.${kind}`, titles),
          rule: null,
        };
      }
      case "below-minimum": {
        const minimum = list ? money(list.rounding.minimumCents, list.currency) : "";
        return {
          ...common,
          title: t.rich(`titles.${kind}`, titles),
          why: withList(t(`why.${kind}`)),
          dismissed: t.rich(`dismissed.${kind}`, titles),
          rule: { name: t("minimum.name"), facts: t("minimum.facts"), price: minimum },
        };
      }
      case "off-the-list": {
        const cad = inList ? convert(inList.cents, inList.currency, "CAD", rates) : asked;
        const side = asked < cad ? "below" : "above";
        const percent = format.number(Math.round(100 * Math.abs(asked / cad - 1)));
        const facts = t("facts", factsOf(work));
        return {
          ...common,
          title: t.rich(`titles.${kind}`, { ...titles, side, percent }),
          why: t(`why.${kind}`, { side }),
          dismissed: t.rich(`dismissed.${kind}`, { ...titles, side, percent }),
          rule: price === null ? null : { name: t("list.name"), facts, price },
        };
      }
      case "currencies-differ":
        return {
          ...common,
          title: t.rich(`titles.${kind}`, titles),
          why: t(`why.${kind}`),
          dismissed: t.rich(`dismissed.${kind}`, titles),
          rule: null,
        };
    }
  };
}

/** `dateCreated` is a year. */
type DatedWork = Pick<Artwork, "dateCreated">;

/** A price of the year before may be meant. */
const fewestYears = 2;

/**
 * By how many years a work that asks less is older than the one that it is compared with; 0 below two, and where it is
 * the newer. Its price is then one that was left behind as the others rose.
 */
export function yearsOlder(cheap: DatedWork, dear: DatedWork): number {
  const years = Number(dear.dateCreated) - Number(cheap.dateCreated);
  return years >= fewestYears ? years : 0;
}
