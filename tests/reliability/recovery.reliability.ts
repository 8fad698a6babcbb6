import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeEach, expect, test } from "vitest";
import { offline } from "#scripts/local/offline.ts";
import { run, wrangler } from "#scripts/local/run.ts";
import { figure } from "#tests/support/figure.ts";
import { type Columns, fillStatements } from "#tests/support/filled-database.ts";
import {
  countRows,
  lostRows,
  migrations,
  type Row,
  type Tables,
} from "#tests/support/migrations.ts";

/** A folder of its own, with the local state beside the configuration. */
const folder = ".tmp/recovery";
const configuration = join(folder, "wrangler.toml");
const dump = join(folder, "d1.sql");
const key = "artist/picture";
const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));

/** The commands of docs/operations.md. */
function ask(...args: string[]): Promise<void> {
  return run(args.join(" "), ...wrangler(...args, "--local", "--config", configuration));
}

/** The pictures' commands, with the file that they read or write. */
function move(way: "get" | "put", file: string): Promise<void> {
  return ask("r2", "object", way, `art-pricing-tool-pictures/${key}`, "--file", join(folder, file));
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "migrations"), { recursive: true });
  const own = readFileSync("wrangler.toml", "utf8")
    .replaceAll(/^(main|directory) = "/gm, '$1 = "../../')
    .replace(/^migrations_dir = .*$/m, 'migrations_dir = "migrations"');
  writeFileSync(configuration, own);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rowsSchema = v.array(v.object({ results: v.array(v.record(v.string(), v.unknown())) }));

/** The results of statements, by the command in the documentation. */
function queryAll(sql: string): Row[][] {
  const [command, args] = wrangler("d1", "execute", "DB", "--local", "--config", configuration);
  const output = execFileSync(command, [...args, "--json", "--command", sql], {
    encoding: "utf8",
    env: { ...process.env, ...offline },
  });
  return v.parse(rowsSchema, JSON.parse(output)).map(({ results }) => results);
}

function query(sql: string): Row[] {
  return queryAll(sql).flat();
}

/** Applies migrations, with those that are applied already in the folder. */
async function migrate(names: readonly string[]): Promise<void> {
  for (const name of names) {
    copyFileSync(join("worker/db/migrations", name), join(folder, "migrations", name));
  }
  await ask("d1", "migrations", "apply", "DB");
}

function readColumns(): Columns {
  const rows = query(
    "SELECT m.name AS tbl, p.name AS col FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB '_cf_*' AND m.name NOT GLOB 'd1_*'",
  );
  const columns = new Map<string, string[]>();
  for (const { tbl, col } of rows) {
    columns.set(String(tbl), [...(columns.get(String(tbl)) ?? []), String(col)]);
  }
  return columns;
}

function readRows(tables: readonly string[]): Tables {
  const rows = queryAll(tables.map((table) => `SELECT * FROM ${table} ORDER BY rowid`).join("; "));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index] ?? []]));
}

const state = `SELECT (SELECT json_group_array(json_array(id, title, price_cents, picture_key)) FROM artworks) AS works,
  (SELECT artwork_save_count FROM users) AS counted,
  (SELECT has_used_free_calculation FROM users) AS used,
  (SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name)) AS triggers,
  (SELECT count(*) FROM d1_migrations) AS migrations,
  (SELECT count(*) FROM pragma_foreign_key_check) AS broken`;

const works = [1, 2, 3].map(
  (work) =>
    `INSERT INTO artworks (id, user_id, title, date_created, width_inches, height_inches, support, medium, materials_cost_cents, hours_spent, price_cents, currency, breakdown, picture_key, picture_type, picture_hash, created_at, updated_at) VALUES ('${work}', 'artist', 'Low Tide; "${work}" -- été', '2025', 20, 15, 'canvas-0.75', 'oil', 0, 5, ${38_075 + work}, 'CAD', NULL, ${work === 1 ? `'${key}'` : "NULL"}, NULL, NULL, ${work}, ${work});`,
);

test("a database and a picture are unchanged after a backup and a restore", async () => {
  await migrate(migrations);
  writeFileSync(
    join(folder, "fill.sql"),
    [
      "INSERT INTO users (id, issuer, subject, has_used_free_calculation, created_at) VALUES ('artist', 'i', 's', 1, 0);",
      ...works,
    ].join("\n"),
  );
  await ask("d1", "execute", "DB", "--file", join(folder, "fill.sql"));
  writeFileSync(join(folder, "picture"), picture);
  await move("put", "picture");
  const before = query(state);
  expect(before).toMatchObject([{ counted: 3, used: 1, broken: 0 }]);

  await ask("d1", "export", "DB", "--output", dump);
  await move("get", "backup");
  rmSync(join(folder, ".wrangler"), { recursive: true });

  await ask("d1", "execute", "DB", "--file", dump);
  await ask("d1", "migrations", "apply", "DB");
  await move("put", "backup");
  expect(query(state)).toEqual(before);
  await move("get", "again");
  expect(readFileSync(join(folder, "again")).equals(picture)).toBe(true);
  // The triggers work again.
  await ask("d1", "execute", "DB", "--command", "DELETE FROM artworks WHERE id = '3'");
  expect(query("SELECT artwork_save_count AS counted FROM users")).toEqual([{ counted: 2 }]);
}, 300_000);

test.for([1, migrations.length - 1])(
  "figure 18: a backup of a database with %i of the migrations is restored and migrated without a loss",
  { timeout: 300_000 },
  async (applied, context) => {
    await migrate(migrations.slice(0, applied));
    const columns = readColumns();
    writeFileSync(join(folder, "fill.sql"), fillStatements(columns).join(";\n"));
    await ask("d1", "execute", "DB", "--file", join(folder, "fill.sql"));
    const tables = [...columns.keys()];
    const before = readRows(tables);

    await ask("d1", "export", "DB", "--output", dump);
    rmSync(join(folder, ".wrangler"), { recursive: true });
    await ask("d1", "execute", "DB", "--file", dump);
    await migrate(migrations);

    const lost = lostRows(migrations.slice(applied), before, readRows(tables));
    expect(lost).toEqual([]);
    expect(query("SELECT count(*) AS broken FROM pragma_foreign_key_check")).toEqual([
      { broken: 0 },
    ]);
    figure(context, 18, countRows(before), countRows(before) - lost.length);
  },
);
