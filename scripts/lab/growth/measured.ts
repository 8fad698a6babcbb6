import { readFileSync } from "node:fs";
import * as v from "valibot";

export const measuredFile = "scripts/lab/growth/measured.json";

const costSchema = v.object({
  rowsRead: v.number(),
  rowsWritten: v.number(),
  /** Milliseconds of the Worker's own code; what stores and the network take is awaited. */
  cpu: v.number(),
});
export type Cost = v.InferOutput<typeof costSchema>;

export const calls = [
  "user",
  "unchangedList",
  "emptyList",
  "listedWork",
  "rates",
  "save",
  "saveWithPicture",
  "edit",
  "picture",
  "profileEdit",
] as const;

/** Asked of the database beside calls of artists, or by the crons; their CPU is not measured. */
export const statements = ["signIn", "webhook", "reconciled", "sweptPicture"] as const;

const rowsSchema = v.object({ rowsRead: v.number(), rowsWritten: v.number() });
export type Rows = v.InferOutput<typeof rowsSchema>;

const timesSchema = v.object({ p50: v.number(), p99: v.number() });

const sizeSchema = v.object({
  artists: v.number(),
  works: v.number(),
  user: timesSchema,
  list: timesSchema,
  save: timesSchema,
});
export type Size = v.InferOutput<typeof sizeSchema>;

const measuredSchema = v.object({
  on: v.pipe(v.string(), v.isoDate()),
  machine: v.string(),
  calls: v.object(v.entriesFromList(calls, costSchema)),
  statements: v.object(v.entriesFromList(statements, rowsSchema)),
  bytes: v.object({ artist: v.number(), work: v.number(), listedWork: v.number() }),
  sizes: v.array(sizeSchema),
});
export type Measured = v.InferOutput<typeof measuredSchema>;

/** What `npm run growth -- --measure` wrote last. */
export function readMeasured(): Measured {
  return v.parse(measuredSchema, JSON.parse(readFileSync(measuredFile, "utf8")));
}
