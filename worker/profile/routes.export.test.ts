import { getTableConfig } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { artworkSchema } from "#schema/artworks/artwork.ts";
import { type DataExport, dataExportSchema } from "#schema/data-export.ts";
import { dataExportFileName } from "#schema/data-export-file.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { declaredTables } from "#tests/support/declared-tables.ts";
import { gif, jpeg, losslessPixel, png, toDataUrl, webp } from "#tests/support/pictures.ts";
import { expectError } from "#tests/support/records.ts";
import { readRow } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { signInWholeArtist } from "#tests/support/whole-artist.ts";

const worker = workerForTests();

/** Columns that are not exported: session tokens, and values that only the stores need. */
const withheld: Record<string, readonly string[]> = {
  users: ["artworks_version", "price_lists_version", "list_due_from"],
  sessions: ["token_hash", "user_id"],
  artworks: ["user_id", "picture_key", "picture_hash", "picture_bytes"],
  deleted_artworks: ["user_id", "picture_key", "picture_hash", "picture_bytes", "saves_before"],
  artwork_saves: ["user_id", "idempotency_key", "request_hash"],
  subscriptions: ["user_id", "action_round", "version"],
  subscription_attempts: ["user_id", "id"],
  feedback: ["user_id", "idempotency_key"],
  inventory_counters: ["user_id"],
  price_history: ["user_id", "id"],
  offered_prices: ["user_id"],
  business: ["user_id", "version"],
  channels: ["user_id", "position"],
  postponements: ["user_id"],
  calendars: ["user_id", "id"],
  links: ["user_id", "idempotency_key", "request_hash"],
  link_days: ["user_id"],
  entries: ["user_id", "idempotency_key", "request_hash"],
  consignments: ["user_id", "idempotency_key", "request_hash", "change_id"],
  consignment_versions: ["user_id"],
  consignment_works: ["user_id"],
  payouts: ["user_id", "idempotency_key", "request_hash"],
  invoice_balances: ["user_id"],
  people: ["user_id", "idempotency_key", "request_hash", "erased_at"],
  people_merges: ["user_id", "idempotency_key", "request_hash"],
  merged_rows: ["user_id"],
  sales: ["user_id", "idempotency_key", "request_hash"],
  invoices: ["user_id", "idempotency_key", "request_hash"],
  invoice_payments: ["user_id", "idempotency_key", "request_hash"],
  issued_documents: ["user_id", "idempotency_key", "request_hash"],
  document_works: ["user_id", "picture_key", "picture_hash"],
  price_lists: ["user_id", "change_id"],
  applied_prices: ["user_id"],
  price_batches: ["user_id", "idempotency_key", "request_hash"],
  batch_prices: ["user_id"],
  contradiction_dismissals: ["user_id"],
  imports: ["user_id"],
  import_people: ["user_id"],
  import_rows: ["user_id"],
};

/** Whose amounts are written in whole cents, as the API has them. */
const inWholeCents = [
  ...[
    "sales",
    "channels",
    "price_history",
    "offered_prices",
    "price_lists",
    "applied_prices",
    "batch_prices",
  ],
  ...["invoice_payments", "invoice_balances", "payouts", "consignment_works"],
  ...["asking_price_cents", "framing_cents", "listed_cents"],
];

/** Those with rows about a person; `tables.test.ts` holds the declarations to the migrations. */
const personalTables = declaredTables
  .map((table) => getTableConfig(table))
  .filter(({ name, columns }) => name === "users" || columns.some((c) => c.name === "user_id"))
  .map(({ name }) => name);

async function readExport(artist: TestArtist): Promise<{ text: string; file: DataExport }> {
  const response = await artist.request(apiPaths.profileExport);
  expect(response.status).toBe(200);
  const text = await response.text();
  return { text, file: v.parse(dataExportSchema, JSON.parse(text)) };
}

function isJson(text: string): boolean {
  return text.startsWith("[") || text.startsWith("{");
}

/** A column's value as it is in the file; null for values too short to be searched for. */
function asWritten(table: string, column: string, value: unknown): string | null {
  if (typeof value === "string") return isJson(value) ? value : JSON.stringify(value).slice(1, -1);
  if (typeof value !== "number" || value < 2) return null;
  const isWhole = inWholeCents.includes(table) || inWholeCents.includes(column);
  if (column.endsWith("_cents") && !isWhole) return String(value / 100);
  return JSON.stringify(value > Date.UTC(2020) ? new Date(value).toISOString() : value);
}

