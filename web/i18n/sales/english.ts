/// <reference path="./sections.d.ts" />
import exported from "./en-CA/export.json?section";
import ledger from "./en-CA/ledger.json?section";
import meter from "./en-CA/meter.json?section";
import sale from "./en-CA/sale.json?section";
import type { SalesWords } from "./words.ts";

export const sales: SalesWords = { export: exported, ledger, meter, sale };
