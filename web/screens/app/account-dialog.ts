import * as v from "valibot";
import { billingTerms } from "#schema/plans.ts";

/** A dialog about plan or profile. */
export const accountDialogSchema = v.variant("name", [
  v.object({ name: v.literal("subscribe"), term: v.optional(v.picklist(billingTerms)) }),
  v.object({ name: v.picklist(["manage", "deleteProfile"]) }),
]);
export type AccountDialog = v.InferOutput<typeof accountDialogSchema>;