test("everything stored about a user is in the file, and excluded columns are not", async () => {
  const artist = await signInWholeArtist(worker);
  const { text } = await readExport(artist);
  expect(personalTables.sort()).toEqual(Object.keys(withheld).sort());
  for (const [table, columns] of Object.entries(withheld)) {
    const owner = table === "users" ? "id" : "user_id";
    const row = await readRow(worker, `SELECT * FROM ${table} WHERE ${owner} = ?`, artist.id);
    expect(row, table).not.toBeNull();
    for (const [column, value] of Object.entries(row ?? {})) {
      const written = asWritten(table, column, value);
      if (written === null) continue;
      if (!columns.includes(column)) expect(text, `${table}.${column}`).toContain(written);
      // The person's own id is theirs to know.
      else if (column !== "user_id") expect(text, `${table}.${column}`).not.toContain(written);
    }
  }
  expect(text).not.toContain(artist.token);
});

test("the file's name has the day, no cache stores it, and only GET returns it", async () => {
  const artist = await signInArtist(worker);
  const response = await artist.request(apiPaths.profileExport);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="art-pricing-tool-\d{4}-\d\d-\d\d\.json"$/,
  );
  await response.text();
  expect(dataExportFileName(new Date("2026-11-21T23:30:00Z"))).toBe(
    "art-pricing-tool-2026-11-21.json",
  );
  expect((await artist.request(apiPaths.profileExport, { method: "POST" })).status).toBe(405);
});

test("a user who has entered nothing gets a file too", async () => {
  const artist = await signInArtist(worker, { firstName: "", currency: null });
  const { file } = await readExport(artist);
  expect(file).toMatchObject({
    profile: { id: artist.id, firstName: "", currency: null },
    subscription: null,
    pendingPayment: null,
    feedback: [],
    business: null,
    artworks: [],
  });
  expect(file.sessions).toHaveLength(1);
});

test("every type of picture is exported byte for byte, in the order of the works", async () => {
  const artist = await signInArtist(worker, { email: "admin@example.com", emailVerified: true });
  const pictures = [
    toDataUrl("image/png", png({ noise: 200_001 })),
    toDataUrl("image/jpeg", jpeg()),
    null,
    toDataUrl("image/gif", gif()),
    toDataUrl("image/webp", webp(losslessPixel)),
  ];
  for (const [index, imageUrl] of pictures.entries()) {
    const work = newArtwork({ title: `Work ${index} "é"`, imageUrl });
    const response = await artist.send("POST", apiPaths.artworks, work);
    expect(response.status, await response.clone().text()).toBe(201);
    await worker.env.DB.exec("UPDATE artworks SET created_at = created_at - 1000");
  }
  const { file } = await readExport(artist);
  expect(file.artworks.map(({ title }) => title)).toEqual(
    pictures.map((_, index) => `Work ${4 - index} "é"`),
  );
  const expected = await Promise.all(
    file.artworks.map(async ({ id }) => {
      const response = await artist.request(`${artworkPath(id)}/image`);
      const type = response.headers.get("Content-Type") ?? "";
      if (response.status === 404) return null;
      return toDataUrl(type, new Uint8Array(await response.arrayBuffer()));
    }),
  );
  expect(file.artworks.map(({ picture }) => picture)).toEqual(expected);
  expect(expected.filter((picture) => picture === null)).toHaveLength(1);
});

test("a picture that is missing from the bucket is null", async () => {
  const artist = await signInArtist(worker);
  const work = newArtwork({ imageUrl: toDataUrl("image/png", png()) });
  const response = await artist.send("POST", apiPaths.artworks, work);
  const { id } = v.parse(artworkSchema, await response.json());
  const { objects } = await worker.env.PICTURES.list({ prefix: `${artist.id}/` });
  await worker.env.PICTURES.delete(objects.map(({ key }) => key));
  expect((await readExport(artist)).file.artworks).toMatchObject([{ id, picture: null }]);
});

test("the file contains nothing of other users", async () => {
  const [artist, other] = [await signInArtist(worker), await signInWholeArtist(worker)];
  const { text } = await readExport(artist);
  for (const theirs of [other.id, "Frames", "cus_", "Low Tide", "Odile"]) {
    expect(text).not.toContain(theirs);
  }
});

test("visitors and users who have deleted their profile get no file", async () => {
  expect((await worker.request(apiPaths.profileExport)).status).toBe(401);
  const artist = await signInArtist(worker);
  await artist.request(apiPaths.profile, { method: "DELETE" });
  expect((await artist.request(apiPaths.profileExport)).status).toBe(401);
});

test("a database failure is an error response, not a broken file", async () => {
  const artist = await signInArtist(worker);
  await worker.env.DB.exec("ALTER TABLE artwork_saves RENAME TO artwork_saves_away");
  const response = await artist.request(apiPaths.profileExport);
  await worker.env.DB.exec("ALTER TABLE artwork_saves_away RENAME TO artwork_saves");
  await expectError(response, "INTERNAL");
});
