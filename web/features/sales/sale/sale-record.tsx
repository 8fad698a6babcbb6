import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { daysBetween } from "#schema/days.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { localDay } from "#web/browser/local-day.ts";
import { countriesIn, hasWords, namesProvince, useProvinceName } from "#web/i18n/countries.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type Fact, FactList } from "#web/works/fact-list.tsx";
import { useHistory } from "#web/works/record-queries.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { useMissingPlace } from "./use-missing-place.ts";
import { useTaxWords } from "./use-tax-words.ts";

interface SaleRecordProps {
  readonly work: Artwork;
  readonly openSale: NonNullable<Artwork["sale"]>;
  /** Null until it is fetched. */
  readonly sale: Sale | null;
  /** Opens what can be added to the sale or changed of it; null where nothing can. */
  readonly onDetails: ((saleId: string) => void) | null;
}

/** The facts of the sale, in the currency in which it was made. */
export function SaleRecord({ work, openSale, sale, onDetails }: SaleRecordProps) {
  const t = useTranslations("work.saleRecord");
  const facts = useSaleFacts({ work, openSale, sale });
  return (
    <WorkPageSection
      title={t("title")}
      aside={
        onDetails &&
        sale?.invoice === null && (
          <TextButton onClick={() => onDetails(sale.id)} className="print:hidden">
            {t.rich("details", { hidden: visuallyHidden })}
          </TextButton>
        )
      }
    >
      <FactList facts={facts} />
    </WorkPageSection>
  );
}

function useSaleFacts({ work, openSale, sale }: Omit<SaleRecordProps, "onDetails">): Fact[] {
  const t = useTranslations("work.saleRecord");
  const countryName = useCountryName();
  const provinceName = useProvinceName();
  const prices = usePrices();
  const format = useFormat();
  const channelName = useChannelName();
  const { data: history } = useHistory(work.id);
  const taxes = useTranslations("work.taxes");
  const taxWords = useTaxWords(openSale.currency);
  const missingPlace = useMissingPlace();
  const { date, priceCents, discountCents, currency, buyerName } = openSale;
  const days = history ? daysOnOffer(history, date) : null;
  const discount = (discountCents / priceCents) * 100;
  const buyer = sale?.buyer;
  const facts: Fact[] = [
    { name: t("date"), value: format.longDate(`${date}T12:00:00`) },
    { name: t("price"), value: prices.money(priceCents - discountCents, currency) },
    discountCents > 0 && {
      name: t("discount"),
      value: t("discountValue", {
        amount: prices.money(discountCents, currency),
        percent: format.number(discount),
        price: prices.money(priceCents, currency),
      }),
    },
    sale && { name: t("channel"), value: channelInWords(sale) },
    (buyer || buyerName) && {
      name: t("buyer"),
      value: buyer ? buyerLine(buyer, { provinceName, countryName }) : buyerName,
    },
    buyer && buyer.email !== "" && { name: t("email"), value: buyer.email },
    sale?.deliveredBy && {
      name: t("delivered"),
      value: sale.handedOverIn
        ? t("handedOverIn", { place: provinceName(sale.handedOverIn) })
        : t(`deliveries.${sale.deliveredBy}`),
    },
    sale && taxFact(sale),
    days !== null && { name: t("onOffer"), value: t("days", { days }) },
  ].filter((fact) => typeof fact === "object" && fact !== null);

  /** Nothing for a sale without a tax, which an artist without a registration has. */
  function taxFact(sold: Sale): Fact | null {
    const { taxes: lines, channel } = sold;
    const name = taxes("title");
    if (channel.chargesTax) {
      return { name, value: taxes("byChannel", { channel: channelName(channel) }) };
    }
    if (lines === null)
      return { name, value: taxes("notKnownYet", { missing: missingPlace(sold) }) };
    return lines.length === 0 ? null : { name, value: taxWords(lines) };
  }

  function channelInWords({ channel }: Sale): string {
    const name = channelName(channel);
    if (channel.name === null || channel.commission === 0) return name;
    return t("channelValue", { name, percent: format.number(channel.commission * 100) });
  }

  return facts;
}

function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return (code) => (code === "" ? "" : countriesIn(locale).nameOf(code));
}

interface PlaceNames {
  /** The name of a province; what is no code of one stays. */
  readonly provinceName: (region: string) => string;
  readonly countryName: (code: string) => string;
}

/** A buyer in one line: name, address, and the province and country that the address does not name. */
export function buyerLine(
  { name, address, region, country }: NonNullable<Sale["buyer"]>,
  { provinceName, countryName }: PlaceNames,
): string {
  const nation = country === "" ? "" : countryName(country);
  return [
    name,
    ...address.split(/[\r\n]+/).map((line) => line.trim()),
    namesProvince(address, region, provinceName) ? "" : provinceName(region),
    hasWords(address, nation) ? "" : nation,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** The days from the first price, or from the last return, to a sale's day; null where the history is not known. */
export function daysOnOffer(history: readonly HistoryEntry[], saleDay: string): number | null {
  const sold = history.findLastIndex(({ kind }) => kind === "sold");
  const before = sold === -1 ? history : history.slice(0, sold);
  const start = before.findLast(({ kind }) => kind === "returned") ?? before[0];
  if (!start) return null;
  return Math.max(0, daysBetween(localDay(new Date(start.at)), saleDay));
}
