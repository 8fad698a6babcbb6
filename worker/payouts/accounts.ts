import { type ChannelKind, daysToPayOf, takesMoneyOf } from "#schema/channels/channel.ts";
import {
  type Payout,
  type SaleStatement,
  type Statement,
  statementOfDue,
} from "#schema/consignments/statement.ts";
import type { Currency } from "#schema/currency.ts";
import { addDays } from "#schema/days.ts";
import type { Cents } from "#schema/money.ts";

/** A sale with what decides whether a gallery owes for it, in whole cents of its currency. Days are ISO. */
export interface SoldThrough {
  readonly id: string;
  readonly date: string;
  readonly netCents: Cents;
  readonly currency: Currency;
  readonly channelId: string;
  /** What the channel was at the sale, for one that was removed since. */
  readonly channelKind: ChannelKind;
  /** The invoice to the buyer that it is on; the gallery then took no money. */
  readonly invoiceId: string | null;
  readonly returnedAt: string | null;
  readonly isImported: boolean;
  /** Of the agreement under which it was sold; null without one. */
  readonly daysToPay: number | null;
}

interface ChannelTerms {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly takesMoney?: boolean | null | undefined;
  readonly daysToPay?: number | null | undefined;
}

/** What a gallery paid, with the currency of its amount. */
export interface ChannelPayout extends Payout {
  readonly id: string;
  readonly channelId: string;
  readonly currency: Currency;
}

export interface OwedRows {
  readonly sales: readonly SoldThrough[];
  readonly channels: readonly ChannelTerms[];
  readonly payouts: readonly ChannelPayout[];
  /** Since when payouts are kept: earlier sales count as paid; null where all count. */
  readonly keptFrom: string | null;
}

/** What one gallery owes in one currency. */
export interface GalleryAccount extends Statement {
  readonly channelId: string;
  readonly currency: Currency;
  /** The due day of the oldest sale that is overdue; null without one. */
  readonly overdueSince: string | null;
}

/**
 * What each gallery owes on a day, a currency apart (people, section 5), in the order of the sales: of sales through a channel
 * that takes the buyer's money, that are on no invoice to the buyer, of the days from which payouts are kept, and not imported.
 * A sale is due after the days of its agreement, or else of its channel. A payout counts for its channel also when its sales
 * are on an invoice or with another channel by now: it is a credit then.
 */
export function owedByGallery(rows: OwedRows, today: string): GalleryAccount[] {
  const channels = new Map(rows.channels.map((channel) => [channel.id, channel]));
  const channelOf = (sale: SoldThrough): ChannelTerms =>
    channels.get(sale.channelId) ?? { id: sale.channelId, kind: sale.channelKind };
  const sales = rows.sales.filter((sale) => isOwed(sale, channelOf(sale), rows.keptFrom));
  const accountOf = ({ channelId, currency }: SoldThrough | ChannelPayout) =>
    JSON.stringify([channelId, currency]);
  const payouts = Map.groupBy(rows.payouts, accountOf);
  const salesOf = Map.groupBy(sales, accountOf);
  const counting = rows.payouts.filter(({ reversedAt }) => reversedAt === null);
  const owners = Map.groupBy([...sales, ...counting], accountOf);
  return [...owners].map(([account, [first]]) => {
    if (first === undefined) throw new Error("A group has a member.");
    const { channelId, currency } = first;
    const due = (salesOf.get(account) ?? []).map((sale) => ({
      ...sale,
      dueOn: dueDayOf(sale, channelOf(sale)),
    }));
    const statement = statementOfDue({ sales: due, payouts: payouts.get(account) ?? [] }, today);
    return { channelId, currency, ...statement, overdueSince: oldestOverdue(statement.sales) };
  });
}

/** What is owed of each sale, by its id. */
export function owedOfSales(
  accounts: readonly GalleryAccount[],
): ReadonlyMap<string, SaleStatement> {
  return new Map(accounts.flatMap(({ sales }) => sales).map((sale) => [sale.id, sale]));
}

function isOwed(
  { date, invoiceId, isImported }: SoldThrough,
  channel: ChannelTerms,
  keptFrom: string | null,
): boolean {
  const isKept = !isImported && (keptFrom === null || date >= keptFrom);
  return isKept && invoiceId === null && takesMoneyOf(channel);
}

/** The day by which the gallery has to pay the artist for a sale. */
function dueDayOf({ date, daysToPay }: SoldThrough, channel: ChannelTerms): string {
  return addDays(date, daysToPay ?? daysToPayOf(channel));
}

function oldestOverdue(sales: readonly SaleStatement[]): string | null {
  const days = sales.filter(({ isOverdue }) => isOverdue).map(({ dueOn }) => dueOn);
  return days.toSorted()[0] ?? null;
}
