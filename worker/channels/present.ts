import type { SalesChannel } from "#schema/channels/channel.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";

/** A channel in a response. */
export function presentChannel({
  userId: _owner,
  position: _position,
  personId,
  ...channel
}: ChannelRow): SalesChannel {
  return personId === null ? channel : { ...channel, personId };
}
