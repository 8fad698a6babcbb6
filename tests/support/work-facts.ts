import type { Artwork } from "#schema/artwork.ts";
import type { Sale } from "#schema/sales/sale.ts";

/** Beyond it lengths are noise of binary fractions. */
const lengthDigits = 12;

/** What an exported file keeps of a work and its sale. The asked price is the artist's own after an import. */
export function workFacts(work: Artwork, sales: ReadonlyMap<string, Sale>): object {
  const { title, dateCreated, depth, medium, hoursSpent, materialsCost, inventoryNumber } = work;
  const { status, statusDetails, location, framed, framingCents, notes, archived } = work;
  const { who, since, until, dueBack } = statusDetails;
  const sale = work.sale === null ? undefined : sales.get(work.sale.id);
  return {
    ...{ title, dateCreated, depth, medium, hoursSpent, materialsCost, inventoryNumber },
    ...{ status, who, since, until, dueBack, location, framed, framingCents, notes, archived },
    width: work.width.toPrecision(lengthDigits),
    height: work.height.toPrecision(lengthDigits),
    ...{
      askedCents: work.askedCents,
      askedCurrency: work.askedCents === null ? null : work.askedCurrency,
    },
    sale: sale && {
      ...{ date: sale.date, priceCents: sale.priceCents, discountCents: sale.discountCents },
      ...{
        currency: sale.currency,
        commissionCents: sale.commissionCents,
        feeCents: sale.feeCents,
      },
      ...{ shippingCents: sale.shippingCents, netCents: sale.netCents },
      ...{ buyer: sale.buyer?.name ?? null, commission: sale.channel.commission },
      channel: sale.channel.name ?? sale.channel.kind,
      discountBorneBy: sale.discountCents === 0 ? null : sale.channel.discountBorneBy,
    },
  };
}
