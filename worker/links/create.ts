import { earliestToday } from "#schema/days.ts";
import { type LinkLanguage, linkLimits } from "#schema/links/link.ts";
import type { LinkInput } from "#schema/links/link-input.ts";
import type { VerbContext } from "#worker/context.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { newLabelCode, newLinkId } from "#worker/http/link-proof.ts";
import { invalid } from "#worker/http/validation.ts";
import { notAnInvoice } from "#worker/invoices/refusals.ts";
import { findPerson } from "#worker/people/queries.ts";
import { unknownPerson } from "#worker/people/refusals.ts";
import { roomEnd } from "./invoice-end.ts";
import { emptyLink, languageOfLink } from "./new-link.ts";
import { findLinkContext, insertLink } from "./queries.ts";

interface LinkRequest {
  readonly input: LinkInput;
  readonly idempotencyKey: string | null;
}

/** The id of a link, and whether it was there before. */
interface CreatedLink {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Makes a link (people, section 4). A label of a work and the link of an invoice that were not taken back are returned as they
 * are. A request that is repeated with its idempotency key returns what the first one made.
 * @throws AppError NOT_FOUND for a work or an invoice that is not the artist's, VALIDATION_FAILED, or CONFLICT.
 */
export async function createLink(
  { db, artist, now }: VerbContext,
  { input, idempotencyKey }: LinkRequest,
): Promise<CreatedLink> {
  const today = earliestToday(now);
  const requestHash = await hashRequest(idempotencyKey, input);
  const personId = input.kind === "room" ? input.personId : null;
  if (personId !== null && (await findPerson(db, artist.id, personId)) === null) {
    throw unknownPerson();
  }
  return retryOnceOrThrow(async () => {
    const row: LinkRow = {
      ...emptyLink,
      ...columnsOf(input, today),
      userId: artist.id,
      idempotencyKey,
      requestHash,
      createdAt: now,
      updatedAt: now,
    };
    const { areOwnWorks, invoices, repeated, sameId } = await findLinkContext(db, row);
    const earlier = requireSameRequest(repeated, requestHash, "another link");
    if (earlier !== null) return { id: earlier.id, isNew: true };
    if (!areOwnWorks) throw notFound();
    if (sameId !== null) return { id: sameId, isNew: false };
    const language = input.kind === "invoice" ? languageOf(input, invoices) : row.language;
    return (await insertLink(db, { ...row, language }, today)) ? { id: row.id, isNew: true } : null;
  }, tooManyLinks());
}

/** @throws AppError VALIDATION_FAILED for a room that would have ended. */
function columnsOf(
  input: LinkInput,
  today: string,
): Partial<LinkRow> & Pick<LinkRow, "id" | "kind" | "language"> {
  switch (input.kind) {
    case "room": {
      const { endsOn = roomEnd(today), ...room } = input;
      requireOpenEnd(endsOn, today);
      return { id: newLinkId(), ...room, endsOn };
    }
    case "invoice":
      return {
        id: newLinkId(),
        kind: input.kind,
        invoiceId: input.invoiceId,
        language: input.language ?? "both",
      };
    case "label": {
      const { workId, showPrice: showPrices, ...label } = input;
      return { id: newLabelCode(), workIds: [workId], showPrices, ...label };
    }
  }
}

/** @throws AppError VALIDATION_FAILED for a day that is over. */
export function requireOpenEnd(endsOn: string | null, today: string): void {
  if (endsOn !== null && endsOn < today) {
    throw invalid([{ path: "endsOn", message: "Enter today or a later day." }]);
  }
}

type InvoiceLink = Extract<LinkInput, { kind: "invoice" }>;
type ShownInvoices = Awaited<ReturnType<typeof findLinkContext>>["invoices"];

/** @throws AppError NOT_FOUND, or CONFLICT for a credit note. */
function languageOf({ invoiceId, language }: InvoiceLink, invoices: ShownInvoices): LinkLanguage {
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined) throw notFound();
  if (invoice.kind !== "invoice") throw notAnInvoice();
  return language ?? languageOfLink(invoice.content.language);
}

/** The error CONFLICT for a link more than there may be. */
export function tooManyLinks(): AppError {
  const count = linkLimits.count.toLocaleString("en-CA");
  return conflict(`You have ${count} open links. Take back some that you no longer need first.`);
}
