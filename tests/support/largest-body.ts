import type * as v from "valibot";
import type { SchemaNode } from "./text-fields.ts";

/** Three bytes are the most that UTF-8 has for a UTF-16 code unit: characters of four bytes are two of them. */
const bytesPerCharacter = 3;

/** An id in quotation marks, and as much for a day or another text whose form is checked instead of its length. */
const idBytes = 38;

/** `-1.7976931348623157e+308` */
const numberBytes = 24;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const sumOf = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0);

/** The bytes of the largest body that a schema allows, as JSON without spaces. @throws Error for a list without an end. */
export function largestBytes(schema: v.GenericSchema): number {
  return walk(schema as SchemaNode, "body");
}

/** `outerMost` is the maximum length that the pipe around the schema sets. */
function walk(node: SchemaNode, name: string, outerMost: number | null = null): number {
  const { type, entries, item, wrapped, options } = node;
  const most = mostOf(node) ?? outerMost;
  const narrower = node.pipe?.slice(1).findLast(({ kind }) => kind === "schema");
  if (narrower !== undefined) return walk(narrower, name, most);
  if (type === "string") {
    return most === null || /ids?$/i.test(name) ? idBytes : bytesPerCharacter * most + 2;
  }
  if (type === "number") return numberBytes;
  if (type === "boolean") return bytesOf(false);
  if (type === "null") return bytesOf(null);
  if (type === "literal") return bytesOf(node.literal);
  if (type === "picklist") return Math.max(...(options ?? []).map(bytesOf));
  if (entries !== undefined) {
    const fields = Object.entries(entries);
    return sumOf(fields.map(([field, entry]) => bytesOf(field) + 2 + walk(entry, field))) + 2;
  }
  if (item !== undefined) {
    if (most === null) throw new Error(`The list of ${name} has no end.`);
    return most * (walk(item, name) + 1) + 2;
  }
  if (wrapped !== undefined) return Math.max(walk(wrapped, name), bytesOf(null));
  if (options !== undefined) {
    return Math.max(...(options as readonly SchemaNode[]).map((option) => walk(option, name)));
  }
  throw new Error(`${name}: how large is a ${type}?`);
}

/** The maximum of a text's characters or of a list's entries, wherever in the pipe it is; null without one. */
function mostOf({ pipe = [] }: SchemaNode): number | null {
  const found = pipe.flatMap((action) => {
    if (action.type === "max_length") return Number(action.requirement);
    return action === pipe[0] && action.pipe ? (mostOf(action) ?? []) : [];
  });
  return found.length === 0 ? null : Math.min(...found);
}
