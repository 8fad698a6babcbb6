/// <reference path="./sections.d.ts" />
import exported from "./fr-CA/export.json?section";
import ledger from "./fr-CA/ledger.json?section";
import meter from "./fr-CA/meter.json?section";
import sale from "./fr-CA/sale.json?section";
import type { SalesWords } from "./words.ts";

export const sales: SalesWords = { export: exported, ledger, meter, sale };
