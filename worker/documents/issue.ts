import * as v from "valibot";
import { certificateContentSchema, consignmentContentSchema } from "#schema/documents/content.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import type { DocumentInput } from "#schema/documents/document-input.ts";
import {
  type ConsignmentProblem,
  certificateContent,
  certificateProblem,
  consignmentContent,
  consignmentProblem,
} from "#schema/documents/issued-content.ts";
import { presentArtwork } from "#worker/artworks/present.ts";
import { presentBusiness } from "#worker/business/present.ts";
import type { VerbContext } from "#worker/context.ts";
import type { IssuedDocumentRow } from "#worker/db/document-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ArtworkRow, UserRow } from "#worker/db/tables.ts";
import { type AppError, conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { requireToday } from "./day-of-issue.ts";
import { type DocumentedWork, withPictureCopies } from "./picture-copies.ts";
import { type DocumentContext, findDocumentContext, insertDocument } from "./queries.ts";

/** The artist who issues something. */
export type IssuingArtist = Pick<UserRow, "id" | "firstName" | "lastName" | "usesMetric">;

interface DocumentRequest {
  readonly input: DocumentInput;
  readonly idempotencyKey: string | null;
}

/**
 * Issues a certificate or a consignment list (price list, section 5): its content, and the copies of the works' pictures,
 * are not changed after that. A request that is repeated with its idempotency key returns the document that the first one
 * issued. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function issueDocument(
  verb: VerbContext<IssuingArtist>,
  { input, idempotencyKey }: DocumentRequest,
): Promise<IssuedDocumentRow> {
  const { db, artist, now } = verb;
  const requestHash = await hashRequest(idempotencyKey, input);
  const ids = input.kind === "certificate" ? [input.artworkId] : input.artworkIds;
  return retryOnceOrThrow(async () => {
    const context = await findDocumentContext(db, artist.id, ids, idempotencyKey);
    const repeated = requireSameRequest(context.earlier, requestHash, "another document");
    if (repeated) return repeated;
    requireToday(input.issuedOn, now);
    const works = ids.map((id) => requireWork(context, id));
    const contentOf = (documented: readonly DocumentedWork[]) =>
      describe(artist, input, { ...context, works }, documented);
    // Refused before a picture is copied.
    contentOf([]);
    return withPictureCopies(verb, {
      works,
      write: (documented) => {
        const document = {
          id: crypto.randomUUID(),
          userId: artist.id,
          kind: input.kind,
          issuedOn: input.issuedOn,
          content: contentOf(documented),
          idempotencyKey,
          requestHash,
          createdAt: now,
        };
        return insertDocument(db, document, documented);
      },
    });
  }, notFound());
}

/** @throws AppError NOT_FOUND. */
function requireWork({ works }: DocumentContext, id: string): ArtworkRow {
  const work = works.find((one) => one.id === id);
  if (work === undefined) throw notFound();
  return work;
}

/** @throws AppError CONFLICT or VALIDATION_FAILED when no document can be made of the works. */
function describe(
  artist: IssuingArtist,
  input: DocumentInput,
  { works, channels, business }: DocumentContext,
  documented: readonly DocumentedWork[],
): IssuedDocumentRow["content"] {
  const copies = new Map(documented.map((copy) => [copy.artworkId, copy]));
  const described = works.map((row) => {
    const work = presentArtwork({ ...row, sale: null });
    const hasPicture = (copies.get(row.id)?.pictureKey ?? null) !== null;
    return { ...work, hours: row.hoursSpent, work: documentWork(work, hasPicture) };
  });
  const common = {
    artist: documentArtist(artist, presentBusiness(business)),
    language: input.language,
  };
  const [first] = described;
  if (input.kind === "certificate") {
    if (first === undefined) throw notFound();
    const hours = input.showHours ? first.hours : null;
    const { statement, inSecondLanguage } = input;
    const source = { ...common, work: first.work, hours, statement, inSecondLanguage };
    if (certificateProblem(source) === "no-artist") throw nameMissing();
    return v.parse(certificateContentSchema, certificateContent(source));
  }
  const { terms, inSecondLanguage } = input;
  const source = { ...common, works: described, channels, terms, inSecondLanguage };
  const problem = consignmentProblem(source);
  if (problem !== null) throw consignmentRefusal(problem);
  return v.parse(consignmentContentSchema, consignmentContent(source));
}

/** The error for works of which no consignment list can be made; its sentence says what to do first. */
function consignmentRefusal(problem: ConsignmentProblem): AppError {
  switch (problem.kind) {
    case "not-consigned":
      return conflict(`“${problem.title}” is not consigned. Change its status first.`);
    case "no-price":
      return conflict(`“${problem.title}” has no price yet. Set one first.`);
    case "no-channel":
      return conflict(
        `It is not known through which channel “${problem.title}” is consigned. Choose it in its status first.`,
      );
    case "no-since":
      return conflict(
        `It is not known since when “${problem.title}” is consigned. Enter the day in its status first.`,
      );
    case "no-consignee":
      return conflict("Enter who has the works in their status first.");
    case "two-consignees":
      return refused("Choose works that one consignee has, through one channel.");
    case "two-currencies":
      return refused("Choose works that are priced in one currency.");
    case "no-artist":
      return nameMissing();
  }
}

/** The error CONFLICT for an artist without a name. */
function nameMissing(): AppError {
  return conflict("Enter your name in your business details first.");
}

function refused(message: string): AppError {
  return invalid([{ path: "artworkIds", message }]);
}
