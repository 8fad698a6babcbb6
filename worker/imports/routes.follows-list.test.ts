import { expect, test } from "vitest";
import { applyRows, openImport, readWorks } from "#tests/support/import-requests.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { publishList } from "#tests/support/price-lists.ts";
import { historyOf, signInProfessional } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const anchor = { medium: "oil", widthInches: 30, heightInches: 24, priceCents: 160_000 } as const;

test("works whose prices the list governs follow it from their first day, unless it asks less or they wait", async () => {
  const artist = await signInProfessional(worker);
  await publishList(artist, { anchors: [anchor] });
  const { id } = await openImport(artist);
  const works = [
    newImportedWork({ title: "Below", askingPriceCents: 155_000 }),
    newImportedWork({ title: "Above", askingPriceCents: 170_000 }),
    newImportedWork({ title: "Consigned", askingPriceCents: 155_000, status: "consigned" }),
    newImportedWork({ title: "Not covered", askingPriceCents: 155_000, medium: "ink" }),
  ];
  const rows = works.map((work, index) => ({ row: index + 1, work, followsList: true }));
  await applyRows(artist, id, rows);
  const found = new Map((await readWorks(artist)).map((work) => [work.title, work]));
  expect(found.get("Below")).toMatchObject({ askingPriceCents: null, askedCents: 160_000 });
  expect(found.get("Above")).toMatchObject({ askingPriceCents: 170_000 });
  expect(found.get("Consigned")).toMatchObject({ askingPriceCents: 155_000 });
  const history = await historyOf(artist, found.get("Below")?.id ?? "");
  expect(history.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ["listed", 160_000],
  ]);
});

test("without a list, works whose prices it is to govern ask the file's until one is published that asks no less", async () => {
  const artist = await signInProfessional(worker);
  const { id } = await openImport(artist);
  const works = [
    newImportedWork({ title: "Below", askingPriceCents: 155_000 }),
    newImportedWork({ title: "Above", askingPriceCents: 170_000 }),
    newImportedWork({ title: "Consigned", askingPriceCents: 155_000, status: "consigned" }),
  ];
  await applyRows(
    artist,
    id,
    works.map((work, index) => ({ row: index + 1, work, followsList: true })),
  );
  const asked = async () =>
    new Map(
      (await readWorks(artist)).map(({ title, askingPriceCents, askedCents }) => [
        title,
        [askingPriceCents, askedCents],
      ]),
    );
  expect(await asked()).toEqual(
    new Map([
      ["Below", [null, 155_000]],
      ["Above", [null, 170_000]],
      ["Consigned", [155_000, 155_000]],
    ]),
  );
  await publishList(artist, { anchors: [anchor] });
  expect(await asked()).toEqual(
    new Map([
      ["Below", [null, 160_000]],
      ["Above", [null, 170_000]],
      ["Consigned", [155_000, 155_000]],
    ]),
  );
});

test("a work whose hold is over follows the list as an available one does", async () => {
  const artist = await signInProfessional(worker);
  await publishList(artist, { anchors: [anchor] });
  const { id } = await openImport(artist);
  const work = newImportedWork({ status: "on-hold", statusUntil: "2025-01-31" });
  await applyRows(artist, id, [{ row: 1, work, followsList: true }]);
  expect(await readWorks(artist)).toMatchObject([{ askingPriceCents: null, askedCents: 160_000 }]);
});

test("works whose prices are the artist's own keep them", async () => {
  const artist = await signInProfessional(worker);
  await publishList(artist, { anchors: [anchor] });
  const { id } = await openImport(artist);
  await applyRows(artist, id, [{ row: 1, work: newImportedWork() }]);
  expect(await readWorks(artist)).toMatchObject([{ askingPriceCents: 155_000 }]);
});
