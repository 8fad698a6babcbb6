import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Place, readArguments } from "./backup/arguments.ts";
import { listBucket, openBucket, readObject } from "./backup/bucket.ts";
import { exportDatabase, loadDatabase, requireSameSums, sumDatabase } from "./backup/database.ts";
import {
  type DatabaseSums,
  filesOf,
  type Manifest,
  readManifest,
  type StoredObject,
  sha256,
} from "./backup/files.ts";
import { reportFailure } from "./local/process.ts";
import { run, wrangler } from "./local/run.ts";

/**
 * `npm run restore`: a backup into an empty database and an empty bucket. Ends at the first thing that is not as the
 * backup has it.
 */
async function restore(): Promise<void> {
  const { folder, place } = readArguments("restore");
  const manifest = readManifest(folder);
  console.log("  Checking the backup…");
  requireWhole(folder, manifest);
  const before = await readSums(place, folder);
  if (Object.keys(before.tables).length > 0) {
    throw new Error("The database is not empty. A backup is restored into an empty one.");
  }
  const { bucket, close } = await openBucket(place);
  try {
    if ((await bucket.list({ limit: 1 })).objects.length > 0) {
      throw new Error("The bucket is not empty. A backup is restored into an empty one.");
    }
    await write(place, folder, manifest, bucket).catch(refuseHalf);
  } finally {
    await close();
  }
  const rows = Object.values(manifest.database.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows and ${manifest.objects.length} objects are as they were at ${manifest.takenAt}.`,
  );
}

async function write(
  place: Place,
  folder: string,
  { database, objects }: Manifest,
  bucket: R2Bucket,
): Promise<void> {
  console.log("  Restoring the database…");
  const file = filesOf(folder).database;
  await d1(place, "Restoring the database", "execute", "DB", "--yes", "--file", file);
  requireSameSums("The restored database", database, await readSums(place, folder));
  console.log("  Restoring the pictures…");
  await restoreObjects(bucket, folder, objects);
  console.log("  Migrating the database…");
  await d1(place, "Migrating the database", "migrations", "apply", "DB");
}

function refuseHalf(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    `${reason}\n\nThe restore has ended halfway: what it has written so far is not to be used.`,
  );
}

/** @throws Error for a reference that leads nowhere. */
async function readSums(place: Place, folder: string): Promise<DatabaseSums> {
  const db = await exportDatabase(place, join(folder, "export.sql"));
  if (db.prepare("PRAGMA foreign_key_check").get() !== undefined) {
    throw new Error("The database has a foreign key that leads nowhere.");
  }
  return sumDatabase(db);
}

function d1(place: Place, what: string, ...args: string[]): Promise<void> {
  return run(what, ...wrangler("d1", ...args, place));
}

/** @throws Error for a file that is missing or not as it was written. */
function requireWhole(folder: string, { file, database, objects }: Manifest): void {
  const files = filesOf(folder);
  if (sha256(readFileSync(files.database)) !== file) throw changed(files.database);
  requireSameSums(files.database, database, sumDatabase(loadDatabase(files.database)));
  for (const object of objects) {
    const path = files.objectOf(object.key);
    if (sha256(readFileSync(path)) !== object.sha256) throw changed(path);
  }
}

function changed(file: string): Error {
  return new Error(`${file} is not as the backup wrote it.`);
}

/** @throws Error for an object that cannot be read back as it was. */
async function restoreObjects(
  bucket: R2Bucket,
  folder: string,
  objects: readonly StoredObject[],
): Promise<void> {
  for (const { key, httpMetadata, customMetadata } of objects) {
    const bytes = readFileSync(filesOf(folder).objectOf(key));
    await bucket.put(key, bytes, { httpMetadata, customMetadata });
  }
  const expected = new Map(objects.map((object) => [object.key, JSON.stringify(object)]));
  let found = 0;
  for await (const { key } of listBucket(bucket)) {
    const read = await readObject(bucket, key);
    if (JSON.stringify(read?.object) !== expected.get(key)) {
      throw new Error(`The restored object ${key} is not as the backup has it.`);
    }
    found += 1;
  }
  if (found !== objects.length) {
    throw new Error(`${found} objects were restored of ${objects.length}.`);
  }
}

await restore().catch(reportFailure);
