import * as v from "valibot";

/**
 * The state of a part in the response; the reason for a failure is only in the log. `late` is used for `rates` when the
 * last good rate is old, and for `billing` when Stripe could not be reached for days.
 */
const partStates = ["ok", "late", "down"] as const;
export type PartState = (typeof partStates)[number];

const state = v.picklist(partStates);

/** The response of `GET /api/health`; while a part does not work it is also an error body, with status 503. */
export const healthSchema = v.strictObject({
  code: v.optional(v.literal("UNAVAILABLE")),
  message: v.optional(v.string()),
  status: v.picklist(["ok", "failing"]),
  parts: v.strictObject({
    configuration: state,
    d1: state,
    kv: state,
    r2: state,
    rates: state,
    billing: state,
  }),
});
export type Health = v.InferOutput<typeof healthSchema>;
