import { and, eq } from "drizzle-orm";
import type { Business } from "#schema/business/business.ts";
import type { InvoiceInput } from "#schema/invoices/invoice-input.ts";
import { replaceBusiness } from "#worker/business/replace.ts";
import type { VerbContext } from "#worker/context.ts";
import type { Database } from "#worker/db/client.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";
import { issueDocument } from "#worker/documents/issue.ts";
import { issueInvoice } from "#worker/invoices/issue.ts";
import { payInvoice } from "#worker/invoices/pay.ts";
import { daysBefore, toDay } from "./days.ts";
import { email, profile } from "./odile.ts";

/** The days before the day of seeding on which she registered, issued an invoice that was paid at once, and a certificate. */
export const documentDays = { registered: 52, invoice: 49, certificate: 240 } as const;

export const documentedWorks = { invoice: "Thaw on the Ouelle", certificate: "Sumac" } as const;

/** What her documents say about her. */
export function businessOn(now: Date): Business {
  const since = toDay(daysBefore(now, documentDays.registered));
  return {
    tradeName: "Atelier Odile Fournier",
    phone: "",
    email,
    street: "12, rue de la Grève",
    city: "Rimouski",
    region: "QC",
    postalCode: "G5L 1A2",
    country: "CA",
    registrations: [
      { tax: "gst-hst", number: "123456789 RT0001", since },
      { tax: "qst", number: "1234567890 TQ0001", since },
    ],
    documentLanguage: "by-buyer",
    units: "both",
    paper: "by-country",
  };
}

/** Enters her business details, by which her sales are taxed, and issues her documents as she would have on their days. */
export async function issueDocuments(context: VerbContext): Promise<void> {
  const { db, now } = context;
  const ownerId = context.artist.id;
  const issuing = { ...context, artist: { ...profile, id: ownerId } };
  await replaceBusiness(context, { details: businessOn(now), editedTag: null });
  const certifiedAt = daysBefore(now, documentDays.certificate);
  const certificate = {
    kind: "certificate",
    issuedOn: toDay(certifiedAt),
    language: "en",
    artworkId: await idOf(db, ownerId, documentedWorks.certificate),
    showHours: true,
    statement: "There is one.",
    inSecondLanguage: null,
  } as const;
  const certifying = { ...issuing, now: certifiedAt };
  await issueDocument(certifying, { input: certificate, idempotencyKey: null });
  const invoicedAt = daysBefore(now, documentDays.invoice);
  const sold = await idOf(db, ownerId, documentedWorks.invoice);
  const [sale] = await db.select().from(sales).where(eq(sales.artworkId, sold));
  if (sale === undefined) throw new Error(`${documentedWorks.invoice} is not sold.`);
  const input: InvoiceInput = {
    saleIds: [sale.id],
    issuedOn: toDay(invoicedAt),
    language: "fr-en",
    otherLines: [],
    depositCents: 0,
    terms: "Payable à la réception.",
    title: "L’œuvre est à vous dès qu’elle est payée. Le droit d’auteur demeure à l’artiste.",
    inSecondLanguage: {
      terms: "Due on receipt.",
      title: "The work is yours once it is paid. Copyright remains with the artist.",
    },
    dueOn: null,
  };
  const invoicing = { ...issuing, now: invoicedAt };
  const { id } = await issueInvoice(invoicing, { input, idempotencyKey: null });
  const payment = { paidOn: toDay(invoicedAt), method: "Virement Interac" };
  await payInvoice(invoicing, { id, payment });
}

async function idOf(db: Database, ownerId: string, title: string): Promise<string> {
  const isHers = and(eq(artworks.userId, ownerId), eq(artworks.title, title));
  const [work] = await db.select({ id: artworks.id }).from(artworks).where(isHers);
  if (work === undefined) throw new Error(`${title} is missing.`);
  return work.id;
}
