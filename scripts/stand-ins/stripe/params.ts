import * as v from "valibot";
import { invalidRequest, type Refusal } from "./refusal.ts";

/** Form parameters as Stripe's package writes them: brackets open a group, numbers in them make a list. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const names = key.match(/[^[\]]+/g) ?? [];
    const last = names.pop() ?? "";
    const group = names.reduce<Form>((outer, name) => {
      outer[name] ??= {};
      const inner = outer[name];
      if (typeof inner === "string") throw invalidRequest(`Invalid object: ${key}`, { param: key });
      return inner;
    }, form);
    group[last] = value;
  }
  return form;
}

export const text = v.pipe(v.string(), v.nonEmpty());
export const integer = v.pipe(text, v.regex(/^-?\d+$/), v.transform(Number));
export const boolean = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((value) => value === "true"),
);
export const texts = v.pipe(
  v.record(v.string(), text),
  v.transform((list) => Object.values(list)),
);
export const metadata = v.optional(v.record(v.string(), v.string()), {});

/** A list of exactly one item: the stand-in sells no more at a time. */
export function single<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.strictObject({ 0: v.strictObject(entries) }),
    v.transform((list) => list[0]),
  );
}

export type Params<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>;

/** @throws a refusal that names the first parameter that Stripe, or the stand-in, does not take. */
export function readParams<Entries extends v.ObjectEntries>(
  entries: Entries,
  form: Form,
): Params<Entries> {
  const result = v.safeParse(v.strictObject(entries), form);
  if (result.success) return result.output;
  throw refusalOf(result.issues[0]);
}

function refusalOf({ path, expected, received, message }: v.BaseIssue<unknown>): Refusal {
  const [first, ...inner] = (path ?? []).map(({ key }) => String(key));
  const param = [first, ...inner.map((name) => `[${name}]`)].join("");
  if (expected === "never") {
    const details = { code: "parameter_unknown", param };
    return invalidRequest(`Received unknown parameter: ${param}`, details);
  }
  if (received === "undefined") {
    const details = { code: "parameter_missing", param };
    return invalidRequest(`Missing required param: ${param}.`, details);
  }
  return invalidRequest(`Invalid ${param}: ${message}`, { param });
}
