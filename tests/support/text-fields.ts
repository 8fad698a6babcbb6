import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type * as v from "valibot";

/** A text of a schema, with the path that leads to it. */
interface TextField {
  readonly path: string;
  readonly schema: v.GenericSchema;
}

/** What walks over schemas need to know of any valibot schema. */
export interface SchemaNode {
  readonly kind?: string;
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly key?: SchemaNode;
  readonly value?: SchemaNode;
  readonly requirement?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly SchemaNode[];
}

const withoutText = ["picklist", "literal", "boolean", "number", "null"];

/** Every text of a schema, however deep. @throws Error for a kind of schema that the walk does not know. */
export function textFields(schema: v.GenericSchema, path: string): TextField[] {
  return walk(schema as SchemaNode, path);
}

function walk(node: SchemaNode, path: string): TextField[] {
  // A later schema of a pipe is narrower than the first one, and holds what passes.
  const narrower = node.pipe?.slice(1).findLast(({ kind }) => kind === "schema");
  if (narrower !== undefined) return walk(narrower, path);
  if (node.type === "string") return [{ path, schema: node as v.GenericSchema }];
  if (withoutText.includes(node.type ?? "")) return [];
  if (node.entries !== undefined) {
    return Object.entries(node.entries).flatMap(([name, entry]) => walk(entry, `${path}.${name}`));
  }
  if (node.item !== undefined) return walk(node.item, `${path}[]`);
  if (node.wrapped !== undefined) return walk(node.wrapped, path);
  if (node.type === "union" || node.type === "variant") {
    return (node.options as readonly SchemaNode[]).flatMap((option) => walk(option, path));
  }
  throw new Error(`${path}: what texts does a ${node.type} have?`);
}

/** The files below a folder that are TypeScript and no tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));
}

/** The schemas of all bodies that the Worker takes, by the names that its routes give them. */
export async function bodySchemas(): Promise<ReadonlyMap<string, v.GenericSchema>> {
  const code = sources("worker").map((file) => readFileSync(file, "utf8"));
  const names = code.flatMap((text) =>
    [...text.matchAll(/jsonBody\(\s*(\w+Schema)\b/g)].map(([, name = ""]) => name),
  );
  const declared = new Map<string, v.GenericSchema>();
  for (const file of sources("schema")) {
    const module: Record<string, unknown> = await import(resolve(file));
    for (const [name, value] of Object.entries(module)) {
      if (names.includes(name)) declared.set(name, value as v.GenericSchema);
    }
  }
  const missing = names.filter((name) => !declared.has(name));
  if (missing.length > 0) throw new Error(`Not exported by the schema: ${missing.join(", ")}.`);
  return declared;
}
