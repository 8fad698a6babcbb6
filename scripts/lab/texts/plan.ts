import * as v from "valibot";

export const planFile = ".tmp/texts/plan.json";
export const textResults = ".tmp/texts/playwright.json";

/** A text that is changed, and the tests that are run against it. */
export const planSchema = v.array(
  v.object({
    text: v.string(),
    /** Of the messages in the English catalogue. */
    paths: v.array(v.string()),
    /** Where it is no message: the text itself, in the scripts that the browser loads. */
    inScripts: v.array(v.string()),
    tests: v.array(v.object({ file: v.string(), name: v.string() })),
    needsCard: v.boolean(),
  }),
);

export type Change = v.InferOutput<typeof planSchema>[number];
