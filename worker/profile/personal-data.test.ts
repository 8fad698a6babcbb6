import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { readTables } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { signInWholeArtist } from "#tests/support/whole-artist.ts";

/** What becomes of a table's rows when their artist deletes the profile, and where the export has them. */
interface Answer {
  /**
   * - `deleted`: no row is left.
   * - `nameless`: the row stays, without whose it was.
   * - `kept`: created by the deletion, with Stripe's ids only, until Stripe has confirmed.
   * - `never theirs`: says nothing of a person.
   */
  readonly onDeletion: "deleted" | "nameless" | "kept" | "never theirs";
  /** The part of the exported file; null where there is nothing of a person. */
  readonly inExport: string | null;
}

/** A table without an answer fails the test: say what becomes of it, and see that it does. */
const answers: Readonly<Record<string, Answer>> = {
  users: { onDeletion: "deleted", inExport: "profile" },
  sessions: { onDeletion: "deleted", inExport: "sessions" },
  artworks: { onDeletion: "deleted", inExport: "artworks" },
  deleted_artworks: { onDeletion: "deleted", inExport: "artworks" },
  inventory_counters: { onDeletion: "deleted", inExport: "inventoryNumbers" },
  price_history: { onDeletion: "deleted", inExport: "priceHistory" },
  offered_prices: { onDeletion: "deleted", inExport: "offeredPrices" },
  sales: { onDeletion: "deleted", inExport: "sales" },
  invoices: { onDeletion: "deleted", inExport: "invoices" },
  invoice_payments: { onDeletion: "deleted", inExport: "invoices" },
  issued_documents: { onDeletion: "deleted", inExport: "documents" },
  document_works: { onDeletion: "deleted", inExport: "documentPictures" },
  channels: { onDeletion: "deleted", inExport: "channels" },
  people: { onDeletion: "deleted", inExport: "people" },
  postponements: { onDeletion: "deleted", inExport: "postponements" },
  calendars: { onDeletion: "deleted", inExport: "calendar" },
  links: { onDeletion: "deleted", inExport: "links" },
  link_days: { onDeletion: "deleted", inExport: "links" },
  entries: { onDeletion: "deleted", inExport: "entries" },
  payouts: { onDeletion: "deleted", inExport: "payouts" },
  consignments: { onDeletion: "deleted", inExport: "consignments" },
  consignment_versions: { onDeletion: "deleted", inExport: "consignments" },
  consignment_works: { onDeletion: "deleted", inExport: "consignments" },
  entry_senders: { onDeletion: "never theirs", inExport: null },
  invoice_balances: { onDeletion: "deleted", inExport: "invoices" },
  people_merges: { onDeletion: "deleted", inExport: "mergedPeople" },
  merged_rows: { onDeletion: "deleted", inExport: "mergedPeople" },
  business: { onDeletion: "deleted", inExport: "business" },
  price_lists: { onDeletion: "deleted", inExport: "priceLists" },
  applied_prices: { onDeletion: "deleted", inExport: "appliedPrices" },
  price_batches: { onDeletion: "deleted", inExport: "priceBatches" },
  batch_prices: { onDeletion: "deleted", inExport: "batchPrices" },
  contradiction_dismissals: { onDeletion: "deleted", inExport: "dismissedContradictions" },
  imports: { onDeletion: "deleted", inExport: "imports" },
  import_people: { onDeletion: "deleted", inExport: "importedPeople" },
  import_rows: { onDeletion: "deleted", inExport: "importedRows" },
  artwork_saves: { onDeletion: "deleted", inExport: "recentSaves" },
  subscriptions: { onDeletion: "deleted", inExport: "subscription" },
  subscription_attempts: { onDeletion: "deleted", inExport: "pendingPayment" },
  feedback: { onDeletion: "nameless", inExport: "feedback" },
  jobs: { onDeletion: "kept", inExport: null },
  webhook_events: { onDeletion: "never theirs", inExport: null },
};

/** Every place that keeps something, and what it keeps of a person. A new binding needs an answer here. */
const stores = {
  DB: "the tables above",
  RATES: "nothing",
  PICTURES:
    "objects under the artist's id: pictures, which the export holds, their thumbnails, and copies in documents",
  ASSETS: "nothing: the files of the build",
  DEPLOYMENT: "nothing: the name of what was deployed",
};

const worker = workerForTests();

async function listObjects(): Promise<string[]> {
  return (await worker.env.PICTURES.list()).objects.map(({ key }) => key);
}

