import type { Artwork } from "#schema/artworks/artwork.ts";
import { isProposedMediumLine } from "#schema/artworks/medium-line.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Sale } from "#schema/sales/sale.ts";

/** Beyond it lengths are noise of binary fractions. */
const lengthDigits = 12;

/** What an exported file keeps of a work, its sale and its consignment. */
export function workFacts(
  work: Artwork,
  sales: ReadonlyMap<string, Sale>,
  channels: readonly SalesChannel[] = [],
): object {
  const { title, dateCreated, depth, medium, hoursSpent, materialsCost, inventoryNumber } = work;
  const { status, statusDetails, location, framed, framingCents, notes, archived } = work;
  const { mediumLine } = work;
  const through = channels.find(({ id }) => id === statusDetails.channelId);
  const { who, since, until, dueBack } = statusDetails;
  const sale = work.sale === null ? undefined : sales.get(work.sale.id);
  return {
    ...{ title, dateCreated, depth, medium, hoursSpent, materialsCost, inventoryNumber },
    ...{ status, who, since, until, dueBack, location, framed, framingCents, notes, archived },
    // What says no more than medium and support do is left to them.
    mediumLine: isProposedMediumLine(mediumLine, { medium, support: depth }) ? "" : mediumLine,
    consignedThrough: through && [through.name ?? through.kind, through.commission],
    width: work.width.toPrecision(lengthDigits),
    height: work.height.toPrecision(lengthDigits),
    ...{
      askedCents: work.askedCents,
      askedCurrency: work.askedCents === null ? null : work.askedCurrency,
      isOwnPrice: work.askingPriceCents !== null,
    },
    sale: sale && {
      ...{ date: sale.date, priceCents: sale.priceCents, discountCents: sale.discountCents },
      ...{
        currency: sale.currency,
        commissionCents: sale.commissionCents,
        feeCents: sale.feeCents,
      },
      ...{ shippingCents: sale.shippingCents, netCents: sale.netCents },
      ...{ buyer: sale.buyer, commission: sale.channel.commission },
      ...{ deliveredBy: sale.deliveredBy, handedOverIn: sale.handedOverIn },
      // Without a registration, which no file of works has, nothing is open.
      taxes: sale.taxes ?? [],
      chargesTax: sale.channel.chargesTax,
      channel: sale.channel.name ?? sale.channel.kind,
      discountBorneBy: sale.discountCents === 0 ? null : sale.channel.discountBorneBy,
    },
  };
}
