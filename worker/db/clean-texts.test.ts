import { expect, test } from "vitest";
import { type Columns, fillStatements } from "#tests/support/filled-database.ts";
import { filledPeople, filledWork, type Row } from "#tests/support/filled-rows.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { columnsOf, migratingWorkers } from "#tests/support/migrating-worker.ts";
import { migrations } from "#tests/support/migrations.ts";
import { listTables, readRow, readRows, runSql } from "#tests/support/rows.ts";

const cleaning = "0037_clean_texts.sql";
const startWith = migratingWorkers(".tmp/clean-texts");

const inLine: Readonly<Record<string, readonly string[]>> = {
  users: ["first_name", "last_name", "city", "province_state"],
  artworks: ["title", "status_who", "location", "medium_line", "inventory_number"],
  deleted_artworks: ["title", "status_who", "location", "medium_line", "inventory_number"],
  price_history: ["reason"],
  channels: ["name"],
  sales: [
    ...["artwork_title", "channel_name", "buyer_name", "buyer_region", "handed_over_in"],
    ...["payment_method"],
  ],
  contradiction_dismissals: ["reason"],
  business: ["trade_name", "phone", "street", "city", "region", "postal_code"],
  invoices: ["reason", "payment_method"],
  invoice_payments: ["method"],
  imports: ["file_name"],
  feedback: ["subject"],
};
const inLines: typeof inLine = {
  artworks: ["notes"],
  deleted_artworks: ["notes"],
  sales: ["buyer_address"],
  feedback: ["message", "admin_notes"],
};
const inJson: typeof inLine = {
  sales: ["taxes"],
  invoices: ["content"],
  issued_documents: ["content"],
  import_rows: ["earlier_values"],
};

const hostile = "\u0000\u0000x\u0007\u202e\u2069\u009b\r\n\u0000y";
const lineLeft = "x y";
const linesLeft = "x\ny";
/** Besides, halves of pairs, which JSON escapes, and what only looks like an escape. */
const hostileInJson = `${hostile}\ud800\udc00\ud800\b\\u0000\\`;
const leftInJson = "x\ny\ud800\udc00\ufffd\\u0000\\";

/** A JSON text with something after each of its texts that nothing else depends on. */
function append(json: string, added: string): string {
  const printed = ["title", "name", "terms", "label", "notes"];
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    printed.includes(key) && typeof value === "string" ? value + added : value,
  );
}

/** A row as it would be with these after its texts. */
function change(
  table: string,
  row: Row,
  [line, lines, json]: readonly [string, string, string],
): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value !== "string") return [column, value];
      if (inLine[table]?.includes(column)) return [column, value + line];
      if (inLines[table]?.includes(column)) return [column, value + lines];
      return [column, inJson[table]?.includes(column) ? append(value, json) : value];
    }),
  );
}

const triggerQuery = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name";

async function readInOrder(worker: TestWorker): Promise<Record<string, readonly Row[]>> {
  const tables = await listTables(worker);
  const rows = tables.map((table) =>
    readRows<Row>(worker, `SELECT * FROM ${table} ORDER BY rowid`),
  );
  const read = await Promise.all(rows);
  return Object.fromEntries(tables.map((table, index) => [table, read[index] ?? []]));
}

/** Writes rows over those with these rowids. */
function overwrite(
  { env }: TestWorker,
  table: string,
  rowids: readonly unknown[],
  rows: readonly Row[],
) {
  return rows.map((row, index) => {
    const columns = Object.keys(row).map((column) => `${column} = ?`);
    const sql = `UPDATE ${table} SET ${columns.join(", ")} WHERE rowid = ?`;
    return env.DB.prepare(sql).bind(...Object.values(row), rowids[index]);
  });
}

/** Fills a database; nothing in it refuses the changes meanwhile. */
async function fillWith(
  worker: TestWorker,
  columns: Columns,
  added: readonly [string, string, string],
): Promise<Record<string, readonly Row[]>> {
  const { DB } = worker.env;
  await DB.batch(fillStatements(columns).map((sql) => DB.prepare(sql)));
  const triggers = await readRows<{ name: string; sql: string }>(worker, triggerQuery);
  const tables = await readInOrder(worker);
  const changes = Object.entries(tables).map(async ([table, rows]) => {
    const sql = `SELECT rowid AS id FROM ${table} ORDER BY rowid`;
    const rowids = (await readRows<{ id: number }>(worker, sql)).map(({ id }) => id);
    return overwrite(
      worker,
      table,
      rowids,
      rows.map((row) => change(table, row, added)),
    );
  });
  await DB.batch([
    ...triggers.map(({ name }) => DB.prepare(`DROP TRIGGER ${name}`)),
    ...(await Promise.all(changes)).flat(),
    ...triggers.map(({ sql }) => DB.prepare(sql)),
  ]);
  return tables;
}

