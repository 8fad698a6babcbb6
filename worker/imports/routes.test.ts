import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { artworkPath } from "#schema/api-paths.ts";
import type { ArtworkInput } from "#schema/artworks/artwork.ts";
import { artworkRecordPath } from "#schema/artworks/record-paths.ts";
import { importSchema, importsSchema } from "#schema/imports/import.ts";
import { importPaths, importRowsPath, importUndoPath } from "#schema/imports/import-paths.ts";
import { salePath, salesPaths } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { toArtworkInput } from "#tests/support/artworks.ts";
import { atOnce } from "#tests/support/concurrency.ts";
import { newCertificate } from "#tests/support/documents.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  ageImport,
  applyRows,
  firstFile,
  openImport,
  readWorks,
  sendImport,
  sendRows,
  signInWithImport,
  undoImport,
} from "#tests/support/import-requests.ts";
import { newImportedSale, newImportedWork } from "#tests/support/imports.ts";
import { jpeg, png, toDataUrl } from "#tests/support/pictures.ts";
import {
  expectError,
  historyOf,
  readLedger,
  saveBusiness,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectIssue, expectRefusal, readRefusal } from "#tests/support/refusals.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";

const worker = workerForTests({ isLimited: false });

const thisYear = new Date().getUTCFullYear();

const sale = newImportedSale();

describe("POST /api/imports", () => {
  test("the same file is the same import until that is undone", async () => {
    const artist = await signInProfessional(worker);
    const first = await sendImport(artist, firstFile);
    const opened = await readAnswer(importSchema, first, [201]);
    expect(opened).toMatchObject({
      ...{ fileName: "inventaire.csv", rowCount: 3, appliedCount: 0, undoneAt: null },
    });
    const repeated = await sendImport(artist, firstFile);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual(opened);
    expect((await openImport(artist, "b".repeat(64))).id).not.toBe(opened.id);
    await undoImport(artist, opened.id);
    expect((await openImport(artist)).id).not.toBe(opened.id);
    const list = v.parse(importsSchema, await (await artist.request(importPaths.imports)).json());
    expect(list).toHaveLength(3);
  });

  test("ten at once open one", async () => {
    const artist = await signInProfessional(worker);
    const ids = await atOnce(10, () => openImport(artist));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    ["no name", { fileName: " " }, "fileName", "Send the file's name."],
    ["no hash", { fileHash: "hash" }, "fileHash", "Send the file's SHA-256."],
    ["no rows", { rowCount: 0 }, "rowCount", "The file has no rows."],
    ["too many rows", { rowCount: 5_001 }, "rowCount", "Import at most 5000 rows at once."],
  ])("%s is 400", async (_name, changed, path, message) => {
    const artist = await signInProfessional(worker);
    const body = { fileName: "a.csv", fileHash: "a".repeat(64), rowCount: 3, ...changed };
    const send = () => artist.send("POST", importPaths.imports, body);
    await expectIssue(worker, send, path, message);
  });
});

