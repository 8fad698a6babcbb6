import { execFile } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { loadDatabase } from "#scripts/backup/database.ts";
import { writeStatements } from "#scripts/backup/sql-file.ts";
import { offline } from "#scripts/local/offline.ts";
import { run, wrangler } from "#scripts/local/run.ts";
import { signInAdmin } from "#tests/support/artists.ts";
import { migrationsConfig } from "#tests/support/build-worker.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { figure } from "#tests/support/figure.ts";
import { type Columns, fillStatements } from "#tests/support/filled-database.ts";
import { startWorker } from "#tests/support/harness.ts";
import { fillToLimits } from "#tests/support/longest-rows.ts";
import { countRows, lostRows, migrations, type Tables } from "#tests/support/migrations.ts";
import type { Bindings } from "#worker/env.ts";

/** A checkout of its own, with the local state in it. */
const folder = resolve(".tmp/recovery");
const state = join(folder, ".wrangler");
const backup = join(folder, "backup");
const configuration = join(folder, "wrangler.toml");

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "migrations"), { recursive: true });
  for (const name of ["node_modules", "scripts"]) symlinkSync(resolve(name), join(folder, name));
  copyFileSync("package.json", join(folder, "package.json"));
  const own = readFileSync("wrangler.toml", "utf8")
    .replaceAll(/^(main|directory) = "/gm, '$1 = "../../')
    .replace(/^migrations_dir = .*$/m, 'migrations_dir = "migrations"');
  writeFileSync(configuration, own);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The commands that a section of the page shows. */
function stepsOf(section: string): string {
  const page = readFileSync("docs/operations.md", "utf8");
  const [, text = ""] = page.split(`\n## ${section}\n`);
  const [own = ""] = text.split("\n## ");
  const blocks = [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = ""]) => commands);
  expect(blocks).toHaveLength(1);
  return blocks.join("");
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs the steps as they are on the page. */
async function follow(section: "Backing up" | "Restoring"): Promise<Ended> {
  const options = { cwd: folder, env: { ...process.env, ...offline }, maxBuffer: 2 ** 26 };
  try {
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", stepsOf(section)], options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

async function succeed(section: "Backing up" | "Restoring"): Promise<string> {
  const { code, output } = await follow(section);
  expect(code, output).toBe(0);
  return output;
}

function ask(...args: string[]): Promise<void> {
  return run(args.join(" "), ...wrangler(...args, "--local", "--config", configuration));
}

/** Applies migrations, with those that are applied already in the folder. */
async function migrate(names: readonly string[]): Promise<void> {
  addMigrations(names);
  await ask("d1", "migrations", "apply", "DB");
}

function addMigrations(names: readonly string[]): void {
  for (const name of names) {
    copyFileSync(join("worker/db/migrations", name), join(folder, "migrations", name));
  }
}

/** What the stores of the checkout hold. */
async function withStores<Result>(use: (env: Bindings) => Promise<Result>): Promise<Result> {
  Object.assign(process.env, offline);
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: configuration,
    persist: { path: join(state, "state", "v3") },
    remoteBindings: false,
  });
  try {
    return await use(env);
  } finally {
    await dispose();
  }
}

const tablesQuery =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'";

async function readTables({ DB }: Pick<Bindings, "DB">): Promise<Tables> {
  const { results } = await DB.prepare(tablesQuery).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  const rows = await DB.batch<Record<string, unknown>>(
    names.map((name) => DB.prepare(`SELECT * FROM ${name} ORDER BY rowid`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results ?? []]));
}

async function readColumns({ DB }: Bindings): Promise<Columns> {
  const { results } = await DB.prepare(
    "SELECT m.name AS tbl, p.name AS col FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB '_cf_*' AND m.name NOT GLOB 'd1_*'",
  ).all<{ tbl: string; col: string }>();
  const columns = new Map<string, string[]>();
  for (const { tbl, col } of results) columns.set(tbl, [...(columns.get(tbl) ?? []), col]);
  return columns;
}

