import type complete from "./en-CA/complete.json";
import type exported from "./en-CA/export.json";
import type failure from "./en-CA/failure.json";
import type invoices from "./en-CA/invoices.json";
import type invoicing from "./en-CA/invoicing.json";
import type ledger from "./en-CA/ledger.json";
import type mail from "./en-CA/mail.json";
import type meter from "./en-CA/meter.json";
import type sale from "./en-CA/sale.json";

/** The messages of the sales page, by section. */
export interface SalesWords {
  readonly complete: typeof complete;
  readonly export: typeof exported;
  readonly failure: typeof failure;
  readonly invoices: typeof invoices;
  readonly invoicing: typeof invoicing;
  readonly ledger: typeof ledger;
  readonly mail: typeof mail;
  readonly meter: typeof meter;
  readonly sale: typeof sale;
}
