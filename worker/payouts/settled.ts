import { byDueDay, payOwnSales } from "#schema/consignments/statement.ts";
import type { ChannelPayout, GalleryAccount } from "./accounts.ts";

/** Ids of sales, and of the payouts that paid them. */
export interface Settled {
  readonly saleIds: readonly string[];
  readonly payoutIds: readonly string[];
}

/**
 * The sales that are paid in full by payouts that paid nothing else, and these payouts (decision 093): what is open of the other
 * sales is the same without them. Nothing of an account is settled with a payout that names a sale that is not owed, or of which
 * a credit is left.
 */
export function settledOf(
  accounts: readonly GalleryAccount[],
  payouts: readonly ChannelPayout[],
): Settled {
  const settled = accounts.flatMap((account) => {
    const own = payouts.filter(
      ({ channelId, currency, reversedAt }) =>
        channelId === account.channelId && currency === account.currency && reversedAt === null,
    );
    return groupsOf(own).filter((group) => isSettled(group, account));
  });
  return {
    saleIds: settled.flatMap(({ saleIds }) => [...saleIds]),
    payoutIds: settled.flatMap((group) => group.payouts.map(({ id }) => id)),
  };
}

/** Payouts that have sales in common, with all that they name. */
interface Group {
  readonly saleIds: ReadonlySet<string>;
  readonly payouts: readonly ChannelPayout[];
}

function groupsOf(payouts: readonly ChannelPayout[]): Group[] {
  return payouts.reduce<Group[]>((groups, payout) => {
    const hasCommon = ({ saleIds }: Group) => payout.saleIds.some((id) => saleIds.has(id));
    const joined = groups.filter(hasCommon);
    const group = {
      saleIds: new Set([...joined.flatMap(({ saleIds }) => [...saleIds]), ...payout.saleIds]),
      payouts: [...joined.flatMap((each) => each.payouts), payout],
    };
    return [...groups.filter((each) => !hasCommon(each)), group];
  }, []);
}

function isSettled({ saleIds, payouts }: Group, account: GalleryAccount): boolean {
  const sales = account.sales
    .filter(({ id }) => saleIds.has(id))
    .toSorted(byDueDay)
    .map(({ id, paidCents, openCents }) => ({ id, netCents: paidCents + openCents }));
  const { open, creditCents } = payOwnSales(sales, payouts);
  return (
    sales.length === saleIds.size &&
    creditCents === 0 &&
    [...open.values()].every((cents) => cents === 0)
  );
}
