import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { buyerLimits } from "#schema/sales/sale.ts";
import { type Columns, fillStatements } from "#tests/support/filled-database.ts";
import {
  countRows,
  lostRows,
  migrations,
  readMigration,
  steps,
  type Tables,
} from "#tests/support/migrations.ts";

/** A database in memory, with some of the migrations applied. */
function open(applied: readonly string[]): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const name of applied) db.exec(readMigration(name));
  return db;
}

function texts(db: DatabaseSync, sql: string): string[] {
  return db
    .prepare(sql)
    .all()
    .map(({ text }) => String(text));
}

function columnsOf(db: DatabaseSync): Columns {
  const tables = texts(
    db,
    "SELECT name AS text FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'",
  );
  return new Map(
    tables.map((table) => [
      table,
      texts(db, `SELECT name AS text FROM pragma_table_info('${table}')`),
    ]),
  );
}

function readTables(db: DatabaseSync): Tables {
  const read = (table: string) => db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
  return Object.fromEntries([...columnsOf(db).keys()].map((table) => [table, read(table)]));
}

function schemaOf(db: DatabaseSync): string[] {
  return texts(
    db,
    "SELECT type || name || coalesce(sql, '') AS text FROM sqlite_schema ORDER BY text",
  );
}

test.each(steps)("$name keeps every row of a filled database", ({ name, before }) => {
  const db = open(before);
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const filled = readTables(db);
  expect(countRows(filled)).toBeGreaterThan(10);
  db.exec(readMigration(name));
  expect(lostRows([name], filled, readTables(db))).toEqual([]);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  for (const later of migrations.slice(before.length + 1)) db.exec(readMigration(later));
  expect(schemaOf(db)).toEqual(schemaOf(open(migrations)));
});

test("every table of a filled database has rows", () => {
  const db = open(migrations);
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const empty = Object.entries(readTables(db)).filter(([, rows]) => rows.length === 0);
  expect(empty).toEqual([]);
});

test("artists who are older than the version of the works each have one of their own", () => {
  const beforeVersions = migrations.slice(0, 5);
  const db = open(beforeVersions);
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  for (const name of migrations.slice(beforeVersions.length)) db.exec(readMigration(name));
  const versions = texts(db, "SELECT artworks_version AS text FROM users");
  expect(new Set(versions).size).toBe(5);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/);
});

test("artists who saved their free calculation before that was stored count as having saved it", () => {
  const before = migrations.slice(0, migrations.indexOf("0013_free_price_saved_once.sql"));
  const readFlags = (db: DatabaseSync) =>
    texts(db, "SELECT id || ' ' || has_saved_free_calculation AS text FROM users ORDER BY id");
  const [older, newer] = [open(before), open(migrations)];
  for (const db of [older, newer]) {
    for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  }
  for (const name of migrations.slice(before.length)) older.exec(readMigration(name));
  const flags = readFlags(newer);
  expect(flags.filter((flag) => flag.endsWith(" 1"))).toHaveLength(2);
  expect(readFlags(older)).toEqual(flags);
});

test("sales that were taken back before, or by the previous Worker, have the day in Pacific time", () => {
  const name = "0032_days_of_returns.sql";
  const db = open(migrations.slice(0, migrations.indexOf(name)));
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const insert = db.prepare(
    "INSERT INTO sales SELECT ?, user_id, ?, artwork_title, ?, price_cents, discount_cents, currency, cad_rate, channel_id, channel_kind, channel_name, commission, percentage_fee, fixed_fee_cents, discount_borne_by, commission_cents, fee_cents, shipping_cents, net_cents, buyer_name, buyer_email, buyer_address, buyer_country, buyer_region, delivered_by, handed_over_in, ?, NULL, NULL, created_at, charges_tax, taxes, NULL, NULL FROM sales LIMIT 1",
  );
  const returns = [
    ["2026-01-01T07:59:59Z", "2025-12-31"],
    ["2026-03-08T09:59:59Z", "2026-03-08"],
    ["2026-06-15T06:59:59Z", "2026-06-14"],
    ["2026-06-15T07:00:00Z", "2026-06-15"],
    ["2026-11-01T07:30:00Z", "2026-11-01"],
    ["2026-11-02T07:30:00Z", "2026-11-01"],
    ["2026-11-02T08:00:00Z", "2026-11-02"],
  ] as const;
  for (const [at] of returns) insert.run(at, at, "2025-01-01", Date.parse(at));
  insert.run("sold later", "later", "2026-06-15", Date.parse("2026-06-15T06:59:59Z"));
  insert.run("open", "open", "2026-01-01", null);
  db.exec(readMigration(name));
  db.exec("UPDATE sales SET returned_at = 1781506799000 WHERE id = 'open'");
  const read = db.prepare("SELECT returned_on AS day FROM sales WHERE id = ?");
  for (const [at, day] of returns) expect([at, read.get(at)]).toEqual([at, { day }]);
  expect(read.get("sold later")).toEqual({ day: "2026-06-15" });
  expect(read.get("open")).toEqual({ day: "2026-06-14" });
});