/** The tables that contain any of the words, in any column. */
async function tablesThatSay(words: readonly string[]): Promise<string[]> {
  return Object.entries(await readTables(worker))
    .filter(([, rows]) => words.some((word) => JSON.stringify(rows).includes(word)))
    .map(([table]) => table);
}

async function readExport(artist: TestArtist): Promise<Record<string, unknown>> {
  const file = await (await artist.request(apiPaths.profileExport)).json();
  return v.parse(v.record(v.string(), v.unknown()), file);
}

test("the architecture says of every table what it has", () => {
  const rows = readFileSync("docs/architecture.md", "utf8").matchAll(/^\| D1 (.+?) \|/gm);
  const named = [...rows].flatMap(([, cell = ""]) => cell.match(/\w+/g) ?? []);
  expect(named.sort()).toEqual(Object.keys(answers).sort());
});

test("deletion and export treat every table as it is listed", async () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(await readTables(worker)));
  const other = await signInArtist(worker, { firstName: "Other" });
  const artist = await signInWholeArtist(worker);
  const whose = [artist.id, `cus_${artist.id}`, "sub_odile", "cs_odile", "odile@example.com"];
  const facts = ["Odile", "Fournier", "Rimouski", "Low Tide", "Regretted", "key-of-a-save"];
  facts.push(
    "Solange",
    "solange@example.com",
    "Atelier Vent",
    "Atelier Fournier",
    "Varnished twice",
    "Too large",
    "A series apart",
    "Thirty days, Rimouski time",
    "Three e-transfers",
    "The wrong frame",
  );
  const before = await readTables(worker);
  const expected = (answer: Answer["onDeletion"]) =>
    Object.keys(answers).filter((table) => answers[table]?.onDeletion === answer);
  for (const table of [...expected("deleted"), ...expected("nameless")]) {
    expect(JSON.stringify(before[table]), table).toContain(artist.id);
  }
  const file = await readExport(artist);
  for (const [table, { inExport }] of Object.entries(answers)) {
    if (inExport === null) {
      expect(await tablesThatSay(whose)).not.toContain(table);
      continue;
    }
    const part = file[inExport];
    expect(Array.isArray(part) ? part.length > 0 : part, `${table} in ${inExport}`).toBeTruthy();
  }
  // Of two works a picture and a thumbnail each, and of one a copy for each of three documents; and one of an agreement.
  expect(await listObjects()).toHaveLength(8);

  expect((await artist.request(apiPaths.profile, { method: "DELETE" })).status).toBe(204);
  const after = await readTables(worker);
  expect(await tablesThatSay([artist.id, "odile@example.com", ...facts.slice(0, 2)])).toEqual(
    expected("kept").filter((table) => JSON.stringify(after[table]).includes(artist.id)),
  );
  expect(await tablesThatSay(facts.slice(3))).toEqual([]);
  expect(after.feedback).toMatchObject([
    { user_id: null, email: null, idempotency_key: null, subject: "Frames" },
  ]);
  expect(after.jobs).toMatchObject([{ customer_id: `cus_${artist.id}` }]);
  expect(Object.keys(after.jobs?.[0] ?? {}).sort()).toEqual([
    "attempts",
    "created_at",
    "customer_id",
    "kind",
    "subscription_id",
  ]);
  expect(after.users).toMatchObject([{ id: other.id }]);
  expect(after.sessions).toHaveLength(1);
});

test("every object's key begins with its artist's id, so that a deletion removes all of them", async () => {
  const artist = await signInWholeArtist(worker);
  const objects = await listObjects();
  expect(objects.length).toBeGreaterThan(0);
  expect(objects.filter((key) => !key.startsWith(`${artist.id}/`))).toEqual([]);
  await artist.request(apiPaths.profile, { method: "DELETE" });
  expect(await listObjects()).toEqual([]);
});

test("every store is listed, and written in one place only", () => {
  const bound = [...readFileSync("wrangler.toml", "utf8").matchAll(/^binding = "(\w+)"/gm)];
  expect(bound.map(([, name]) => name).sort()).toEqual(Object.keys(stores).sort());
  const writers = readdirSync("worker", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !file.endsWith(".test.ts"))
    .filter((file) =>
      /\b(pictures|PICTURES|kv|RATES)\.put\(/.test(readFileSync(join("worker", file), "utf8")),
    );
  expect(writers.sort()).toEqual(["artworks/pictures/storage.ts", "rates/storage.ts"]);
});
