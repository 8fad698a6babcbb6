import * as v from "valibot";

/** What a monitor is told of a part: nothing of how it fails, which is the log's to tell. */
export const partStates = ["ok", "late", "down"] as const;
export type PartState = (typeof partStates)[number];

/**
 * `configuration`, `d1`, `kv` and `r2` answer or are down; `rates` are late when the last good one is old, and
 * `billing` when Stripe could not be asked for days.
 */
export const healthParts = ["configuration", "d1", "kv", "r2", "rates", "billing"] as const;
export type HealthPart = (typeof healthParts)[number];

const state = v.picklist(partStates);

/** What `GET /api/health` answers; while a part does not work it is an error like any other, 503, as well. */
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
