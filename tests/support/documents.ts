import { earliestToday } from "#schema/days.ts";
import { type IssuedDocument, issuedDocumentSchema } from "#schema/documents/issued.ts";
import { type Invoice, invoiceSchema, invoicesSchema } from "#schema/invoices/invoice.ts";
import { creditNotePath, salesPaths } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "./answers.ts";
import { keyHeader, type TestArtist } from "./artists.ts";

/** An invoice of these sales, issued today, without anything that is optional. */
export function newInvoice(saleIds: readonly string[]) {
  return { saleIds, issuedOn: earliestToday(new Date()), language: "en" };
}

export function newCreditNote() {
  return { issuedOn: earliestToday(new Date()) };
}

export function newCertificate(artworkId: string) {
  const issuedOn = earliestToday(new Date());
  return { kind: "certificate", issuedOn, language: "en", artworkId, showHours: false };
}

export function newConsignmentList(artworkIds: readonly string[]) {
  const issuedOn = earliestToday(new Date());
  return { kind: "consignment", issuedOn, language: "en", artworkIds, terms: "" };
}

export function sendInvoice(
  artist: TestArtist,
  saleIds: readonly string[],
  changes: object = {},
  idempotencyKey?: string,
): Promise<Response> {
  const body = { ...newInvoice(saleIds), ...changes };
  return artist.send("POST", salesPaths.invoices, body, keyHeader(idempotencyKey));
}

export function sendCreditNote(
  artist: TestArtist,
  id: string,
  changes: object = {},
  idempotencyKey?: string,
): Promise<Response> {
  const body = { ...newCreditNote(), ...changes };
  return artist.send("POST", creditNotePath(id), body, keyHeader(idempotencyKey));
}

export function sendDocument(
  artist: TestArtist,
  document: object,
  idempotencyKey?: string,
): Promise<Response> {
  return artist.send("POST", salesPaths.documents, document, keyHeader(idempotencyKey));
}

/** The invoice or credit note of a response that succeeds. */
export async function readInvoice(response: Response): Promise<Invoice> {
  return readAnswer(invoiceSchema, response, [200, 201]);
}

/** The certificate or consignment list of a response that succeeds. */
export async function readDocument(response: Response): Promise<IssuedDocument> {
  return readAnswer(issuedDocumentSchema, response, [200, 201]);
}

export async function listInvoices(artist: TestArtist): Promise<Invoice[]> {
  return readAnswer(invoicesSchema, await artist.request(salesPaths.invoices));
}
