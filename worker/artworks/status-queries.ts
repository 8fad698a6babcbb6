import { selectChannel } from "#worker/channels/queries.ts";
import { selectLeftAgreement } from "#worker/consignments/leave-works.ts";
import type { Database } from "#worker/db/client.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { selectPerson } from "#worker/people/queries.ts";
import { type ArtworkWithSale, selectArtworkWithSale } from "./queries.ts";

interface StatusAsked {
  readonly channelId: string;
  readonly personId: string;
  readonly isUndo: boolean;
}

/**
 * The owner's work of this id, whether the channel is theirs, the person, and of an undo the agreement that the work left; null
 * without the work.
 */
export async function findStatusContext(
  db: Database,
  ownerId: string,
  id: string,
  { channelId, personId, isUndo }: StatusAsked,
): Promise<StatusContext | null> {
  const [[artwork], known, [person], [left]] = await db.batch([
    selectArtworkWithSale(db, ownerId, id),
    selectChannel(db, ownerId, channelId),
    selectPerson(db, ownerId, personId),
    selectLeftAgreement(db, { id, userId: ownerId }, isUndo),
  ]);
  if (artwork === undefined) return null;
  const isLeftOpen = left === undefined ? null : left.isOpen === 1;
  return { artwork, isChannelKnown: known.length > 0, person: person ?? null, isLeftOpen };
}

interface StatusContext {
  readonly artwork: ArtworkWithSale;
  readonly isChannelKnown: boolean;
  readonly person: PersonRow | null;
  /** Whether the agreement that the work left by its last change has it still; null where it left none, or nothing is undone. */
  readonly isLeftOpen: boolean | null;
}
