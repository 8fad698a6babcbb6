import type { useTranslations } from "use-intl";
import { type Cents, fromCents } from "#schema/money.ts";
import type { LedgerEntry } from "#schema/sales/ledger.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { cadRateOf } from "#schema/sales/sale.ts";
import { csvNumber } from "#web/i18n/csv-style.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { BookedEntry } from "./booked-entries.ts";
import { inCad as centsInCad } from "./ledger-sums.ts";

type ExportWords = RowsContext["t"];

interface RowsContext {
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<"sales.export">>;
  readonly channelName: (channel: Sale["channel"]) => string;
  readonly countryName: (code: string) => string;
}

/** Each tax in a column of its own. */
const taxColumns = [
  ["gst", { tax: "gst-hst", label: "GST" }],
  ["hst", { tax: "gst-hst", label: "HST" }],
  ["qst", { tax: "qst", label: "QST" }],
  ["bcPst", { tax: "bc-pst", label: "PST" }],
  ["skPst", { tax: "sk-pst", label: "PST" }],
  ["mbRst", { tax: "mb-rst", label: "RST" }],
] as const;

/** The headings of the file for an accountant. */
export function salesHead(t: ExportWords): string[] {
  return [
    t("date"),
    t("status"),
    t("work"),
    t("channel"),
    t("buyer"),
    t("address"),
    t("region"),
    t("country"),
    t("delivery"),
    t("invoice"),
    t("taxedBy"),
    t("untaxed"),
    t("currency"),
    t("price"),
    t("discount"),
    t("paid"),
    ...taxColumns.map(([name]) => t(`taxes.${name}`)),
    t("commission"),
    t("fees"),
    t("shipping"),
    t("net"),
    t("rate"),
    t("inCad", { column: t("paid") }),
    ...taxColumns.map(([name]) => t("inCad", { column: t(`taxes.${name}`) })),
    t("inCad", { column: t("commission") }),
    t("inCad", { column: t("fees") }),
    t("inCad", { column: t("shipping") }),
    t("inCad", { column: t("net") }),
  ];
}

/**
 * A row for each entry of the ledger: amounts with two decimals as the language writes them, days ISO, in the sale's currency and in
 * Canadian dollars, what is taken back negative, so that the columns add up to what the page shows. What is not known, such as taxes
 * while the delivery is not stated, is empty; a tax that was not charged is 0.00.
 */
export function salesRows(booked: readonly BookedEntry[], context: RowsContext): string[][] {
  return booked.map((each) => salesRow(each, context));
}

function salesRow({ entry, sale, channel, buyer }: BookedEntry, context: RowsContext): string[] {
  const { t, channelName, countryName, locale } = context;
  const amount = (cents: Cents) => csvNumber(fromCents(cents).toFixed(2), locale);
  const rate = cadRateOf(entry);
  const inCad = (cents: Cents | null) => {
    const converted = cents === null ? null : centsInCad(entry, cents);
    return converted === null ? "" : amount(converted);
  };
  const net = ["paidCents", "commissionCents", "feeCents", "shippingCents"] as const;
  const [paid = 0, ...deductions] = net.map((name) => centsInCad(entry, entry[name]) ?? 0);
  const taxes = taxColumns.map(([, column]) => taxLines(entry, column));
  return [
    entry.date,
    t(`statuses.${entry.kind}`),
    entry.description,
    channel === null ? "" : channelName(channel),
    buyer?.name ?? "",
    buyer?.address ?? "",
    buyer?.region ?? "",
    buyer && buyer.country !== "" ? countryName(buyer.country) : "",
    sale === null ? "" : deliveryOf(sale, t),
    entry.invoiceNumber ?? "",
    entry.taxedBy === null ? "" : t(`taxedByWhom.${entry.taxedBy}`),
    entry.untaxed === null ? "" : t(`untaxedReasons.${entry.untaxed}`),
    entry.currency,
    amount(entry.paidCents + entry.discountCents),
    amount(entry.discountCents),
    amount(entry.paidCents),
    ...taxes.map((lines) => (lines === null ? "" : amount(sumOf(lines)))),
    amount(entry.commissionCents),
    amount(entry.feeCents),
    amount(entry.shippingCents),
    amount(entry.netCents),
    rate === null ? "" : csvNumber(String(rate), locale),
    inCad(entry.paidCents),
    // Each line of tax is rounded, as in the sums of the page.
    ...taxes.map((lines) =>
      lines === null || rate === null
        ? ""
        : amount(sumOf(lines.map((cents) => centsInCad(entry, cents) ?? 0))),
    ),
    inCad(entry.commissionCents),
    inCad(entry.feeCents),
    inCad(entry.shippingCents),
    rate === null ? "" : amount(paid - sumOf(deductions)),
  ];
}

function deliveryOf({ deliveredBy, handedOverIn }: Sale, t: ExportWords): string {
  switch (deliveredBy) {
    case null:
      return "";
    case "artist":
      return t("deliveries.artist");
    case "carrier":
      return t("deliveries.carrier");
    case "handed-over":
      return handedOverIn === null
        ? t("deliveries.handed-over")
        : t("handedOverIn", { region: handedOverIn });
  }
}

/** The cents of each line; null while they are not known. */
function taxLines(
  { untaxed, taxes }: LedgerEntry,
  { tax, label }: { readonly tax: string; readonly label: string },
): Cents[] | null {
  if (untaxed === "not-known") return null;
  return taxes
    .filter((line) => line.tax === tax && (line.label === label || line.cents === 0))
    .map(({ cents }) => cents);
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
