import * as v from "valibot";
import { agreementContentSchema } from "#schema/consignments/agreement-content.ts";
import { amendmentStates, consignmentStates } from "#schema/consignments/states.ts";
import { consignmentTermsSchema } from "#schema/consignments/terms.ts";
import { payoutSchema } from "#schema/payouts/payout.ts";
import { currencySchema } from "./currency.ts";
import { timeSchema } from "./data-export-people.ts";

/** The lists of the data export about agreements with galleries, and what galleries paid. */
export const exportedConsignmentLists = {
  /** What galleries paid, those that were taken back included, and since when payouts are kept; null where all are. */
  payouts: v.array(v.strictObject(payoutSchema.entries)),
  payoutsKeptFrom: v.nullable(v.string()),
  /** Agreements with galleries, with all versions, the works that were sent with them, and each one's status before. */
  consignments: v.array(
    v.strictObject({
      id: v.string(),
      channelId: v.string(),
      number: v.nullable(v.string()),
      state: v.picklist(consignmentStates),
      amendment: v.nullable(v.picklist(amendmentStates)),
      version: v.number(),
      reportedOn: v.nullable(v.string()),
      closedAt: v.nullable(timeSchema),
      createdAt: timeSchema,
      updatedAt: timeSchema,
      versions: v.array(
        v.strictObject({
          version: v.number(),
          terms: consignmentTermsSchema,
          workIds: v.array(v.string()),
          content: v.nullable(agreementContentSchema),
          sentAt: v.nullable(timeSchema),
          confirmedBy: v.nullable(v.string()),
          confirmedAt: v.nullable(timeSchema),
        }),
      ),
      works: v.array(
        v.strictObject({
          artworkId: v.string(),
          isHere: v.boolean(),
          priceCents: v.nullable(v.number()),
          currency: v.nullable(currencySchema),
          receivedOn: v.nullable(v.string()),
          condition: v.string(),
          returnedOn: v.nullable(v.string()),
          saleId: v.nullable(v.string()),
          earlier: v.array(v.nullable(v.string())),
        }),
      ),
    }),
  ),
};
