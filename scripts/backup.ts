import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Place, readArguments } from "./backup/arguments.ts";
import { listBucket, openBucket, readObject } from "./backup/bucket.ts";
import { exportDatabase, loadDatabase, requireSameSums, sumDatabase } from "./backup/database.ts";
import { filesOf, type Manifest, type StoredObject, sha256 } from "./backup/files.ts";
import { quoteName, readTables, writeStatements } from "./backup/sql-file.ts";
import { reportFailure } from "./local/process.ts";

/** `npm run backup`: the whole database and every object of the bucket, with their counts and hashes. */
async function backUp(): Promise<void> {
  const { folder, place } = readArguments("backup");
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. A backup has a folder of its own.`);
  }
  const files = filesOf(folder);
  mkdirSync(files.objects, { recursive: true, mode: 0o700 });
  console.log("  Copying the database…");
  const db = await exportDatabase(place, join(folder, "export.sql"));
  writeFileSync(files.database, `${[...writeStatements(db)].join("\n")}\n`);
  const database = sumDatabase(db);
  requireSameSums(files.database, database, sumDatabase(loadDatabase(files.database)));
  console.log("  Copying the pictures…");
  const objects = await copyObjects(place, files.objectOf);
  const manifest: Manifest = {
    takenAt: new Date().toISOString(),
    file: sha256(readFileSync(files.database)),
    database,
    objects,
  };
  writeFileSync(files.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  const rows = Object.values(database.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${objects.length} objects are in ${folder}.`);
  const keys = new Set(objects.map(({ key }) => key));
  for (const key of namedPictures(db)) {
    if (!keys.has(key))
      console.log(`The database names a picture that is not in the bucket: ${key}`);
  }
}

async function copyObjects(place: Place, objectOf: (key: string) => string) {
  const { bucket, close } = await openBucket(place);
  const objects: StoredObject[] = [];
  try {
    for await (const { key } of listBucket(bucket)) {
      const read = await readObject(bucket, key);
      if (read === null) continue;
      writeFileSync(objectOf(key), read.bytes);
      if (sha256(readFileSync(objectOf(key))) !== read.object.sha256) {
        throw new Error(`${objectOf(key)} is not what was written to it.`);
      }
      objects.push(read.object);
    }
  } finally {
    await close();
  }
  return objects;
}

/** The keys in every column of pictures. */
function namedPictures(db: DatabaseSync): string[] {
  return readTables(db).flatMap(({ name }) => {
    const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(name);
    if (!columns.some((column) => column.name === "picture_key")) return [];
    const sql = `SELECT picture_key AS k FROM ${quoteName(name)} WHERE picture_key IS NOT NULL`;
    return db
      .prepare(sql)
      .all()
      .map(({ k }) => String(k));
  });
}

await backUp().catch(reportFailure);
