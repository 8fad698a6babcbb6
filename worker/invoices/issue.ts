import * as v from "valibot";
import { type DocumentArtist, invoiceContentSchema } from "#schema/documents/content.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import {
  type InvoiceSource,
  invoiceContent,
  invoiceProblem,
} from "#schema/invoices/invoice-content.ts";
import type { InvoiceInput } from "#schema/invoices/invoice-input.ts";
import { presentArtwork } from "#worker/artworks/present.ts";
import { presentBusiness } from "#worker/business/present.ts";
import type { VerbContext } from "#worker/context.ts";
import type { InvoiceRow } from "#worker/db/document-tables.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { requireToday } from "#worker/documents/day-of-issue.ts";
import type { IssuingArtist } from "#worker/documents/issue.ts";
import { type DocumentedWork, withPictureCopies } from "#worker/documents/picture-copies.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { hashRequest, requireSameRequest } from "#worker/http/idempotency-key.ts";
import { invalid } from "#worker/http/validation.ts";
import { presentSale } from "#worker/sales/present.ts";
import {
  findInvoiceContext,
  type InvoiceContext,
  insertInvoice,
  type VersionedSale,
} from "./issue-queries.ts";
import { presentInvoice, presentInvoices } from "./present.ts";
import { refusalOf } from "./refusals.ts";
import type { PaidInvoiceRow } from "./shared-sql.ts";

interface IssueRequest {
  readonly input: InvoiceInput;
  readonly idempotencyKey: string | null;
}

/**
 * Issues an invoice of sales (price list, section 4): its number, its content, the copies of the works' pictures and the
 * sales that are on it are written in one batch, and are not changed after that. A request that is repeated with its
 * idempotency key returns the invoice that the first one issued. A conflict is tried again once.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, or CONFLICT.
 */
export async function issueInvoice(
  verb: VerbContext<IssuingArtist>,
  { input, idempotencyKey }: IssueRequest,
): Promise<Invoice> {
  const { db, artist, now } = verb;
  const requestHash = await hashRequest(idempotencyKey, ["invoice", input]);
  return retryOnceOrThrow(async () => {
    const context = await findInvoiceContext(db, artist.id, input.saleIds, idempotencyKey);
    const repeated = earlierIssue(context.earlier, { idempotencyKey, requestHash });
    if (repeated) return repeated;
    requireToday(input.issuedOn, now);
    const chosen = input.saleIds.map((id) => soldWork(context, id));
    requireBuyer(chosen, input);
    const sourceOf = (documented: readonly DocumentedWork[]) =>
      describe(documentArtist(artist, presentBusiness(context.business)), chosen, documented);
    const problem = invoiceProblem(sourceOf([]), input);
    if (problem !== null) throw refusalOf(problem);
    const works = chosen.map(({ work }) => work);
    const issued = await withPictureCopies(verb, {
      works,
      write: (documented) =>
        insertInvoice(
          db,
          {
            id: crypto.randomUUID(),
            userId: artist.id,
            year: Number(input.issuedOn.slice(0, 4)),
            issuedOn: input.issuedOn,
            content: v.parse(invoiceContentSchema, invoiceContent(sourceOf(documented), input)),
            paidOn: null,
            paymentMethod: null,
            idempotencyKey,
            requestHash,
            createdAt: now,
          },
          { sales: chosen.map(({ versioned }) => versioned), business: context.business },
          documented,
        ),
    });
    return issued && presentInvoice(issued.id, [{ ...issued, payments: [] }]);
  }, conflict("These sales have been changed elsewhere meanwhile. Try again."));
}

/**
 * What was issued with this key; null without a key, or when it is new.
 * @throws AppError CONFLICT when the key was used for something else.
 */
export function earlierIssue(
  rows: readonly PaidInvoiceRow[],
  { idempotencyKey, requestHash }: Pick<InvoiceRow, "idempotencyKey" | "requestHash">,
): Invoice | null {
  if (idempotencyKey === null) return null;
  const earlier = rows.find((row) => row.idempotencyKey === idempotencyKey) ?? null;
  requireSameRequest(earlier, requestHash, "another invoice");
  return presentInvoices(rows).find(({ id }) => id === earlier?.id) ?? null;
}

interface ChosenSale {
  readonly versioned: VersionedSale;
  readonly work: ArtworkRow;
}

/** @throws AppError NOT_FOUND. */
function soldWork({ sales, works }: InvoiceContext, saleId: string): ChosenSale {
  const versioned = sales.find(({ sale }) => sale.id === saleId);
  const work = works.find(({ id }) => id === versioned?.sale.artworkId);
  if (versioned === undefined) throw notFound();
  // A work can be deleted once its sale was taken back.
  if (work === undefined) {
    throw refusalOf({ kind: "returned", saleId, title: versioned.sale.artworkTitle });
  }
  return { versioned, work };
}

/** @throws AppError VALIDATION_FAILED where a sale is somebody else's. */
function requireBuyer(chosen: readonly ChosenSale[], { personId }: InvoiceInput): void {
  if (personId === undefined) return;
  if (chosen.every(({ versioned }) => versioned.sale.personId === personId)) return;
  throw invalid([{ path: "personId", message: "A sale has another buyer." }]);
}

function describe(
  artist: DocumentArtist,
  chosen: readonly ChosenSale[],
  documented: readonly DocumentedWork[],
): InvoiceSource {
  const pictured = new Set(
    documented.flatMap(({ artworkId, pictureKey }) => (pictureKey === null ? [] : [artworkId])),
  );
  return {
    artist,
    sales: chosen.map(({ versioned, work }) => ({
      sale: presentSale(versioned.sale),
      work: documentWork(presentArtwork({ ...work, sale: null }), pictured.has(work.id)),
    })),
  };
}
