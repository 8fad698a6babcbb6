import { earliestToday } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { tooManyLinks } from "#worker/links/create.ts";
import { hasTooManyLinks } from "#worker/links/queries.ts";
import { agreementContent } from "./agreement.ts";
import { changedElsewhere, nextChange, requireAction, requireChannel } from "./decided.ts";
import { requireVersion, versionToSend } from "./present.ts";
import { findConsignmentContext } from "./queries.ts";
import { writeSending, writeTakingBack } from "./send-queries.ts";

interface AgreementRequest {
  readonly id: string;
  /** The `updatedAt` that it requires, null for any. */
  readonly editedVersion: string | null;
}

/**
 * Sends an agreement, or a change of it, to the gallery (people, section 5): it has a number from the first time on, and its
 * works are consigned in the same batch. What a change leaves out of an agreement that was not confirmed is as it was before.
 * @throws AppError NOT_FOUND, or CONFLICT, also for a work that is sold, archived, or with another gallery, for a gallery
 * that was removed, and for what is too long to be kept.
 */
export async function sendConsignment(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: AgreementRequest,
): Promise<void> {
  const today = earliestToday(now);
  await retryOnceOrThrow(async () => {
    const found = await findConsignmentContext(db, artist.id, { id });
    const { consignment, versions, sent, elsewhereIds } = found;
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "send", editedVersion);
    requireChannel(consignment, found.channels);
    const version = versionToSend(consignment, versions);
    const works = version.workIds.map((workId) =>
      requireSendable(
        found.works.find((work) => work.id === workId),
        elsewhereIds,
      ),
    );
    agreementContent(consignment, version, found);
    const hereIds = sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId);
    const isReplaced = consignment.state === "sent";
    const isSent = await writeSending(db, consignment, {
      next,
      version,
      works,
      now,
      change: nextChange(consignment, now),
      holding: next.amendment === null ? version.version : consignment.version,
      addedIds: version.workIds.filter((workId) => !hereIds.includes(workId)),
      // What the gallery has confirmed holds until it confirms the change.
      keptIds:
        next.amendment === null ? version.workIds.filter((one) => hereIds.includes(one)) : [],
      removedIds: isReplaced ? hereIds.filter((one) => !version.workIds.includes(one)) : [],
      year: Number(today.slice(0, 4)),
    });
    if (!isSent && (await hasTooManyLinks(db, artist.id, today))) throw tooManyLinks();
    return isSent || null;
  }, changedElsewhere());
}

/**
 * Takes an agreement, or a change of it, back before the gallery confirms it: it is a draft again and keeps its number, and
 * the works that it brought are as they were before.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function takeConsignmentBack(
  { db, artist, now }: VerbContext,
  { id, editedVersion }: AgreementRequest,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const { consignment, versions, sent } = await findConsignmentContext(db, artist.id, { id });
    if (consignment === null) throw notFound();
    const next = requireAction(consignment, "take-back", editedVersion);
    const isAmendment = consignment.amendment === "sent";
    // What was changed since it was sent is the draft then.
    const isChanged = consignment.state === "sent" && consignment.amendment === "draft";
    const isTakenBack = await writeTakingBack(db, consignment, {
      next,
      now,
      change: nextChange(consignment, now),
      version: requireVersion(versions, consignment.version + (isAmendment ? 1 : 0)),
      holding: consignment.version + (isChanged ? 1 : 0),
      removedIds: sent
        // What was confirmed has a price that is frozen.
        .filter(({ isHere, currency }) => isHere && !(isAmendment && currency !== null))
        .map(({ artworkId }) => artworkId),
    });
    return isTakenBack || null;
  }, changedElsewhere());
}

/** @throws AppError CONFLICT for a work that cannot be consigned. */
function requireSendable(
  work: ArtworkRow | undefined,
  elsewhereIds: readonly string[],
): ArtworkRow {
  if (work === undefined) throw conflict("One of the works was deleted. Take it out first.");
  const refusal = (why: string): AppError => conflict(`“${work.title}” ${why}`);
  if (work.status === "sold") throw refusal("is sold. Take it out first.");
  if (work.archived) throw refusal("is archived. Take it out of the archive first.");
  if (elsewhereIds.includes(work.id)) throw refusal("is in another open agreement.");
  return work;
}
