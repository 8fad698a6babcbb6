import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = "worker/db/migrations";

/** The migrations' file names, in their order. */
export const migrations: readonly string[] = readdirSync(folder).sort();

export function readMigration(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

/** Each migration, with those before it. */
export const steps: readonly { readonly name: string; readonly before: readonly string[] }[] =
  migrations.map((name, index) => ({ name, before: migrations.slice(0, index) })).slice(1);

export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Columns whose values a migration changes on purpose; all others must be unchanged. */
const rewritten: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "0009_first_version_of_the_works.sql": { users: ["artworks_version"] },
  // The works of the list have new fields.
  "0015_record_of_works.sql": { users: ["artworks_version"] },
  // The works that are on hold have a person.
  "0041_people.sql": { users: ["artworks_version"] },
  "0030_jobs_named_by_duplicates.sql": { jobs: ["kind"] },
};

/** Describes the rows that migrations have lost or changed. */
export function lostRows(applied: readonly string[], before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const changed = applied.flatMap((migration) => rewritten[migration]?.[table] ?? []);
    const remaining = (after[table] ?? []).map((row) => JSON.stringify(row));
    return rows.flatMap((row, index) => {
      const found: Row = JSON.parse(remaining[index] ?? "{}");
      const lost = Object.keys(row).filter(
        (column) => !changed.includes(column) && found[column] !== row[column],
      );
      return lost.length === 0 ? [] : [`${table}, row ${index + 1}: ${lost.join(", ")}`];
    });
  });
}

export function countRows(tables: Tables): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
}