/** Every object of the bucket with its content and type. */
async function readObjects({ PICTURES }: Pick<Bindings, "PICTURES">): Promise<string[]> {
  const { objects } = await PICTURES.list();
  return Promise.all(
    objects.map(async ({ key }) => {
      const object = await PICTURES.get(key);
      const content = Buffer.from((await object?.arrayBuffer()) ?? []).toString("hex");
      return `${key} ${object?.httpMetadata?.contentType} ${content}`;
    }),
  );
}

const schemaQuery =
  "SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB '_cf_*' ORDER BY type, name";

describe("a database filled to its limits", () => {
  test("figure 29: is equal after a backup and a restore by the steps of the page", async (context) => {
    const worker = await startWorker({ configPath: migrationsConfig });
    try {
      await fillToLimits(worker, await signInAdmin(worker));
      await moveToCheckout(worker.env);
    } finally {
      await worker.close();
    }
    const read = (env: Bindings) =>
      Promise.all([
        readTables(env),
        readObjects(env),
        env.DB.prepare(schemaQuery)
          .all()
          .then(({ results }) => results),
      ]);
    const before = await withStores(read);
    const [tables, objects] = before;
    const keys = Object.values(tables).flatMap((rows) =>
      rows.flatMap(({ picture_key: key }) => (typeof key === "string" ? [key] : [])),
    );
    // The works' pictures, their thumbnails, and the copies of documents.
    expect(objects.length).toBeGreaterThan(keys.length);
    expect((tables.document_works ?? []).some(({ picture_key: key }) => key !== null)).toBe(true);
    const longest = Object.values(tables).flatMap((rows) =>
      rows.map((row) => Buffer.byteLength(JSON.stringify(row))),
    );
    expect(Math.max(...longest)).toBeGreaterThan(171_608);

    const done = `${countRows(tables)} rows and ${objects.length} objects`;
    expect(await succeed("Backing up")).toContain(`${done} are in backup.`);
    rmSync(state, { recursive: true });
    expect(await succeed("Restoring")).toContain(`${done} are as they were at `);

    expect(await withStores(read)).toEqual(before);
    const cases = countRows(tables) + objects.length;
    figure(context, 29, cases, cases);
  });
});

/** Moves what a Worker has stored to the local stores of the checkout. */
async function moveToCheckout({ DB, PICTURES }: Bindings): Promise<void> {
  const exported = DB.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(false, false);
  const [dump] = await exported.raw<string[]>();
  const file = join(folder, "filled.sql");
  writeFileSync(file, (dump ?? []).join("\n"));
  writeFileSync(file, [...writeStatements(loadDatabase(file))].join("\n"));
  await ask("d1", "execute", "DB", "--file", file);
  addMigrations(migrations);
  await withStores(async (env) => {
    // D1's export, by which they are filled, makes line breaks of these.
    const typed = "UPDATE artworks SET notes = ? WHERE id = (SELECT max(id) FROM artworks)";
    const { meta } = await env.DB.prepare(typed).bind("In C:\\new\\red\nand a second line").run();
    expect(meta.changes).toBeGreaterThan(0);
    for (const { key } of (await PICTURES.list()).objects) {
      const object = await PICTURES.get(key);
      await env.PICTURES.put(key, (await object?.arrayBuffer()) ?? new ArrayBuffer(), {
        httpMetadata: { contentType: object?.httpMetadata?.contentType ?? "" },
      });
    }
  });
}

/** Each takes minutes: on one day of four the oldest backup, on the next the newest. */
const appliedOfDay = casesOfDay([1, migrations.length - 1], 4);

test.for(appliedOfDay)(
  "figure 18: a backup of a database with %i of the migrations is restored and migrated without a loss",
  async (applied, context) => {
    await migrate(migrations.slice(0, applied));
    const columns = await withStores(readColumns);
    writeFileSync(join(folder, "fill.sql"), fillStatements(columns).join(";\n"));
    await ask("d1", "execute", "DB", "--file", join(folder, "fill.sql"));
    const before = await withStores(readOwnTables);

    await succeed("Backing up");
    rmSync(state, { recursive: true });
    addMigrations(migrations);
    await succeed("Restoring");

    const after = await withStores(readOwnTables);
    const lost = lostRows(migrations.slice(applied), before, after);
    expect(lost).toEqual([]);
    figure(context, 18, countRows(before), countRows(before) - lost.length);
  },
);

