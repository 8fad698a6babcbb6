import * as v from "valibot";
import { expect, test } from "vitest";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { importPeoplePath } from "#schema/imports/import-paths.ts";
import type { ImportedPerson } from "#schema/imports/people/imported-person.ts";
import { peoplePaths, personPath } from "#schema/people/people-paths.ts";
import { type Person, peopleSchema, personSchema } from "#schema/people/person.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { draftConsignment, takeStep } from "#tests/support/consignments.ts";
import {
  applyPeople,
  firstFile,
  openImport,
  secondFile,
  signInWithImport,
  undoImport,
} from "#tests/support/import-requests.ts";
import { newImportedPerson } from "#tests/support/imports.ts";
import {
  accept,
  makeLink,
  newEntry,
  newRoom,
  readEntries,
  sendEntry,
} from "#tests/support/links.ts";
import { erase, mergeInto } from "#tests/support/people.ts";
import { readWork, saveWork, sendSale } from "#tests/support/records.ts";
import { countRows, runSql } from "#tests/support/rows.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

/** By name, as those of one request were added at the same moment. */
async function readPeople(artist: TestArtist): Promise<Person[]> {
  const people = v.parse(peopleSchema, await (await artist.request(peoplePaths.people)).json());
  return people.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function readOnlyPerson(artist: TestArtist): Promise<Person> {
  const people = await readPeople(artist);
  expect(people).toHaveLength(1);
  return people[0] ?? expect.unreachable();
}

async function change(artist: TestArtist, { id }: Person, body: object): Promise<Person> {
  return readAnswer(personSchema, await artist.send("PATCH", personPath(id), body));
}

test("rows become people, once however often they are sent", async () => {
  const { artist, id } = await signInWithImport(worker);
  const rows = [
    {
      row: 2,
      person: newImportedPerson({
        ...{ phone: "418 555-0142", street: "1, rue de l'Évêché\nPorte 2", city: "Québec" },
        ...{ region: "QC", postalCode: "G1R 4E4", country: "CA", language: "fr" },
        ...{ notes: "Prefers the river", archived: true, expressSince: "2026-01-05" },
        withdrawnOn: "2026-02-05",
      }),
    },
    {
      row: 3,
      person: newImportedPerson({
        kind: "organization",
        name: "",
        organization: "Galerie Vent",
        email: "",
      }),
    },
  ];
  const first = await applyPeople(artist, id, rows);
  expect(first.applied.map(({ row }) => row)).toEqual([2, 3]);
  expect(await applyPeople(artist, id, rows)).toEqual(first);
  const [gallery, solange] = await readPeople(artist);
  expect(solange).toMatchObject({
    ...{ kind: "person", name: "Solange Roy", email: "solange@example.com", phone: "418 555-0142" },
    address: {
      ...{ street: "1, rue de l'Évêché\nPorte 2", city: "Québec", region: "QC" },
      ...{ postalCode: "G1R 4E4", country: "CA" },
    },
    ...{ language: "fr", notes: "Prefers the river", archived: true },
    news: { expressSince: "2026-01-05", withdrawnOn: "2026-02-05", listedOn: null },
  });
  expect(gallery).toMatchObject({ kind: "organization", name: "", organization: "Galerie Vent" });
  expect(await openImport(artist)).toMatchObject({
    ...{ appliedCount: 0, people: { appliedCount: 2, updatedCount: 0, skippedCount: 0 } },
  });
});

test.each<[string, Partial<ImportedPerson>, Partial<ImportedPerson>]>([
  ["an email in other capitals", {}, { name: "S. Roy", email: "Solange@Example.com" }],
  ["a name without an email", { email: "" }, { name: "SOLANGE ROY", email: "" }],
])("%s is the person whom the artist has", async (_name, before, after) => {
  const { artist, id } = await signInWithImport(worker);
  await applyPeople(artist, id, [{ row: 2, person: newImportedPerson(before) }]);
  const again = await openImport(artist, secondFile);
  const answer = await applyPeople(artist, again.id, [
    { row: 2, person: newImportedPerson(after) },
  ]);
  expect(answer.skipped.map(({ row }) => row)).toEqual([2]);
  expect((await readOnlyPerson(artist)).name).toBe("Solange Roy");
});

test.each<[string, Partial<ImportedPerson>, Partial<ImportedPerson>]>([
  ["a name with another email", {}, { email: "roy@example.com" }],
  ["a name whose other has an email", {}, { email: "" }],
  ["a name with other accents", { email: "", name: "Élodie" }, { email: "", name: "Elodie" }],
])("%s is another person", async (_name, before, after) => {
  const { artist, id } = await signInWithImport(worker);
  await applyPeople(artist, id, [{ row: 2, person: newImportedPerson(before) }]);
  const again = await openImport(artist, secondFile);
  const answer = await applyPeople(artist, again.id, [
    { row: 2, person: newImportedPerson(after) },
  ]);
  expect(answer.applied.map(({ row }) => row)).toEqual([2]);
  expect(await readPeople(artist)).toHaveLength(2);
});

test("two who share an email are two, each time they are imported", async () => {
  const { artist, id } = await signInWithImport(worker);
  const couple = [
    { row: 2, person: newImportedPerson() },
    { row: 3, person: newImportedPerson({ name: "Paul Roy" }) },
  ];
  expect((await applyPeople(artist, id, couple)).applied).toHaveLength(2);
  const again = await openImport(artist, secondFile);
  expect((await applyPeople(artist, again.id, couple.toReversed())).skipped).toHaveLength(2);
  expect(await readPeople(artist)).toHaveLength(2);
});

test("a row that repeats another is no second person, unless it is said to be one", async () => {
  const { artist, id } = await signInWithImport(worker);
  const person = newImportedPerson({ email: "" });
  const rows = [
    { row: 2, person },
    { row: 3, person },
    { row: 4, person, isAnother: true },
  ];
  const answer = await applyPeople(artist, id, rows);
  expect(answer.applied.map(({ row }) => row)).toEqual([2, 4]);
  expect(answer.skipped.map(({ row }) => row)).toEqual([3]);
  expect(await readPeople(artist)).toHaveLength(2);
});

test("an update takes what the row states, and the undo gives it back", async () => {
  const { artist, id } = await signInWithImport(worker);
  await applyPeople(artist, id, [
    { row: 2, person: newImportedPerson({ phone: "1", notes: "Before" }) },
  ]);
  const before = await readOnlyPerson(artist);
  const again = await openImport(artist, secondFile);
  const person = newImportedPerson({ phone: "2", expressSince: "2026-01-05", notes: "" });
  const answer = await applyPeople(artist, again.id, [
    { row: 2, person, update: ["name", "phone", "expressSince"] },
  ]);
  expect(answer.updated).toEqual([{ row: 2, personId: before.id }]);
  expect(await readOnlyPerson(artist)).toMatchObject({
    ...{ phone: "2", notes: "Before", news: { expressSince: "2026-01-05" } },
  });
  const undone = await undoImport(artist, again.id);
  expect(undone.people).toEqual({ removedCount: 0, restoredCount: 1, kept: [] });
  const { updatedAt, ...restored } = await readOnlyPerson(artist);
  expect({ ...restored, updatedAt: before.updatedAt }).toEqual(before);
  expect(updatedAt > before.updatedAt).toBe(true);
  // They are as the first import left them, which can be undone too.
  expect((await undoImport(artist, id)).people.removedCount).toBe(1);
  expect(await readPeople(artist)).toEqual([]);
});

test("an email that a merged person had is whoever stayed, who keeps their own", async () => {
  const { artist, id } = await signInWithImport(worker);
  const old = newImportedPerson({ name: "S. Roy", email: "S.Roy@example.com", phone: "1" });
  const both = [
    { row: 2, person: newImportedPerson() },
    { row: 3, person: old },
  ];
  await applyPeople(artist, id, both);
  const [goes, stays] = await readPeople(artist);
  await mergeInto(artist, goes?.id ?? expect.unreachable(), stays?.id ?? expect.unreachable());
  const again = await openImport(artist, secondFile);
  expect((await applyPeople(artist, again.id, both)).skipped).toHaveLength(2);
  const update = ["name", "email", "phone"] as const;
  const rows = [{ row: 3, person: { ...old, phone: "2" }, update: [...update] }];
  const personId = stays?.id;
  expect((await applyPeople(artist, again.id, rows)).updated).toEqual([{ row: 3, personId }]);
  expect(await readOnlyPerson(artist)).toMatchObject({
    ...{ name: "S. Roy", email: "solange@example.com", phone: "2" },
  });
  // The other row is the same person, who is updated once.
  const other = { row: 2, person: newImportedPerson({ phone: "3" }), update: [...update] };
  expect((await applyPeople(artist, again.id, [other])).skipped).toEqual([{ row: 2, personId }]);
  expect((await undoImport(artist, again.id)).people).toMatchObject({ restoredCount: 1, kept: [] });
  expect(await readOnlyPerson(artist)).toMatchObject({ name: "Solange Roy", phone: "1" });
});

test("an undo leaves whom it finds changed, and whom a sale names", async () => {
  const { artist, id } = await signInWithImport(worker);
  await applyPeople(artist, id, [
    { row: 2, person: newImportedPerson() },
    { row: 3, person: newImportedPerson({ name: "Paul", email: "paul@example.com" }) },
    { row: 4, person: newImportedPerson({ name: "Anne", email: "anne@example.com" }) },
  ]);
  const [, paul, solange] = await readPeople(artist);
  await change(artist, solange ?? expect.unreachable(), { notes: "Mine" });
  const work = await saveWork(artist);
  const sale = newSale({ artworkId: work.id, personId: paul?.id, buyer: undefined });
  expect((await sendSale(artist, sale)).status).toBe(201);
  expect((await undoImport(artist, id)).people).toEqual({
    removedCount: 1,
    restoredCount: 0,
    kept: [
      { personId: solange?.id, name: "Solange Roy" },
      { personId: paul?.id, name: "Paul" },
    ],
  });
});

test("an undo leaves whom a room is for, who wrote through it, and for whom a consigned work was on hold", async () => {
  const { artist, id } = await signInWithImport(worker);
  const names = ["Anne", "Paul", "Rosa", "Zoe"];
  const rows = names.map((name, row) => ({
    ...{ row: row + 2, person: newImportedPerson({ name, email: `${name}@example.com` }) },
  }));
  await applyPeople(artist, id, rows);
  const [anne, paul, rosa] = (await readPeople(artist)).map((person) => person.id);
  const [room, held] = [await saveWork(artist), await saveWork(artist)];
  await makeLink(artist, newRoom([room.id], { personId: anne }));
  const open = await makeLink(artist, newRoom([room.id]));
  await sendEntry(worker, open, newEntry(room.id, { name: "P.", contact: "Paul@example.com" }));
  const [entry] = await readEntries(artist);
  expect((await accept(artist, entry?.id ?? "")).person.id).toBe(paul);
  const hold = { status: "on-hold", personId: rosa, until: "2099-01-01" };
  await readWork(await artist.send("PATCH", artworkStatusPath(held.id), hold));
  await takeStep(artist, (await draftConsignment(artist, [held.id])).id, "sending");
  const { people } = await undoImport(artist, id);
  expect([people.removedCount, people.kept]).toEqual([
    1,
    [
      { personId: anne, name: "Anne" },
      { personId: paul, name: "Paul" },
      { personId: rosa, name: "Rosa" },
    ],
  ]);
});

test("an undo brings back nothing of an erased person", async () => {
  const { artist, id } = await signInWithImport(worker);
  await applyPeople(artist, id, [{ row: 2, person: newImportedPerson({ notes: "Secret" }) }]);
  const again = await openImport(artist, secondFile);
  await applyPeople(artist, again.id, [
    { row: 2, person: newImportedPerson({ notes: "New" }), update: ["notes"] },
  ]);
  const erased = "UPDATE people SET name = '', email = '', notes = '' WHERE user_id = ?";
  await runSql(worker, erased, artist.id);
  const undone = await undoImport(artist, again.id);
  expect(undone.people).toEqual({ removedCount: 0, restoredCount: 0, kept: [] });
  expect(await readOnlyPerson(artist)).toMatchObject({ name: "", email: "", notes: "" });
});

test("a person without a name is refused, and an import that was undone", async () => {
  const { artist, id } = await signInWithImport(worker);
  const unnamed = { rows: [{ row: 2, person: newImportedPerson({ name: "" }) }] };
  expect((await artist.send("POST", importPeoplePath(id), unnamed)).status).toBe(400);
  await undoImport(artist, id);
  const rows = { rows: [{ row: 2, person: newImportedPerson() }] };
  expect((await artist.send("POST", importPeoplePath(id), rows)).status).toBe(409);
  expect((await openImport(artist, firstFile)).id).not.toBe(id);
});

test("who is on the list that was exported is noted, and nobody else's people are", async () => {
  const { artist, id } = await signInWithImport(worker);
  const { artist: other } = await signInWithImport(worker);
  await applyPeople(artist, id, [{ row: 2, person: newImportedPerson() }]);
  const before = await readOnlyPerson(artist);
  const body = { personIds: [before.id], listedOn: "2026-11-26" };
  expect((await other.send("POST", peoplePaths.listedPeople, body)).status).toBe(204);
  expect(await readOnlyPerson(artist)).toEqual(before);
  expect((await artist.send("POST", peoplePaths.listedPeople, body)).status).toBe(204);
  expect(await readOnlyPerson(artist)).toEqual({
    ...before,
    news: { ...before.news, listedOn: "2026-11-26" },
  });
  await erase(artist, before.id);
  // From a page that was open before.
  expect((await artist.send("POST", peoplePaths.listedPeople, body)).status).toBe(204);
  expect(await countRows(worker, "people WHERE listed_on IS NOT NULL")).toBe(0);
});
