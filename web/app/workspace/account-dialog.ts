import * as v from "valibot";
import { billingTerms } from "#schema/plans.ts";

/** A dialog about plan or profile; the term is the one to subscribe with. */
export const accountDialogSchema = v.object({
  name: v.picklist(["subscribe", "manage", "deleteProfile"]),
  term: v.optional(v.picklist(billingTerms)),
});
export type AccountDialog = v.InferOutput<typeof accountDialogSchema>;
