import * as v from "valibot";
import { expect } from "vitest";

type Path = readonly string[];

/** What no field of JSON takes. */
const ofAnotherType = Symbol("of another type");

/**
 * Expects a schema to take this value as it is, and to refuse it without one of its fields, however deep, or with another
 * type of value there. Of lists the first entry is tried. What may be left out, and is not filled in then, is named by its
 * path, such as `address.street` or `lines.0.work`.
 */
export function expectWhole(
  schema: v.GenericSchema,
  value: unknown,
  leftOut: readonly string[] = [],
): void {
  expect(v.parse(schema, value)).toEqual(value);
  const paths = pathsIn(value);
  const fields = paths.filter((path) => Number.isNaN(Number(path.at(-1))));
  const isTaken = (path: Path, changed: unknown) => v.is(schema, replaceAt(value, path, changed));
  const joined = (path: Path) => path.join(".");
  expect(fields.filter((path) => isTaken(path, undefined)).map(joined)).toEqual(leftOut);
  expect(paths.filter((path) => isTaken(path, ofAnotherType)).map(joined)).toEqual([]);
}

function pathsIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const tried = Array.isArray(value) ? value.slice(0, 1) : value;
  return Object.entries(tried).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
}

/** A copy with something else at a path; without the field for `undefined`. */
function replaceAt(value: unknown, [name, ...rest]: Path, changed: unknown): unknown {
  if (name === undefined) return changed;
  const entries = Object.entries(value as object).flatMap(([key, inner]) => {
    const replaced = key === name ? replaceAt(inner, rest, changed) : inner;
    return replaced === undefined ? [] : [[key, replaced] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