test("jobs are named by duplicates, also those that the previous Worker inserts after the migration", () => {
  const name = "0030_jobs_named_by_duplicates.sql";
  const db = open(migrations.slice(0, migrations.indexOf(name)));
  const insertJob = (customer: string) =>
    db.exec(
      `INSERT INTO jobs (customer_id, kind, created_at) VALUES ('${customer}', 'end-surplus', 1)`,
    );
  insertJob("before");
  db.exec(readMigration(name));
  insertJob("before");
  insertJob("after");
  expect(texts(db, "SELECT customer_id || ' ' || kind AS text FROM jobs ORDER BY rowid")).toEqual([
    "before end-duplicates",
    "after end-duplicates",
  ]);
});

test("works from before have inventory numbers in the order in which they were added, and a history that begins with their price", () => {
  const before = migrations.slice(0, migrations.indexOf("0015_record_of_works.sql"));
  const db = open(before);
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  for (const name of migrations.slice(before.length)) db.exec(readMigration(name));
  const numbers = texts(
    db,
    `SELECT substr(id, 1, 1) || substr(id, -1) || ' ' || inventory_number AS text FROM (
       SELECT id, user_id, inventory_number FROM artworks
       UNION ALL SELECT id, user_id, inventory_number FROM deleted_artworks
     ) WHERE user_id LIKE 'ba%' ORDER BY inventory_number`,
  );
  // The oldest, then those of one moment in the order of their rows, then the deleted one.
  expect(numbers).toEqual(["a4 2025-001", "a2 2025-002", "a3 2025-003", "d1 2025-004"]);
  const lines = texts(
    db,
    "SELECT kind || ' ' || currency || ' ' || formula_version AS text FROM price_history",
  );
  // One work has no price.
  expect(lines).toEqual([..."USD USD USD CAD USD".split(" ")].map((one) => `suggested ${one} 1`));
});

test("what was stored as paid is one payment of the balance, also when it runs again", () => {
  const name = "0034_payments_of_invoices.sql";
  const db = open(migrations.slice(0, migrations.indexOf(name)));
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const copies = [
    ["deposit-covers", "'$.depositCents', content ->> '$.totalCents'"],
    ["no-deposit", "'$.depositCents', 0"],
  ];
  for (const [index, [id, change]] of copies.entries()) {
    db.exec(`INSERT INTO invoices
      SELECT '${id}', user_id, kind, year, ${index + 9}, issued_on, NULL, '', json_set(content, ${change}),
        paid_on, NULL, NULL, NULL, created_at
      FROM invoices WHERE sequence = 1`);
  }
  const migration = readMigration(name);
  db.exec(migration);
  const payments = () =>
    texts(
      db,
      `SELECT json_array(substr(invoice_id, -8), date, amount_cents, method, kind, reversed_at) AS text
      FROM invoice_payments ORDER BY invoice_id`,
    );
  const expected = [
    `["00000001","2025-09-16",190000,"E-transfer; -- l'été","payment",null]`,
    `["-deposit","2025-09-16",198450,"","payment",null]`,
  ];
  expect(payments()).toEqual(expected);
  db.exec(
    migration.slice(
      migration.indexOf("INSERT INTO"),
      migration.indexOf(";", migration.indexOf("ON CONFLICT")) + 1,
    ),
  );
  expect(payments()).toEqual(expected);
});

