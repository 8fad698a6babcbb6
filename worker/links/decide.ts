import { addDays, earliestToday } from "#schema/days.ts";
import type { Decision } from "#schema/links/entry.ts";
import type { AcceptInput } from "#schema/links/entry-input.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { emptyAddress, personLimits } from "#schema/people/person.ts";
import type { PersonInput } from "#schema/people/person-input.ts";
import type { ArtworkWithSale } from "#worker/artworks/queries.ts";
import { changeStatus } from "#worker/artworks/status.ts";
import { acceptReport } from "#worker/consignments/accept-report.ts";
import type { VerbContext } from "#worker/context.ts";
import type { EntryRow } from "#worker/db/link-tables.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { createPerson } from "#worker/people/create.ts";
import { unknownPerson } from "#worker/people/refusals.ts";
import { decideEntry, findEntry } from "./entry-queries.ts";

interface Acceptance {
  readonly id: string;
  readonly input: AcceptInput;
}

/** A wish that is accepted, and what it led to; `artwork` is the work that is on hold now, null for interest. */
interface AcceptedWish {
  readonly entry: EntryRow;
  readonly artwork: ArtworkWithSale | null;
  readonly person: PersonRow;
}

/** A gallery's report that is accepted, and what it led to; `sale` is null of a return. */
interface AcceptedReport {
  readonly entry: EntryRow;
  readonly consignmentId: string;
  readonly sale: SaleRow | null;
}

/**
 * Accepts what a guest sent (people, section 4): who wrote it is found among the artist's people, or becomes one, and a work
 * that they wish to hold is on hold for them until the day after tomorrow, as if by hand. What a gallery reported leads to the
 * sale or return.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT for an entry that was decided, and for a work that is not
 * available, with its status.
 */
export async function acceptEntry(
  context: VerbContext,
  acceptance: Acceptance,
): Promise<AcceptedWish | AcceptedReport> {
  return retryOnceOrThrow(() => tryAcceptance(context, acceptance), changedElsewhere());
}

/** Null when the entry was decided, or its person has been merged or erased, meanwhile. */
async function tryAcceptance(
  context: VerbContext,
  { id, input }: Acceptance,
): Promise<AcceptedWish | AcceptedReport | null> {
  const { db, artist, now } = context;
  const { until, personId } = input;
  const found = await findEntry(db, artist.id, id, personId ?? null);
  if (found === null) throw notFound();
  const { entry } = found;
  if (entry.decision !== null) throw decidedAs(entry.decision);
  if (isReport(entry)) {
    const { consignmentId, sale } = await acceptReport(context, { entry, input });
    const accepted = { decision: "accepted", decidedAt: now } as const;
    return { entry: { ...entry, ...accepted }, consignmentId, sale };
  }
  if (personId !== undefined && found.named === null) throw unknownPerson();
  const person = found.named ?? found.known ?? (await addGuest(context, entry));
  if (entry.kind === "hold") {
    const lastDay = until ?? addDays(earliestToday(now), entryLimits.holdDays);
    const artwork = await changeStatus(context, {
      id: entry.workId ?? "",
      input: { status: "on-hold", personId: person.id, until: lastDay },
      editedVersion: null,
      acceptedEntryId: id,
    });
    const accepted = { decision: "accepted", decidedAt: artwork.updatedAt } as const;
    return { entry: { ...entry, ...accepted, personId: person.id }, artwork, person };
  }
  const accepted = { decision: "accepted", decidedAt: now, personId: person.id } as const;
  const decided = await decideEntry(db, entry, accepted);
  return decided && { entry: decided, artwork: null, person };
}

/**
 * Declines what a guest sent; nobody hears of it but a gallery, whose page says so.
 * @throws AppError NOT_FOUND, or CONFLICT for an entry that was decided.
 */
export async function declineEntry(
  { db, artist, now }: VerbContext,
  id: string,
): Promise<EntryRow> {
  return retryOnceOrThrow(async () => {
    const found = await findEntry(db, artist.id, id, null);
    if (found === null) throw notFound();
    if (found.entry.decision !== null) throw decidedAs(found.entry.decision);
    return decideEntry(db, found.entry, { decision: "declined", decidedAt: now });
  }, changedElsewhere());
}

function changedElsewhere(): AppError {
  return conflict("This has been changed elsewhere meanwhile. Reload and try again.");
}

function isReport({ kind }: EntryRow): boolean {
  return kind === "sold" || kind === "returned";
}

/** Adds who wrote an entry to the artist's people; twice it is the same person. */
function addGuest(context: VerbContext, { id, name, contact }: EntryRow): Promise<PersonRow> {
  const isEmail = contact.includes("@");
  const input: PersonInput = {
    kind: "person",
    name,
    organization: "",
    language: "",
    notes: "",
    email: isEmail ? contact : "",
    phone: isEmail ? "" : contact.slice(0, personLimits.phoneCharacters),
    address: emptyAddress,
  };
  return createPerson(context, { input, idempotencyKey: `entry ${id}` });
}

function decidedAs(decision: Decision): AppError {
  return conflict(
    decision === "accepted"
      ? "This was accepted already."
      : "This was declined. Write to them if you have changed your mind.",
  );
}