/** Without the list of migrations, to which the restore adds. */
async function readOwnTables(env: Bindings): Promise<Tables> {
  const { d1_migrations: _, ...tables } = await readTables(env);
  return tables;
}

describe("a procedure that fails", () => {
  const faults: readonly (readonly [string, () => void | Promise<void>, string])[] = [
    [
      "a picture that is missing from the backup",
      () => rmSync(join(backup, "objects", "artist%2Fpicture")),
      "no such file or directory",
    ],
    [
      "a picture of other bytes",
      () => writeFileSync(join(backup, "objects", "artist%2Fpicture"), "other"),
      "is not as the backup wrote it.",
    ],
    [
      "a database file that was cut short",
      () => {
        const file = join(backup, "d1.sql");
        writeFileSync(file, readFileSync(file, "utf8").slice(0, -200));
      },
      "d1.sql is not as the backup wrote it.",
    ],
    [
      "a backup without its last file",
      () => rmSync(join(backup, "manifest.json")),
      "backup is no whole backup",
    ],
    [
      "a database that is not empty",
      () => ask("d1", "execute", "DB", "--command", "CREATE TABLE other (id INTEGER)"),
      "The database is not empty.",
    ],
    [
      "a bucket that is not empty",
      () => withStores(async ({ PICTURES }) => void (await PICTURES.put("other", "other"))),
      "The bucket is not empty.",
    ],
    [
      "a migration that D1 refuses",
      () => writeFileSync(join(folder, "migrations", "9999_refused.sql"), "SELECT nothing;"),
      "The restore has ended halfway: what it has written so far is not to be used.",
    ],
  ];

  test("figure 29: each ends it at once, says so, and leaves what was there", async (context) => {
    await migrate(migrations);
    await withStores(async ({ PICTURES }) => void (await PICTURES.put("artist/picture", "own")));
    await succeed("Backing up");
    const rerun = await follow("Backing up");
    expect(rerun.code).toBe(1);
    expect(rerun.output).toContain("backup is not empty. A backup has a folder of its own.");
    const whole = join(folder, "whole");
    cpSync(backup, whole, { recursive: true });
    // Each takes half a minute: each day has one of the seven.
    const faultsOfDay = casesOfDay(faults, faults.length);
    for (const [what, damage, message] of faultsOfDay) {
      rmSync(state, { recursive: true, force: true });
      rmSync(backup, { recursive: true });
      cpSync(whole, backup, { recursive: true });
      await damage();
      const { code, output } = await follow("Restoring");
      expect([code, output], what).toEqual([1, expect.stringContaining(message)]);
      expect(output).not.toContain("are as they were at");
    }
    figure(context, 29, faultsOfDay.length + 1, faultsOfDay.length + 1);
  });
});

test("figure 29: no statement of a backup is longer than D1 takes, whatever a row holds", (context) => {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE texts (id TEXT PRIMARY KEY, one TEXT NOT NULL, other TEXT) STRICT");
  const units = ["🎨", "潮", "'", "\u0000", "\n", "\\n", '"', "a"];
  // D1 takes rows of 2,000,000 bytes.
  const rows = units.flatMap((unit) =>
    [299, 301, 11_999, 12_000, 12_001, 100_000, 400_000].map((length, index) => ({
      id: `${unit}${index}`,
      one: `x${unit.repeat(length / unit.length)}`,
      other: index % 2 === 0 ? null : unit.repeat(1_000),
    })),
  );
  const insert = db.prepare("INSERT INTO texts VALUES (?, ?, ?)");
  for (const { id, one, other } of rows) insert.run(id, one, other);
  const statements = [...writeStatements(db)];
  const restored = new DatabaseSync(":memory:");
  restored.exec(statements.join("\n"));
  const read = (from: DatabaseSync) => from.prepare("SELECT * FROM texts ORDER BY rowid").all();
  expect(read(restored)).toEqual(read(db));
  expect(read(db)).toHaveLength(rows.length);
  expect(Math.max(...statements.map((text) => Buffer.byteLength(text)))).toBeLessThan(100_000);
  figure(context, 29, rows.length, rows.length);
});
