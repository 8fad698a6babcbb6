import type exported from "./en-CA/export.json";
import type ledger from "./en-CA/ledger.json";
import type meter from "./en-CA/meter.json";
import type sale from "./en-CA/sale.json";

/** The messages of the sales page, by section. */
export interface SalesWords {
  readonly export: typeof exported;
  readonly ledger: typeof ledger;
  readonly meter: typeof meter;
  readonly sale: typeof sale;
}
