import * as v from "valibot";

/** What a monitor is shown of a part; how it fails is in the log. */
export const partStates = ["ok", "late", "down"] as const;
export type PartState = (typeof partStates)[number];

/**
 * `configuration`, `d1`, `kv` and `r2` are ok or down; `rates` is late when the last good rate is old, and `billing`
 * when Stripe could not be reached for days.
 */
export const healthParts = ["configuration", "d1", "kv", "r2", "rates", "billing"] as const;
export type HealthPart = (typeof healthParts)[number];

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
