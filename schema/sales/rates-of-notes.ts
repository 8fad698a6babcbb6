import type { Invoice } from "#schema/invoices/invoice.ts";
import type { InvoiceLine } from "../documents/content.ts";

/** An invoice or credit note as far as its rates depend on others; `credits` is the invoice that a note takes back. */
type RatedDocument = Pick<Invoice, "number" | "content"> & Partial<Pick<Invoice, "credits">>;

/**
 * Invoices and credit notes with the rates of their sales' days as far as they are known. A rate that was entered after the
 * invoice was issued is kept by the credit note that takes it back, so that no correction of the sale after that changes it.
 */
export function withRatesOfNotes<Document extends RatedDocument>(
  documents: readonly Document[],
): Document[] {
  const noteOf = new Map(
    documents.flatMap(({ credits, content }) => (credits ? [[credits.number, content]] : [])),
  );
  return documents.map((document) => {
    const note = noteOf.get(document.number);
    if (note === undefined) return document;
    const lines = document.content.lines.map((line, index) => withRate(line, note.lines[index]));
    return { ...document, content: { ...document.content, lines } };
  });
}

function withRate(line: InvoiceLine, ofNote: InvoiceLine | undefined): InvoiceLine {
  if (line.sold === undefined) return line;
  const cadRate = line.sold.cadRate ?? ofNote?.sold?.cadRate ?? null;
  return { ...line, sold: { ...line.sold, cadRate } };
}