const before = migrations.filter((name) => name < cleaning);

test("what is stored with control characters is stored without them after the migration", async () => {
  const { worker, migrateTo } = await startWith("filled", before);
  try {
    const columns = await columnsOf(worker);
    const clean = await fillWith(worker, columns, [hostile, hostile, hostileInJson]);
    const triggers = await readRows(worker, triggerQuery);
    await migrateTo([cleaning]);
    const expected = Object.fromEntries(
      Object.entries(clean).map(([table, rows]) => [
        table,
        rows.map((row) => change(table, row, [lineLeft, linesLeft, leftInJson])),
      ]),
    );
    const found = await readInOrder(worker);
    // Changed with the works, so that no browser keeps the list from before.
    const withoutVersion = (users: readonly Row[] = []) =>
      users.map((user) => ({ ...user, artworks_version: null }));
    expect({ ...found, users: withoutVersion(found.users) }).toEqual({
      ...expected,
      users: withoutVersion(expected.users),
    });
    expect(Object.keys(found).filter((table) => found[table]?.length === 0)).toEqual([]);
    expect(await readRows(worker, triggerQuery)).toEqual(triggers);
  } finally {
    await worker.close();
  }
}, 60_000);

test("what identifies something does not become what identifies something else", async () => {
  const { worker, migrateTo } = await startWith("identifiers", before);
  try {
    const { DB } = worker.env;
    const statements = fillStatements(await columnsOf(worker));
    await DB.batch(statements.map((sql) => DB.prepare(sql)));
    const { odile, bao } = filledPeople;
    await runSql(
      worker,
      "UPDATE users SET email = ?, subject = ? WHERE id = ?",
      "admin@example.com\u0000",
      "bao\u0000",
      odile,
    );
    await runSql(worker, "UPDATE artworks SET title = ? WHERE id = ?", "\u0000", filledWork);
    const own = { user_id: odile, inventory_number: "2025-001" };
    await runSql(
      worker,
      "UPDATE artworks SET user_id = ?, inventory_number = ? WHERE id = (SELECT id FROM artworks WHERE id <> ? ORDER BY id LIMIT 1)",
      own.user_id,
      `${own.inventory_number}\u0000`,
      filledWork,
    );
    await runSql(
      worker,
      "INSERT INTO channels SELECT user_id, id || ?, 9, kind, name, commission, percentage_fee, fixed_fee_cents, discount, discount_borne_by, shipping_cents, charges_tax FROM channels WHERE user_id = ? AND id = 'fair'",
      "\u0001",
      bao,
    );
    await runSql(worker, "UPDATE sales SET channel_id = ? WHERE user_id = ?", "fair\u0001", bao);
    await migrateTo([cleaning]);

    expect(
      await readRow(
        worker,
        "SELECT email, email_verified, subject = 'bao' AS taken FROM users WHERE id = ?",
        odile,
      ),
    ).toEqual({ email: "", email_verified: 0, taken: 0 });
    expect(await readRow(worker, "SELECT title FROM artworks WHERE id = ?", filledWork)).toEqual({
      title: "\ufffd",
    });
    const numbers = await readRows<{ n: string }>(
      worker,
      "SELECT inventory_number AS n FROM artworks WHERE user_id = ? AND inventory_number LIKE '2025-001%' ORDER BY length(inventory_number)",
      odile,
    );
    expect(numbers.map(({ n }) => n)).toEqual([
      "2025-001",
      expect.stringMatching(/^2025-001 [0-9a-f]{8}$/),
    ]);
    const channels = await readRows<{ id: string }>(
      worker,
      "SELECT DISTINCT channel_id AS id FROM sales WHERE user_id = ? UNION SELECT id FROM channels WHERE user_id = ? AND position = 9",
      bao,
      bao,
    );
    expect(channels).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  } finally {
    await worker.close();
  }
}, 60_000);
