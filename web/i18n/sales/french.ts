/// <reference path="./sections.d.ts" />
import complete from "./fr-CA/complete.json?section";
import exported from "./fr-CA/export.json?section";
import failure from "./fr-CA/failure.json?section";
import invoices from "./fr-CA/invoices.json?section";
import invoicing from "./fr-CA/invoicing.json?section";
import ledger from "./fr-CA/ledger.json?section";
import mail from "./fr-CA/mail.json?section";
import meter from "./fr-CA/meter.json?section";
import sale from "./fr-CA/sale.json?section";
import type { SalesWords } from "./words.ts";

export const sales: SalesWords = {
  complete,
  export: exported,
  failure,
  invoices,
  invoicing,
  ledger,
  mail,
  meter,
  sale,
};
