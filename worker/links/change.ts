import { earliestToday } from "#schema/days.ts";
import { changeableFields, type LinkChangeInput } from "#schema/links/link-input.ts";
import type { VerbContext } from "#worker/context.ts";
import { givenValues } from "#worker/db/given-values.ts";
import { hasValues } from "#worker/db/has-values.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hasChangedSince } from "#worker/http/if-match.ts";
import { invalid } from "#worker/http/validation.ts";
import { findPerson } from "#worker/people/queries.ts";
import { unknownPerson } from "#worker/people/refusals.ts";
import { hasRoomForLink } from "./conditions.ts";
import { requireOpenEnd, tooManyLinks } from "./create.ts";
import { findLink, findLinkContext, hasTooManyLinks, updateLink } from "./queries.ts";

interface LinkEdit {
  readonly id: string;
  readonly input: LinkChangeInput;
  /** The `updatedAt` that it requires, null for any. */
  readonly editedVersion: string | null;
}

/**
 * Changes what a link shows, to whom and until when (people, section 4); another end opens one that has ended. A change that
 * is repeated leaves it as it is.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for fields that its kind has not, or CONFLICT, also once it was taken back, and
 * for one to open beside as many as there may be.
 */
export async function changeLink(
  { db, artist, now }: VerbContext,
  { id, input, editedVersion }: LinkEdit,
): Promise<void> {
  await retryOnceOrThrow(async () => {
    const found = await findLink(db, artist.id, id);
    if (found === null) throw notFound();
    const { link } = found;
    requireFields(link, input);
    if (link.revokedAt !== null) throw conflict("This link was taken back. Make another one.");
    const { showPrice, ...fields } = input;
    const columns: Partial<LinkRow> = givenValues({ showPrices: showPrice, ...fields });
    if (hasValues(link, columns)) return true;
    if (hasChangedSince(link, editedVersion)) throw changedElsewhere();
    const today = earliestToday(now);
    requireOpenEnd(input.endsOn ?? null, today);
    const { personId = null, workIds = [] } = input;
    if (personId !== null && (await findPerson(db, artist.id, personId)) === null) {
      throw unknownPerson();
    }
    const { areOwnWorks } = await findLinkContext(db, { ...link, workIds });
    if (!areOwnWorks) throw notFound();
    const written = { ...columns, updatedAt: nextUpdatedAt(link, now) };
    const isOpened = input.endsOn !== undefined && link.endsOn !== null && link.endsOn < today;
    const hasRoom = isOpened ? hasRoomForLink(artist.id, today) : undefined;
    if (await updateLink(db, link, written, hasRoom)) return true;
    if (isOpened && (await hasTooManyLinks(db, artist.id, today))) throw tooManyLinks();
    return null;
  }, changedElsewhere());
}

/**
 * Takes a link back, at once and for good: its address answers as if it had never been. Again, it changes nothing.
 * @throws AppError NOT_FOUND, or CONFLICT.
 */
export async function revokeLink({ db, artist, now }: VerbContext, id: string): Promise<void> {
  await retryOnceOrThrow(async () => {
    const found = await findLink(db, artist.id, id);
    if (found === null) throw notFound();
    const { link } = found;
    if (link.revokedAt !== null) return true;
    const columns = { revokedAt: now, updatedAt: nextUpdatedAt(link, now) };
    return (await updateLink(db, link, columns)) || null;
  }, changedElsewhere());
}

/** @throws AppError VALIDATION_FAILED. */
function requireFields({ kind }: LinkRow, input: LinkChangeInput): void {
  const known: readonly string[] = changeableFields[kind];
  const wrong = Object.keys(input).filter((field) => !known.includes(field));
  if (wrong.length > 0) {
    throw invalid(wrong.map((path) => ({ path, message: `A link of the kind ${kind} has none.` })));
  }
}

function changedElsewhere() {
  return conflict("This link has been changed elsewhere meanwhile. Reload and try again.");
}
