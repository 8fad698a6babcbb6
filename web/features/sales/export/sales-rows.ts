import type { useTranslations } from "use-intl";
import { type Cents, fromCents, roundHalfUp } from "#schema/money.ts";
import { cadRateOf } from "#schema/sales/ledger-lines.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleLine } from "../view.ts";

type ExportWords = RowsContext["t"];

interface RowsContext {
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
 * A row for each sale: amounts with a point and two decimals, days ISO, in the sale's currency and in Canadian dollars. What is
 * not known, such as taxes while the delivery is not stated, is empty; a tax that was not charged is 0.00.
 */
export function salesRows(lines: readonly SaleLine[], context: RowsContext): string[][] {
  return lines.map((line) => salesRow(line, context));
}

function salesRow({ sale, status }: SaleLine, context: RowsContext): string[] {
  const { t, channelName, countryName } = context;
  const { buyer } = sale;
  const rate = cadRateOf(sale);
  const inCad = (cents: Cents | null) =>
    rate === null || cents === null ? "" : amount(roundHalfUp(cents * rate));
  const paid = sale.priceCents - sale.discountCents;
  const taxes = taxColumns.map(([, column]) => taxOf(sale, column));
  return [
    sale.date,
    statusIn(status, t),
    sale.artworkTitle,
    channelName(sale.channel),
    buyer?.name ?? "",
    buyer?.address ?? "",
    buyer?.region ?? "",
    buyer && buyer.country !== "" ? countryName(buyer.country) : "",
    deliveryOf(sale, t),
    sale.invoice?.number ?? "",
    sale.currency,
    amount(sale.priceCents),
    amount(sale.discountCents),
    amount(paid),
    ...taxes.map((cents) => (cents === null ? "" : amount(cents))),
    amount(sale.commissionCents),
    amount(sale.feeCents),
    amount(sale.shippingCents),
    amount(sale.netCents),
    rate === null ? "" : String(rate),
    inCad(paid),
    ...taxes.map(inCad),
    inCad(sale.commissionCents),
    inCad(sale.feeCents),
    inCad(sale.shippingCents),
    inCad(sale.netCents),
  ];
}

function statusIn(status: SaleLine["status"], t: ExportWords): string {
  switch (status) {
    case "counted":
      return t("statuses.counted");
    case "returned":
      return t("statuses.returned");
    case "credited":
      return t("statuses.credited");
  }
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

/** In cents; null while it is not known. */
function taxOf(
  { taxes }: Sale,
  { tax, label }: { readonly tax: string; readonly label: string },
): Cents | null {
  if (taxes === null) return null;
  return taxes
    .filter((line) => line.tax === tax && (line.label === label || line.cents === 0))
    .reduce((sum, { cents }) => sum + cents, 0);
}

function amount(cents: Cents): string {
  return fromCents(cents).toFixed(2);
}
