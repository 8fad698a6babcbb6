import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** The files of a backup. The manifest is written last: without it the backup is not whole. */
export function filesOf(folder: string) {
  return {
    database: join(folder, "d1.sql"),
    objects: join(folder, "objects"),
    manifest: join(folder, "manifest.json"),
    /** The name of an object's file: the key is encoded, since its slashes would make folders. */
    objectOf: (key: string) => join(folder, "objects", encodeURIComponent(key)),
  };
}

const tableSchema = v.object({ rows: v.number(), sha256: v.string() });

const objectSchema = v.object({
  key: v.string(),
  sha256: v.string(),
  httpMetadata: v.record(v.string(), v.string()),
  customMetadata: v.record(v.string(), v.string()),
});
export type StoredObject = v.InferOutput<typeof objectSchema>;

const databaseSchema = v.object({
  /** Of the tables, indexes, triggers and views. */
  schema: v.string(),
  tables: v.record(v.string(), tableSchema),
});
export type DatabaseSums = v.InferOutput<typeof databaseSchema>;

const manifestSchema = v.object({
  takenAt: v.string(),
  file: v.string(),
  database: databaseSchema,
  objects: v.array(objectSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws Error for a folder without a manifest. */
export function readManifest(folder: string): Manifest {
  const file = filesOf(folder).manifest;
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(`${folder} is no whole backup: ${file} cannot be read.`, { cause: error });
  }
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