test("what the previous Worker writes of a payment after the migration is a payment or its reversal", () => {
  const db = open(migrations);
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const write = (paidOn: string, method: string) =>
    db.exec(
      `UPDATE invoices SET paid_on = ${paidOn}, payment_method = ${method} WHERE kind = 'invoice'`,
    );
  const counting = () =>
    texts(
      db,
      `SELECT sequence || ' ' || date || ' ' || amount_cents || ' ' || method AS text
      FROM invoice_payments JOIN invoices ON invoices.id = invoice_id WHERE reversed_at IS NULL ORDER BY 1`,
    );
  write("'2025-10-01'", "'Cash'");
  const paid = ["1 2025-10-01 190000 Cash", "2 2025-10-01 190000 Cash"];
  expect(counting()).toEqual(paid);
  write("'2025-10-01'", "'Cash'");
  expect(texts(db, "SELECT id AS text FROM invoice_payments")).toHaveLength(3);
  expect(counting()).toEqual(paid);
  write("NULL", "NULL");
  expect(counting()).toEqual([]);
});

/** As long as one could be typed, in lines. */
const longestAddress = "2, rue du Quai\nRimouski\n".padEnd(buyerLimits.addressCharacters, "潮");

/** Buyers, holders and galleries from before there were people. */
function openWithNames(): DatabaseSync {
  const name = "0041_people.sql";
  const db = open(migrations.slice(0, migrations.indexOf(name)));
  for (const statement of fillStatements(columnsOf(db))) db.exec(statement);
  const [columns] = texts(
    db,
    `SELECT group_concat(name) AS text FROM pragma_table_info('sales')
     WHERE name NOT IN ('id', 'artwork_id', 'buyer_name', 'buyer_email', 'buyer_address', 'returned_at', 'created_at', 'idempotency_key')`,
  );
  const insert = db.prepare(
    `INSERT INTO sales (id, artwork_id, buyer_name, buyer_email, buyer_address, returned_at, created_at, ${columns})
     SELECT ?, ?, ?, ?, ?, NULL, ?, ${columns} FROM sales WHERE buyer_name IS NOT NULL LIMIT 1`,
  );
  const buyers = [
    ["email-1", "Anne Roy", "Anne@Example.com", "1, rue du Quai\nRimouski", 1],
    ["email-2", "A. Roy", "anne@example.COM", longestAddress, 2],
    ["name-1", "Anne Roy", null, null, 3],
    ["name-2", "anne roy", "", "3, rue du Quai", 4],
    ["name-3", "Anné Roy", null, null, 5],
  ] as const;
  for (const [id, ...values] of buyers) insert.run(id, `work of ${id}`, ...values);
  db.exec(`UPDATE artworks SET status = 'on-hold', status_who = 'ANNE ROY' WHERE user_id LIKE '0d11e%';
    UPDATE artworks SET status = 'on-hold', status_who = 'Anne Roy' WHERE id LIKE '%0002';
    UPDATE deleted_artworks SET status = 'on-hold', status_who = 'anne roy';
    UPDATE channels SET name = 'Galerie Vent' WHERE id = 'gallery-50' AND user_id LIKE 'ba%';
    UPDATE channels SET name = 'Anne Roy' WHERE id = 'gallery-40' AND user_id LIKE 'ba%';
    UPDATE channels SET name = 'Salon' WHERE id = 'fair'`);
  return db;
}

const whoIs = `SELECT json_array(sales.id, person_id, coalesce(nullif(name, ''), organization), people.email, street) AS text
  FROM sales JOIN people ON people.id = person_id AND people.user_id = sales.user_id WHERE sales.id GLOB '*-[0-9]'
  ORDER BY sales.id`;

