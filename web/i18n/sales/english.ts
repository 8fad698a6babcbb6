/// <reference path="./sections.d.ts" />
import complete from "./en-CA/complete.json?section";
import exported from "./en-CA/export.json?section";
import failure from "./en-CA/failure.json?section";
import invoices from "./en-CA/invoices.json?section";
import invoicing from "./en-CA/invoicing.json?section";
import ledger from "./en-CA/ledger.json?section";
import mail from "./en-CA/mail.json?section";
import meter from "./en-CA/meter.json?section";
import sale from "./en-CA/sale.json?section";
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
