import type { SalesChannel } from "#schema/channels/channel.ts";
import type { VerbContext } from "#worker/context.ts";
import type { ChannelRow } from "#worker/db/sale-tables.ts";
import { conflict } from "#worker/errors.ts";
import { unknownPerson } from "#worker/people/refusals.ts";
import { writeChannels } from "./queries.ts";

/**
 * Replaces the artist's channels (price list, section 2). Returns them as they are then.
 * @throws AppError VALIDATION_FAILED for a person who is not the artist's, or CONFLICT when one that a work is consigned to would be removed.
 */
export async function replaceChannels(
  { db, artist }: VerbContext,
  list: readonly SalesChannel[],
): Promise<ChannelRow[]> {
  const { isReplaced, isPersonUnknown, channels } = await writeChannels(db, artist.id, list);
  if (isPersonUnknown) throw unknownPerson();
  if (!isReplaced) {
    throw conflict(
      "A work is on consignment through a channel that this would remove. Take the work back first.",
    );
  }
  return channels;
}
