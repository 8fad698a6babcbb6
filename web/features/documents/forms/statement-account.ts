import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import type { Currency } from "#schema/currency.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
} from "../words/document-words.ts";
import { dayOf, onOneLine, titleOf } from "./facts.ts";
import { capitalize, numberInWords } from "./hours.ts";
import { percent } from "./percent.ts";
import type { PrintedStatement } from "./statement-content.ts";
import { titleWithin } from "./styles.ts";

interface StatementRow {
  readonly title: string;
  /** When it was sold, and returned where it was. */
  readonly days: LocalizedText;
  readonly buyer: string;
  readonly price: string;
  readonly gallery: string;
  readonly artist: string;
}

interface PayoutRow {
  readonly day: LocalizedText;
  readonly amount: string;
}

export interface CurrencyText {
  readonly headings: Readonly<Record<"sold" | "price" | "gallery" | "artist", LocalizedText>>;
  readonly sales: readonly StatementRow[];
  /** Null for one sale. */
  readonly total:
    | (Omit<StatementRow, "title" | "days" | "buyer"> & { readonly label: LocalizedText })
    | null;
  readonly received: LocalizedText;
  readonly payouts: readonly PayoutRow[];
  /** What was owed and paid before and after these days too; none where that is what stands above. */
  readonly sums: readonly { readonly label: LocalizedText; readonly amount: string }[];
  readonly balance: LocalizedText;
  readonly due: LocalizedText;
  readonly open: string;
}

type Account = ConsignmentStatement["currencies"][number];

/** What a statement says of one currency. */
export function currencyText(
  account: Account,
  printed: PrintedStatement,
  voices: DocumentVoices,
): CurrencyText {
  const [first] = voices;
  const { currency, sales, openCents, owedCents, paidCents } = account;
  const payouts = account.payouts.filter(({ reversedAt }) => reversedAt === null);
  const money = (cents: number) => moneyIn(cents, currency, first);
  const sold = sales.filter(({ returnedOn }) => returnedOn === null);
  const isAll =
    sum(sold.map(({ netCents }) => netCents)) === owedCents &&
    sum(payouts.map(({ amountCents }) => amountCents)) === paidCents;
  const owed = printed.until === null ? "statement.owedInAll" : "statement.owed";
  const sums = [
    { label: say(voices, ({ t }) => t(owed)), amount: money(owedCents) },
    { label: say(voices, ({ t }) => t("statement.paid")), amount: money(paidCents) },
  ];
  const balance = openCents < 0 ? "statement.credit" : "statement.balance";
  return {
    headings: {
      sold: say(voices, ({ t }) => t("statement.sold")),
      price: say(voices, ({ t }) => t("statement.price")),
      gallery: galleryHeading(sales, voices),
      artist: say(voices, ({ t }) => t("statement.artist")),
    },
    sales: sales.map((sale) => ({
      title: onOneLine(sale.artworkTitle) || first.t("facts.untitled"),
      days: say(voices, (voice) => soldIn(sale, voice)),
      buyer: onOneLine(sale.buyer ?? ""),
      ...amountsOf([sale], currency, first),
    })),
    total:
      sold.length < 2
        ? null
        : {
            label: say(voices, (voice) => countIn(sold.length, voice)),
            ...amountsOf(sold, currency, first),
          },
    received: say(voices, ({ t }) => t("statement.received")),
    payouts: payouts.map((payout) => ({
      day: say(voices, (voice) => payoutIn(payout, account, printed, voice)),
      amount: money(payout.amountCents),
    })),
    sums: isAll ? [] : sums,
    balance: say(voices, ({ t }) => t(balance, { currency: t(`currency.${currency}`) })),
    due: say(voices, (voice) => dueIn(account, printed.statement.to, voice)),
    open: money(Math.abs(openCents)),
  };
}

/** The commission, where it is the same of every sale. */
function galleryHeading(sales: Account["sales"], voices: DocumentVoices): LocalizedText {
  const [commission, ...others] = new Set(sales.map((sale) => sale.commission));
  if (commission === undefined || others.length > 0) {
    return say(voices, ({ t }) => t("statement.gallery"));
  }
  return [{ locale: voices[0].locale, text: percent(commission * 100, voices[0]) }];
}

function amountsOf(sales: Account["sales"], currency: Currency, voice: DocumentVoice) {
  const price = sum(sales.map(({ paidByBuyerCents }) => paidByBuyerCents));
  const net = sum(sales.map(({ netCents }) => netCents));
  return {
    price: moneyIn(price, currency, voice),
    gallery: voice.format.amount(price - net),
    artist: moneyIn(net, currency, voice),
  };
}

function soldIn({ date, returnedOn }: Account["sales"][number], voice: DocumentVoice): string {
  const sold = dayOf(date, voice);
  if (returnedOn === null) return sold;
  return voice.t("statement.returnedOn", { date: sold, returned: dayOf(returnedOn, voice) });
}

/** `April 24, 2026, e-transfer, for Sumac` */
function payoutIn(
  { date, method, saleIds }: Account["payouts"][number],
  { sales }: Account,
  { works }: PrintedStatement,
  voice: DocumentVoice,
): string {
  const titles = saleIds.flatMap((id) => {
    const sold = sales.find((sale) => sale.id === id)?.artworkTitle;
    const title = sold ?? works.find(({ saleId }) => saleId === id)?.work.title;
    return title === undefined ? [] : [titleWithin(titleOf({ title }, voice))];
  });
  const list = new Intl.ListFormat(voice.locale, { type: "conjunction" });
  const [day, way] = [dayOf(date, voice), onOneLine(method)];
  return [
    way === "" ? day : voice.t("statement.payout", { date: day, method: way }),
    ...(titles.length === 0
      ? []
      : [voice.t("statement.payoutFor", { titles: list.format(titles) })]),
  ].join(", ");
}

function dueIn(
  { openCents, overdueCents, overdueSince, currency, sales }: Account,
  to: string,
  voice: DocumentVoice,
): string {
  if (openCents <= 0) return voice.t("statement.settled");
  if (overdueSince !== null) {
    const overdue = { date: dayOf(overdueSince, voice), count: daysBetween(overdueSince, to) };
    if (overdueCents >= openCents) return voice.t("statement.overdue", overdue);
    const amount = moneyIn(overdueCents, currency, voice);
    return voice.t("statement.partOverdue", { ...overdue, amount });
  }
  const [dueOn] = sales
    .filter((sale) => sale.openCents > 0)
    .map((sale) => sale.dueOn)
    .toSorted();
  return dueOn === undefined ? "" : voice.t("statement.due", { date: dayOf(dueOn, voice) });
}

const dayInMilliseconds = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);
}

function countIn(count: number, voice: DocumentVoice): string {
  const number = capitalize(numberInWords(count, voice), voice);
  return voice.t("agreement.works", { count, number });
}

function moneyIn(cents: number, currency: Currency, { format }: DocumentVoice): string {
  return format.money(cents, currency);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