test("buyers, holders and named galleries become people, once, and no word of them is lost", () => {
  const db = openWithNames();
  const before = readTables(db);
  const migration = readMigration("0041_people.sql");
  db.exec(migration);
  expect(lostRows(["0041_people.sql"], before, readTables(db))).toEqual([]);
  const byEmail = `"email-1","A. Roy","Anne@Example.com",${JSON.stringify(longestAddress)}`;
  const byName = `"name-1","anne roy","","3, rue du Quai"`;
  const buyers = [
    `["email-1",${byEmail}]`,
    `["email-2",${byEmail}]`,
    `["name-1",${byName}]`,
    `["name-2",${byName}]`,
    `["name-3","name-3","Anné Roy","",""]`,
  ];
  expect(texts(db, whoIs)).toEqual(buyers);
  const named = () =>
    texts(
      db,
      `SELECT json_array(kind, coalesce(nullif(name, ''), organization)) AS text FROM people ORDER BY user_id, created_at, id`,
    );
  const people = named();
  expect(people).toEqual([
    '["person","ANNE ROY"]',
    '["person","A. Roy"]',
    // As a gallery has the name too.
    '["organization","anne roy"]',
    '["person","Anné Roy"]',
    '["organization","Galerie Vent"]',
    '["person","Solange Lafrenière"]',
  ]);
  const unnamed = [
    "SELECT id AS text FROM sales WHERE buyer_name IS NOT NULL AND person_id IS NULL",
    "SELECT id AS text FROM artworks WHERE status = 'on-hold' AND status_person_id IS NULL",
    "SELECT id AS text FROM deleted_artworks WHERE status_person_id IS NOT (SELECT status_person_id FROM artworks WHERE id LIKE '%0002')",
    "SELECT id AS text FROM channels WHERE kind = 'gallery' AND name IS NOT NULL AND person_id IS NULL",
    "SELECT id AS text FROM invoices WHERE person_id IS NOT (SELECT person_id FROM sales WHERE sales.id = content ->> '$.lines[0].saleId') OR person_id IS NULL",
    "SELECT id AS text FROM sales WHERE deliver_to_country IS NOT buyer_country OR deliver_to_region IS NOT buyer_region",
  ];
  for (const sql of unnamed) expect(texts(db, sql)).toEqual([]);
});

test("buyers, holders and galleries who lost their person get the same one when the migration runs again, which adds nobody", () => {
  const db = openWithNames();
  const migration = readMigration("0041_people.sql");
  db.exec(migration);
  const naming = ["sales", "artworks", "channels"];
  const whoseAre = () =>
    naming.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all());
  const people = () => db.prepare("SELECT * FROM people ORDER BY id").all();
  const before = { rows: whoseAre(), people: people() };
  const again = migration.slice(
    migration.indexOf("CREATE VIEW named_people"),
    migration.indexOf("-- From here on"),
  );
  expect(again).toContain("INSERT");
  db.exec(again);
  expect({ rows: whoseAre(), people: people() }).toEqual(before);
  // Without the triggers, which would give them back at once.
  const triggers = texts(
    db,
    "SELECT name AS text FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%person_id%'",
  );
  for (const trigger of triggers) db.exec(`DROP TRIGGER ${trigger}`);
  db.exec(`UPDATE sales SET person_id = NULL;
    UPDATE artworks SET status_person_id = NULL;
    UPDATE channels SET person_id = NULL`);
  expect(whoseAre()).not.toEqual(before.rows);
  db.exec(again);
  expect({ rows: whoseAre(), people: people() }).toEqual(before);
});

test("a sale that the previous Worker writes after the migration has its person and its place", () => {
  const db = openWithNames();
  db.exec(readMigration("0041_people.sql"));
  const [columns] = texts(
    db,
    `SELECT group_concat(name) AS text FROM pragma_table_info('sales')
     WHERE name NOT IN ('id', 'artwork_id', 'idempotency_key', 'person_id', 'deliver_to_country', 'deliver_to_region')`,
  );
  db.exec(`INSERT INTO sales (id, artwork_id, ${columns})
    SELECT 'later-1', 'another work', ${columns} FROM sales WHERE id = 'email-2'`);
  const place =
    "SELECT deliver_to_country || deliver_to_region AS text FROM sales WHERE id = 'later-1'";
  expect(texts(db, place)).toEqual(["CAQC"]);
  const later = () => texts(db, whoIs).filter((text) => text.includes("later-1"));
  expect(later()).toEqual([
    `["later-1","email-1","A. Roy","Anne@Example.com",${JSON.stringify(longestAddress)}]`,
  ]);
  db.exec("UPDATE sales SET buyer_name = 'Marc', buyer_email = NULL WHERE id = 'later-1'");
  expect(later()).toHaveLength(1);
  expect(later()[0]).toContain('"Marc",""');
  db.exec("UPDATE sales SET buyer_name = NULL WHERE id = 'later-1'");
  expect(texts(db, "SELECT person_id AS text FROM sales WHERE id = 'later-1'")).toEqual(["null"]);
});