describe("POST /api/imports/{id}/rows", () => {
  test("rows become works with status, price and history, and no suggested price", async () => {
    const { artist, id } = await signInWithImport(worker);
    const work = newImportedWork({
      ...{ title: "Sumac", width: 16, height: 20, depth: "wood-1", framed: true },
      ...{ inventoryNumber: "A-12", status: "not-for-sale", location: "Rack 9", notes: "Varnish" },
      ...{ currency: "USD", askingPriceCents: 95_000, mediumLine: "oil and cold wax on panel" },
    });
    const { applied, refused } = await applyRows(artist, id, [{ row: 2, work }]);
    expect(refused).toEqual([]);
    const [saved] = await readWorks(artist);
    expect(saved).toMatchObject({
      ...{ id: applied[0]?.artworkId, title: "Sumac", dateCreated: "2024", width: 16, height: 20 },
      ...{ depth: "wood-1", medium: "oil", materialsCost: 0, hoursSpent: 0, suggestedPrice: null },
      ...{ currency: "USD", imageUrl: null, breakdown: null, inventoryNumber: "A-12" },
      ...{ status: "not-for-sale", location: "Rack 9", askingPriceCents: 95_000 },
      ...{ askedCents: 95_000, askedCurrency: "USD", framed: true, notes: "Varnish", sale: null },
      mediumLine: "oil and cold wax on panel",
    });
    const line = { reason: "", currency: "USD", amountCents: 95_000, status: null };
    expect(await historyOf(artist, saved?.id ?? "")).toEqual([
      { ...line, kind: "asking" },
      { ...line, kind: "status", currency: null, amountCents: null, status: "not-for-sale" },
    ]);
  });

  test("a sold row is a sale with the file's terms", async () => {
    const { artist, id } = await signInWithImport(worker);
    const work = newImportedWork({ status: "sold", sale });
    const { applied } = await applyRows(artist, id, [{ row: 1, work }]);
    const [sold] = await readLedger(artist);
    expect(sold).toMatchObject({
      ...{ artworkId: applied[0]?.artworkId, artworkTitle: "Dune", date: "2026-03-27" },
      ...{ priceCents: 90_000, discountCents: 0, commissionCents: 45_000, netCents: 45_000 },
      ...{ currency: "CAD", cadRate: 1, taxes: [], returnedAt: null },
      buyer: { name: "Solange", email: "", address: "", country: "", region: "" },
    });
    expect(await readWorks(artist)).toMatchObject([{ status: "sold", sale: { id: sold?.id } }]);
    expect((await historyOf(artist, applied[0]?.artworkId ?? "")).map(({ kind }) => kind)).toEqual([
      ...["asking", "sold"],
    ]);
  });

  test("works without a number get the next ones, in the order of the rows, after entered ones", async () => {
    const { artist, id } = await signInWithImport(worker);
    const numbers = [null, `${thisYear}-007`, null, "B-1", null];
    const rows = numbers.map((inventoryNumber, at) => {
      return { row: at + 2, work: newImportedWork({ title: `Work ${at}`, inventoryNumber }) };
    });
    await applyRows(artist, id, rows);
    const works = await readWorks(artist);
    const numberOf = (title: string) => works.find((one) => one.title === title)?.inventoryNumber;
    expect(numbers.map((_, at) => numberOf(`Work ${at}`))).toEqual([
      ...[`${thisYear}-008`, `${thisYear}-007`, `${thisYear}-009`, "B-1", `${thisYear}-010`],
    ]);
    expect((await saveWork(artist)).inventoryNumber).toBe(`${thisYear}-011`);
  });

  test("a row is applied once: repeated, ten at once, and in parts", async () => {
    const { artist, id } = await signInWithImport(worker);
    const rows = [1, 2, 3].map((row) => ({ row, work: newImportedWork({ title: `Row ${row}` }) }));
    const first = await applyRows(artist, id, rows.slice(0, 2));
    const answers = await atOnce(10, () => applyRows(artist, id, rows));
    for (const { applied, refused } of answers) {
      expect(applied.slice(0, 2)).toEqual(first.applied);
      expect(applied).toEqual(answers[0]?.applied);
      expect(refused).toEqual([]);
    }
    expect(await readWorks(artist)).toHaveLength(3);
    expect(await openImport(artist)).toMatchObject({ id, appliedCount: 3 });
  });

  test("a number in use, or used twice, is refused, and the rest is applied", async () => {
    const artist = await signInProfessional(worker);
    const { inventoryNumber } = await saveWork(artist);
    const { id } = await openImport(artist);
    const named = await saveWork(artist);
    await artist.send("PATCH", artworkRecordPath(named.id), { inventoryNumber: "vent-1" });
    const numbers = [inventoryNumber, "C-1", "c-1", null, "VENT-1"];
    const { applied, refused } = await applyRows(
      artist,
      id,
      numbers.map((number, at) => {
        return { row: at + 1, work: newImportedWork({ inventoryNumber: number }) };
      }),
    );
    expect(applied.map(({ row }) => row)).toEqual([2, 4]);
    expect(refused).toEqual([
      { row: 1, reason: "number-in-use" },
      { row: 3, reason: "number-twice" },
      { row: 5, reason: "number-in-use" },
    ]);
  });

  test("what the file knows of hours, costs, holds and the sale's fees is kept", async () => {
    const { artist, id } = await signInWithImport(worker);
    const held = { statusWho: "Odile", statusSince: "2026-01-02", statusUntil: "2099-01-31" };
    await applyRows(artist, id, [
      {
        row: 1,
        work: newImportedWork({
          ...{ title: "Held", status: "on-hold", ...held, hoursSpent: 7.5, materialsCost: 42.25 },
          ...{ framed: true, framingCents: 18_000 },
        }),
      },
      { row: 2, work: newImportedWork({ title: "Out", status: "consigned", ...held }) },
      {
        row: 3,
        work: newImportedWork({
          ...{ title: "Gone", status: "sold", archived: true, currency: "USD" },
          sale: newImportedSale({
            ...{ currency: "CAD", discount: 0.1, discountBorneBy: "gallery", commission: 0.4 },
            ...{ feeCents: 350, shippingCents: 2_000, through: "Galerie Vent" },
          }),
        }),
      },
    ]);
    const works = new Map((await readWorks(artist)).map((work) => [work.title, work]));
    expect(works.get("Held")).toMatchObject({
      ...{ status: "on-hold", hoursSpent: 7.5, materialsCost: 42.25, framingCents: 18_000 },
      statusDetails: { who: "Odile", until: "2099-01-31", since: null, dueBack: null },
    });
    expect(works.get("Out")?.statusDetails).toMatchObject({
      ...{ who: "Odile", until: null, since: "2026-01-02", dueBack: "2099-01-31" },
    });
    expect(works.get("Gone")).toMatchObject({
      archived: true,
      status: "sold",
      askedCurrency: "USD",
    });
    const [sold] = await readLedger(artist);
    // The gallery bears the discount: 40 % of 900 less 90.
    expect(sold).toMatchObject({
      ...{ currency: "CAD", discountCents: 9_000, commissionCents: 27_000, feeCents: 350 },
      ...{ shippingCents: 2_000, netCents: 90_000 - 9_000 - 27_000 - 350 - 2_000 },
      channel: { kind: "gallery", name: "Galerie Vent", discountBorneBy: "gallery" },
    });
  });

  test.each([
    ["Gallery 50 %", { id: "gallery-50", name: null }],
    ["Galerie", { id: "gallery-50", name: null }],
    ["Votre site", { id: "own-site", name: null }],
    ["", { id: "gallery-50", name: null }],
    ["Galerie Vent", { id: "gallery-50", name: "Galerie Vent" }],
  ])(
    "a work sold through %j, with a commission of half, is of this channel",
    async (through, channel) => {
      const { artist, id } = await signInWithImport(worker);
      const work = newImportedWork({ status: "sold", sale: newImportedSale({ through }) });
      await applyRows(artist, id, [{ row: 1, work }]);
      const [sold] = await readLedger(artist);
      expect(sold?.channel).toMatchObject(channel);
    },
  );

  test.each([
    ["a gallery", { channelId: "gallery-50" }, { id: "gallery-50", commission: 0.5 }, 32_500],
    ["the studio", { channelId: "studio" }, { id: "studio", commission: 0 }, 65_000],
    ["a channel that is no more", { channelId: "gone" }, { id: "studio", commission: 0 }, 65_000],
    [
      "a gallery, with the name that the file gives it",
      { channelId: "gallery-40", through: "Galerie Vent" },
      { id: "gallery-40", name: "Galerie Vent", commission: 0.4 },
      39_000,
    ],
    [
      "none, where the file names a marketplace",
      { through: "Marketplace" },
      { id: "marketplace", commission: 0.35 },
      42_250,
    ],
  ])(
    "of 650 for a work without a commission in the file, what the answered channel leaves reaches the artist: %s",
    async (_what, answer, channel, netCents) => {
      const { artist, id } = await signInWithImport(worker);
      const sold = newImportedSale({ priceCents: 65_000, commission: null, ...answer });
      const work = newImportedWork({ status: "sold", sale: sold });
      await applyRows(artist, id, [{ row: 1, work }]);
      expect(await readLedger(artist)).toMatchObject([{ channel, netCents }]);
    },
  );

  test("the taxes of a registered artist's imported sales wait for where the work was delivered", async () => {
    const artist = await signInProfessional(worker);
    await saveBusiness(artist, {
      registrations: [{ tax: "gst-hst", number: "123456789 RT0001", since: "2026-01-01" }],
    });
    const { id } = await openImport(artist);
    const soldOn = (row: number, date: string) => {
      const sold = newImportedSale({ date });
      return { row, work: newImportedWork({ title: date, status: "sold", sale: sold }) };
    };
    await applyRows(artist, id, [soldOn(1, "2025-12-31"), soldOn(2, "2026-01-01")]);
    const sales = await readLedger(artist);
    expect(sales.map(({ date, taxes }) => [date, taxes])).toEqual([
      ["2026-01-01", null],
      ["2025-12-31", []],
    ]);
    const delivered = {
      deliveredBy: "carrier",
      buyer: { name: "Solange", country: "CA", region: "ON" },
    };
    const response = await artist.send("PATCH", salePath(sales[0]?.id ?? ""), delivered);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await response.json()).toMatchObject({ taxes: [{ label: "HST", cents: 11_700 }] });
  });

  test("an endless tax is refused, as no ledger could be read with it", async () => {
    const { artist, id } = await signInWithImport(worker);
    const sold = newImportedSale({
      taxes: [{ tax: "gst-hst", label: "GST", rate: 5, cents: 45_00 }],
    });
    const work = newImportedWork({ status: "sold", sale: sold });
    const body = JSON.stringify({ rows: [{ row: 1, work }] }).replace("4500", "1e999");
    const { issues } = await readRefusal(worker, () =>
      artist.request(importRowsPath(id), {
        ...{ method: "POST", body, headers: { "Content-Type": "application/json" } },
      }),
    );
    const path = "rows.0.work.sale.taxes.0.cents";
    expect(issues).toEqual([
      { path, message: "Enter an amount in whole cents." },
      { path, message: "Enter 100,000,000 or less." },
    ]);
  });

  test("works that the gallery has are left as they are, whichever file names them, and an undo leaves them", async () => {
    const { artist, work: existing } = await signInProfessionalWithWork(worker);
    const { title, dateCreated, width, height, inventoryNumber } = existing;
    const known = { title, dateCreated, width, height, askingPriceCents: 99 };
    const { id } = await openImport(artist);
    const rows = [
      { row: 1, work: newImportedWork({ ...known, title: "Renamed", inventoryNumber }) },
      { row: 2, work: newImportedWork({ ...known, title: "LOW TIDE" }) },
      { row: 3, work: newImportedWork({ ...known, width: 40 }) },
    ];
    const before = await readWorks(artist);
    const answer = await applyRows(artist, id, rows);
    expect(answer.skipped).toEqual([{ row: 1, artworkId: existing.id, kept: [] }]);
    expect(answer.applied.map(({ row }) => row)).toEqual([2, 3]);
    expect(answer.refused).toEqual([]);
    expect(await applyRows(artist, id, rows)).toEqual(answer);
    expect(await openImport(artist)).toMatchObject({ appliedCount: 2, skippedCount: 1 });

    const second = await openImport(artist, "b".repeat(64));
    const repeated = await applyRows(artist, second.id, [
      ...rows,
      { row: 4, work: newImportedWork() },
    ]);
    expect(repeated.skipped.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(repeated.applied.map(({ row }) => row)).toEqual([4]);
    expect(await undoImport(artist, second.id)).toMatchObject({ removedCount: 1, kept: [] });
    expect(await undoImport(artist, id)).toMatchObject({ removedCount: 2, kept: [] });
    expect(await readWorks(artist)).toEqual(before);
    expect(await historyOf(artist, existing.id)).toHaveLength(1);
  });

  test("of works alike in a file, as many are new as the gallery lacks, across requests too", async () => {
    const artist = await signInProfessional(worker);
    const first = await openImport(artist);
    const alike = (row: number) => ({ row, work: newImportedWork() });
    await applyRows(artist, first.id, [alike(1), alike(2)]);
    expect(await readWorks(artist)).toHaveLength(2);
    const { id } = await openImport(artist, "b".repeat(64));
    const answers = [];
    for (const row of [1, 2, 3]) answers.push(await applyRows(artist, id, [alike(row)]));
    expect(answers.map(({ applied, skipped }) => [applied.length, skipped.length])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    const third = await openImport(artist, "c".repeat(64));
    const another = await applyRows(artist, third.id, [{ ...alike(1), isAnother: true }]);
    expect(another.applied).toHaveLength(1);
    expect(await readWorks(artist)).toHaveLength(4);
  });

  test("a row whose work is no more is imported again", async () => {
    const artist = await signInProfessional(worker);
    const first = await openImport(artist);
    const rows = [{ row: 1, work: newImportedWork() }];
    await applyRows(artist, first.id, rows);
    const { id } = await openImport(artist, "b".repeat(64));
    expect(await applyRows(artist, id, rows)).toMatchObject({ skipped: [{ row: 1 }], applied: [] });
    await undoImport(artist, first.id);
    expect(await applyRows(artist, id, rows)).toMatchObject({ skipped: [], applied: [{ row: 1 }] });
    expect(await openImport(artist, "b".repeat(64))).toMatchObject({
      ...{ appliedCount: 1, skippedCount: 0 },
    });
    expect(await readWorks(artist)).toHaveLength(1);
  });

  test("500 rows are two round trips beside the session's, and 501 are refused", async () => {
    const { artist, id } = await signInWithImport(worker);
    const rows = Array.from({ length: 501 }, (_, at) => {
      return { row: at + 1, work: newImportedWork({ title: `Row ${at}`, notes: "é".repeat(300) }) };
    });
    const { applied } = await applyRows(artist, id, rows.slice(0, 500));
    expect(applied).toHaveLength(500);
    const works = await readWorks(artist);
    expect(new Set(works.map(({ inventoryNumber }) => inventoryNumber)).size).toBe(500);
    const message = "Send at most 500 rows at once.";
    await expectIssue(worker, () => sendRows(artist, id, rows), "rows", message);
  });

  test("a sale that is yet to come, or before the work was made: 400, and nothing changes", async () => {
    const { artist, id } = await signInWithImport(worker);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    for (const [date, message] of [
      [day(2).slice(0, 10), "Enter today or an earlier day."],
      ["2023-12-31", "The work was made after this day."],
    ] as const) {
      const work = newImportedWork({ status: "sold", sale: newImportedSale({ date }) });
      const send = () => sendRows(artist, id, [{ row: 1, work }]);
      await expectIssue(worker, send, "rows.0.work.sale.date", message);
    }
  });

  test("consigned, and due back before that: 400, and nothing changes", async () => {
    const { artist, id } = await signInWithImport(worker);
    const days = { statusSince: "2026-05-01", statusUntil: "2026-01-31" };
    const work = newImportedWork({ status: "consigned", ...days });
    const send = () => sendRows(artist, id, [{ row: 1, work }]);
    const message = "Enter a day after the consignment began.";
    await expectIssue(worker, send, "rows.0.work.statusUntil", message);
  });

  test("sold without a sale, a row twice, an unknown field: 400, and nothing changes", async () => {
    const { artist, id } = await signInWithImport(worker);
    const work = newImportedWork();
    const bodies = [
      [{ row: 1, work: { ...work, status: "sold" } }],
      [{ row: 1, work: { ...work, sale } }],
      [
        { row: 1, work },
        { row: 1, work },
      ],
      [{ row: 1, work: { ...work, userId: "another" } }],
      [],
    ];
    for (const rows of bodies) {
      const send = () => artist.send("POST", importRowsPath(id), { rows });
      await expectRefusal(worker, send, "VALIDATION_FAILED");
    }
  });

  test("another artist's import is 404, an undone one 409, and nothing changes", async () => {
    const [artist, other] = [await signInProfessional(worker), await signInProfessional(worker)];
    const { id } = await openImport(artist);
    const rows = [{ row: 1, work: newImportedWork() }];
    await expectError(await sendRows(other, id, rows), "NOT_FOUND");
    const response = await other.request(importUndoPath(id), { method: "POST" });
    await expectError(response, "NOT_FOUND");
    await undoImport(artist, id);
    const refused = await sendRows(artist, id, rows);
    await expectError(refused, "CONFLICT", "This import has been undone. Start a new one.");
    expect(await readWorks(artist)).toEqual([]);
    expect(await readWorks(other)).toEqual([]);
  });

  test("a fault in any step leaves everything as it was", async () => {
    const { artist, id } = await signInWithImport(worker);
    const rows = [
      { row: 1, work: newImportedWork({ inventoryNumber: "D-1" }) },
      { row: 2, work: newImportedWork({ status: "sold", sale }) },
    ];
    const tables = ["import_rows", "artworks", "price_history", "sales"];
    const events = tables.map((table) => `INSERT ON ${table}`);
    await expectAllOrNothing(worker, events, () => sendRows(artist, id, rows));
    expect((await applyRows(artist, id, rows)).applied).toHaveLength(2);
  });
});

describe("POST /api/imports/{id}/undo", () => {
  test("takes all of it back, to the byte but the counter, and nothing else", async () => {
    const artist = await signInProfessional(worker);
    await saveWork(artist, { title: "Before" });
    const before = await readStores(worker);
    const { id } = await openImport(artist);
    await applyRows(artist, id, [
      { row: 1, work: newImportedWork({ inventoryNumber: "E-1" }) },
      { row: 2, work: newImportedWork({ status: "sold", sale }) },
    ]);
    const undone = await undoImport(artist, id);
    expect(undone).toMatchObject({ removedCount: 2, kept: [], import: { id, appliedCount: 2 } });
    const after = await readStores(worker);
    for (const table of ["artworks", "sales", "price_history", "deleted_artworks"]) {
      expect(after[table], table).toEqual(before[table]);
    }
  });

  test("what was changed since stays, with its history, and is named", async () => {
    const { artist, id } = await signInWithImport(worker);
    const rows = ["Kept", "Gone", "Deleted"].map((title, at) => {
      return { row: at + 1, work: newImportedWork({ title }) };
    });
    const { applied } = await applyRows(artist, id, rows);
    const [existing, , deleted] = applied.map(({ artworkId }) => artworkId);
    await artist.send("PATCH", artworkRecordPath(existing ?? ""), { notes: "Signed on the back" });
    await artist.request(artworkPath(deleted ?? ""), { method: "DELETE" });
    const undone = await undoImport(artist, id);
    expect(undone).toMatchObject({
      removedCount: 1,
      kept: [{ artworkId: existing, title: "Kept" }],
    });
    expect(await readWorks(artist)).toMatchObject([{ id: existing, notes: "Signed on the back" }]);
    expect(await historyOf(artist, existing ?? "")).toHaveLength(1);
    const restored = await artist.request(`${artworkPath(deleted ?? "")}/restore`, {
      method: "POST",
    });
    expect(restored.status).toBe(200);
  });

  test("a work that only got a picture goes with it; one with another change besides stays", async () => {
    const { artist, id } = await signInWithImport(worker);
    const titles = ["Pictured", "Retitled", "Pictured twice"];
    const { applied } = await applyRows(
      artist,
      id,
      titles.map((title, at) => ({ row: at + 1, work: newImportedWork({ title }) })),
    );
    const ids = new Map(applied.map(({ row, artworkId }) => [titles[row - 1] ?? "", artworkId]));
    async function addPicture(title: string, changed: Partial<ArtworkInput> = {}): Promise<void> {
      const work = (await readWorks(artist)).find((one) => one.id === ids.get(title));
      if (work === undefined) throw new Error(`${title} is not in the gallery.`);
      const body = { ...toArtworkInput(work), imageUrl: toDataUrl("image/png", png()), ...changed };
      const response = await artist.send("PATCH", artworkPath(work.id), body);
      expect(response.status, await response.clone().text()).toBe(200);
    }
    await addPicture("Pictured");
    await addPicture("Retitled", { title: "With another title" });
    await addPicture("Pictured twice");
    await addPicture("Pictured twice", { imageUrl: toDataUrl("image/jpeg", jpeg()) });
    expect(await undoImport(artist, id)).toMatchObject({
      removedCount: 1,
      kept: [{ title: "With another title" }, { title: "Pictured twice" }],
    });
  });

  test("a work whose sale was completed stays, with its sale", async () => {
    const { artist, id } = await signInWithImport(worker);
    const work = newImportedWork({ status: "sold", sale });
    const { applied } = await applyRows(artist, id, [
      { row: 1, work },
      { row: 2, work: { ...work, title: "Sold as well" } },
    ]);
    const artworkId = applied[0]?.artworkId;
    const completed = (await readLedger(artist)).find((one) => one.artworkId === artworkId);
    const change = { buyer: { name: "Solange", country: "CA", region: "ON" } };
    const response = await artist.send("PATCH", salePath(completed?.id ?? ""), change);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await undoImport(artist, id)).toMatchObject({ removedCount: 1, kept: [{ artworkId }] });
    expect(await readLedger(artist)).toMatchObject([
      { id: completed?.id, buyer: { name: "Solange" } },
    ]);
  });

  test("a work that a document names stays, with its sale", async () => {
    const { artist, id } = await signInWithImport(worker);
    const work = newImportedWork({ status: "sold", sale });
    const { applied } = await applyRows(artist, id, [{ row: 1, work }]);
    const artworkId = applied[0]?.artworkId ?? "";
    const issued = await artist.send("POST", salesPaths.documents, newCertificate(artworkId));
    expect(issued.status).toBe(201);
    expect(await undoImport(artist, id)).toMatchObject({ removedCount: 0, kept: [{ artworkId }] });
    expect(await readWorks(artist)).toMatchObject([{ id: artworkId, status: "sold" }]);
  });

  test("once, and for 30 days", async () => {
    const { artist, id } = await signInWithImport(worker);
    await applyRows(artist, id, [{ row: 1, work: newImportedWork() }]);
    const day = 24 * 60 * 60 * 1000;
    await ageImport(worker, id, 30 * day + 1_000);
    const request = () => artist.request(importUndoPath(id), { method: "POST" });
    await expectError(await request(), "CONFLICT", "An import can be undone for 30 days.");
    expect(await readWorks(artist)).toHaveLength(1);
    await ageImport(worker, id, 30 * day - 60_000);
    expect((await request()).status).toBe(200);
    await expectError(await request(), "CONFLICT", "This import has been undone already.");
  });

  test("a fault in any step leaves everything as it was", async () => {
    const { artist, id } = await signInWithImport(worker);
    await applyRows(artist, id, [{ row: 1, work: newImportedWork({ status: "sold", sale }) }]);
    const deletions = ["sales", "artworks", "price_history"].map((table) => `DELETE ON ${table}`);
    await expectAllOrNothing(worker, ["UPDATE ON imports", ...deletions], () =>
      artist.request(importUndoPath(id), { method: "POST" }),
    );
  });
});
