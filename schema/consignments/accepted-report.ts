import * as v from "valibot";
import { entrySchema } from "#schema/links/entry.ts";
import { saleSchema } from "#schema/sales/sale.ts";
import { consignmentSchema } from "./consignment.ts";

/** The answer of `POST /api/entries/{id}/accept` for what a gallery reported: the entry, and what it led to. */
export const acceptedReportSchema = v.object({
  entry: entrySchema,
  /** Null of a return. */
  sale: v.nullable(saleSchema),
  consignment: consignmentSchema,
});
export type AcceptedReport = v.InferOutput<typeof acceptedReportSchema>;
