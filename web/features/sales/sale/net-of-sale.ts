import type { Costs, Net } from "#schema/price-lists/channels.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { inView, type View } from "#web/works/view.ts";

type Sold = Pick<
  Sale,
  "currency" | "discountCents" | "commissionCents" | "feeCents" | "shippingCents" | "netCents"
>;

/** What a sale left its artist, by the terms that are stored with it, in the currency in view. */
export function netOfSale(sale: Sold, costs: Costs, view: View): Net {
  const shown = (cents: number) => inView(cents, sale.currency, view);
  const netCents = shown(sale.netCents);
  const costsCents = costs.materialsCents + costs.framingCents + costs.overheadCents;
  const leftCents = netCents - costsCents;
  return {
    discountCents: shown(sale.discountCents),
    commissionCents: shown(sale.commissionCents),
    feeCents: shown(sale.feeCents),
    shippingCents: shown(sale.shippingCents),
    netCents,
    costsCents,
    leftCents,
    hourlyWageCents: costs.hours > 0 ? Math.round(leftCents / costs.hours) : null,
  };
}
