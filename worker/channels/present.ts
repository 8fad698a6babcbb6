import { daysToPayOf, type SalesChannel, takesMoneyOf } from "#schema/channels/channel.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";

/** A channel in a response. */
export function presentChannel({
  userId: _owner,
  position: _position,
  personId,
  ...channel
}: ChannelRow): SalesChannel {
  const terms = { takesMoney: takesMoneyOf(channel), daysToPay: daysToPayOf(channel) };
  return { ...channel, ...terms, ...(personId !== null && { personId }) };
}
