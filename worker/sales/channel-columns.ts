import type { ChannelRow } from "#worker/db/sale-tables.ts";

/** The columns of a sale that are its channel's, as the channel is when the sale is recorded or gets another one. */
export function channelColumns(channel: ChannelRow) {
  return {
    channelId: channel.id,
    channelKind: channel.kind,
    channelName: channel.name,
    commission: channel.commission,
    percentageFee: channel.percentageFee,
    fixedFeeCents: channel.fixedFeeCents,
    discountBorneBy: channel.discountBorneBy,
    chargesTax: channel.chargesTax,
  };
}
