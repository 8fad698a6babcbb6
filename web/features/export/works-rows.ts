import type { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type Medium, media } from "#schema/artworks/media.ts";
import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import { parseSupport, type SupportKind, supportKinds } from "#schema/artworks/supports.ts";
import { type WorkStatus, workStatuses } from "#schema/artworks/work-status.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { taxesText } from "#schema/imports/tax-cells.ts";
import { type Cents, fromCents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { centimetresPerInch, toInches, type Units } from "#schema/units.ts";
import { csvNumber } from "#web/i18n/csv-style.ts";
import type { Locale } from "#web/i18n/words.ts";

/** The words of the table, and what a row needs beside its work. */
export interface WorksContext {
  readonly t: ReturnType<typeof useTranslations<"exports.worksTable">>;
  readonly statuses: ReturnType<typeof useTranslations<"work.statuses">>;
  readonly choices: ReturnType<typeof useTranslations<"choices">>;
  readonly channelName: (channel: Pick<SalesChannel, "kind" | "name" | "commission">) => string;
  readonly locale: Locale;
  readonly units: Units;
  /** The artist's sales, by id. */
  readonly sales: ReadonlyMap<string, Sale>;
  /** The artist's ways to sell. */
  readonly channels: readonly SalesChannel[];
  /** The pictures' paths in the ZIP, by the works' ids; null without pictures. */
  readonly pictures: ReadonlyMap<string, string> | null;
}

/** The headings, by which an import finds the fields again. */
export function worksHead({ t, units, pictures }: WorksContext): string[] {
  const unit = t(`units.${units}`);
  return [
    t("inventoryNumber"),
    t("title"),
    t("year"),
    t("medium"),
    t("formulaMedium"),
    t("support"),
    t("height", { unit }),
    t("width", { unit }),
    t("depth", { unit }),
    t("framed"),
    t("framingCost"),
    t("status"),
    t("statusWho"),
    t("statusSince"),
    t("statusUntil"),
    t("consignedThrough"),
    t("consignmentCommission"),
    t("location"),
    t("price"),
    t("ownPrice"),
    t("currency"),
    t("suggested"),
    t("hours"),
    t("materials"),
    t("notes"),
    t("archived"),
    t("soldOn"),
    t("soldPrice"),
    t("discount"),
    t("discountBorneBy"),
    t("commission"),
    t("saleFees"),
    t("saleShipping"),
    t("soldTo"),
    t("soldThrough"),
    t("buyerEmail"),
    t("buyerAddress"),
    t("buyerRegion"),
    t("buyerCountry"),
    t("deliveredBy"),
    t("handedOverIn"),
    t("taxes"),
    ...(pictures === null ? [] : [t("picture")]),
  ];
}

/**
 * A row for each work (price list, section 6): amounts with two decimals, days ISO, lengths with all their decimals in the
 * artist's units, numbers as the language writes them. The price is what is asked, by whichever rule; an import makes it the artist's own.
 */
export function worksRows(works: readonly Artwork[], context: WorksContext): string[][] {
  const { t, statuses, choices } = context;
  // Each word once: a message takes longer than all else in a row.
  const words = {
    yes: t("yes"),
    no: t("no"),
    media: new Map(media.map((medium) => [medium, choices(`medium.${medium}`)])),
    supports: new Map(supportKinds.map((kind) => [kind, choices(`support.${kind}`)])),
    statuses: new Map(workStatuses.map((status) => [status, statuses(status)])),
  };
  return works.map((work) => worksRow(work, context, words));
}

interface RowWords {
  readonly yes: string;
  readonly no: string;
  readonly media: ReadonlyMap<Medium, string>;
  readonly supports: ReadonlyMap<SupportKind, string>;
  readonly statuses: ReadonlyMap<WorkStatus, string>;
}

function worksRow(work: Artwork, context: WorksContext, words: RowWords): string[] {
  const { units, pictures, locale } = context;
  const { kind, depthInches } = parseSupport(work.depth);
  const number = (text: string) => csvNumber(text, locale);
  const flag = (value: boolean) => (value ? words.yes : words.no);
  const { who, since, until, dueBack } = work.statusDetails;
  return [
    work.inventoryNumber,
    work.title,
    work.dateCreated,
    mediumLineOf({ ...work, support: work.depth }, locale),
    words.media.get(work.medium) ?? "",
    words.supports.get(kind) ?? "",
    number(lengthText(work.height, units)),
    number(lengthText(work.width, units)),
    number(lengthText(depthInches, units)),
    flag(work.framed),
    number(costText(work.framingCents)),
    words.statuses.get(work.status) ?? "",
    who ?? "",
    since ?? "",
    until ?? dueBack ?? "",
    ...consignmentCells(work, context),
    work.location,
    work.askedCents === null ? "" : number(amount(work.askedCents)),
    work.askedCents === null ? "" : flag(work.askingPriceCents !== null),
    work.askedCurrency,
    number(suggestedText(work)),
    work.hoursSpent === 0 ? "" : number(plain(work.hoursSpent)),
    work.materialsCost === 0 ? "" : number(work.materialsCost.toFixed(2)),
    work.notes,
    flag(work.archived),
    ...saleCells(work, context),
    ...(pictures === null ? [] : [pictures.get(work.id) ?? ""]),
  ];
}

/** How a sold work was sold; empty for any other. */
function saleCells({ sale: open, askedCurrency }: Artwork, context: WorksContext): string[] {
  const sale = open === null ? undefined : context.sales.get(open.id);
  if (sale === undefined) return Array.from({ length: 16 }, () => "");
  const { t, channelName, locale } = context;
  const number = (text: string) => csvNumber(text, locale);
  const price = number(amount(sale.priceCents));
  return [
    sale.date,
    sale.currency === askedCurrency ? price : `${price} ${sale.currency}`,
    sale.discountCents === 0 ? "" : number(percent(sale.discountCents / sale.priceCents)),
    sale.discountCents === 0 ? "" : t(`bearers.${sale.channel.discountBorneBy}`),
    number(percent(sale.channel.commission)),
    number(costText(sale.feeCents)),
    number(costText(sale.shippingCents)),
    sale.buyer?.name ?? "",
    channelName(sale.channel),
    sale.buyer?.email ?? "",
    sale.buyer?.address ?? "",
    sale.buyer?.region ?? "",
    sale.buyer?.country ?? "",
    sale.deliveredBy === null ? "" : t(`deliveries.${sale.deliveredBy}`),
    sale.handedOverIn ?? "",
    taxesText(sale, locale),
  ];
}

/** Through which channel a work is consigned, and what that keeps; empty for any other work. */
function consignmentCells(
  { status, statusDetails: { channelId } }: Artwork,
  { channels, channelName, locale }: WorksContext,
): string[] {
  const channel = channels.find(({ id }) => id === channelId);
  if (status !== "consigned" || channel === undefined) return ["", ""];
  return [channelName(channel), csvNumber(percent(channel.commission), locale)];
}

function suggestedText({ suggestedPrice, currency, askedCurrency }: Artwork): string {
  if (suggestedPrice === null) return "";
  const text = suggestedPrice.toFixed(2);
  return currency === askedCurrency ? text : `${text} ${currency}`;
}

/** The fewest decimals from which the same length is read. */
function lengthText(inches: number, units: Units): string {
  if (units === "imperial") return plain(inches);
  const centimetres = inches * centimetresPerInch;
  for (let decimals = 1; decimals < 12; decimals += 1) {
    const length = Number(centimetres.toFixed(decimals));
    if (toInches(length) === inches) return plain(length);
  }
  return plain(centimetres);
}

const allDecimals = new Intl.NumberFormat("en-CA", {
  useGrouping: false,
  maximumFractionDigits: 20,
});

/** With all decimals, and never as `1e-7`. */
function plain(number: number): string {
  const text = String(number);
  return text.includes("e") ? allDecimals.format(number) : text;
}

/** Without the noise of binary fractions, from which the same share is read. */
function percent(share: number): string {
  return `${plain(Number((share * 100).toPrecision(15)))}%`;
}

function amount(cents: Cents): string {
  return fromCents(cents).toFixed(2);
}

/** Costs that were never entered are 0, and empty. */
function costText(cents: Cents): string {
  return cents === 0 ? "" : amount(cents);
}
