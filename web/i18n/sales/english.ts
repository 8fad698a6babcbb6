/// <reference path="./sections.d.ts" />
import ledger from "./en-CA/ledger.json?section";
import meter from "./en-CA/meter.json?section";
import sale from "./en-CA/sale.json?section";
import type { SalesWords } from "./words.ts";

export const sales: SalesWords = { ledger, meter, sale };
