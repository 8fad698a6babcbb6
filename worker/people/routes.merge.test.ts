import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { type KeptByUndo, mergedPeopleSchema, undoableMergesSchema } from "#schema/people/merge.ts";
import {
  mergeUndoPath,
  peoplePaths,
  personErasurePath,
  personMergePath,
  personPath,
} from "#schema/people/people-paths.ts";
import { personSchema } from "#schema/people/person.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { keyHeader, type TestArtist } from "#tests/support/artists.ts";
import { draftConsignment, takeStep } from "#tests/support/consignments.ts";
import { readInvoice, sendInvoice } from "#tests/support/documents.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import { addPerson, mergeInto, readPeople, separate } from "#tests/support/people.ts";
import {
  endPlan,
  expectError,
  findWork,
  readLedger,
  readSale,
  saveWork,
  sell,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { readRows, readTables, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const solange = {
  ...{ kind: "person", name: "Solange Lafrenière", email: "solange@example.com" },
  address: { street: "1, rue de l'Évêché", city: "Rimouski", region: "QC", country: "CA" },
} as const;
const typo = {
  ...{ kind: "person", name: "Solange Lafreniere", email: "", phone: "418 555-0142" },
  notes: "Likes fog",
} as const;

async function hold(artist: TestArtist, personId: string): Promise<string> {
  const { id } = await saveWork(artist);
  const status = { status: "on-hold", personId };
  expect((await artist.send("PATCH", artworkStatusPath(id), status)).status).toBe(200);
  return id;
}

/** An artist to whom a buyer is two people, each with a sale, and one with holds and an invoice. */
async function signInWithTwins() {
  const artist = await signInProfessional(worker);
  const stays = await addPerson(artist, solange);
  const goes = await addPerson(artist, typo);
  const first = await sell(artist, { personId: stays.id, deliveredBy: "carrier" });
  const invoiced = await sell(artist, {
    ...{ personId: goes.id, deliverTo: { country: "CA", region: "ON" }, deliveredBy: "carrier" },
  });
  const invoice = await readInvoice(await sendInvoice(artist, [invoiced.id]));
  const sale = await sell(artist, { personId: goes.id });
  const held = await hold(artist, goes.id);
  const deleted = await hold(artist, goes.id);
  expect((await artist.request(artworkPath(deleted), { method: "DELETE" })).status).toBe(204);
  return { artist, stays, goes, first, sale, invoiced, invoice, held, deleted };
}

function byKind(one: KeptByUndo, other: KeptByUndo): number {
  return one.kind.localeCompare(other.kind);
}

async function holderOf(table: "artworks" | "deleted_artworks", id: string) {
  const [row] = await readRows<{ who: string; person: string }>(
    worker,
    `SELECT status_who AS who, status_person_id AS person FROM ${table} WHERE id = ?`,
    id,
  );
  return row;
}

describe("POST /api/people/{id}/merge", () => {
  test("moves sales, holds and invoices, fills what is empty, and leaves what was invoiced", async () => {
    const { artist, stays, goes, sale, invoiced, held, deleted } = await signInWithTwins();
    const { person } = await mergeInto(artist, goes.id, stays.id);
    expect(person).toMatchObject({ ...solange, phone: "418 555-0142", notes: "Likes fog" });
    expect(await readPeople(artist)).toEqual([person]);
    const buyer = { name: solange.name, email: solange.email };
    const ledger = await readLedger(artist);
    expect(ledger.map(({ personId }) => personId)).toEqual([stays.id, stays.id, stays.id]);
    expect(ledger.find(({ id }) => id === sale.id)).toMatchObject({
      ...{ buyer, deliverTo: null },
    });
    const kept = ledger.find(({ id }) => id === invoiced.id);
    expect(kept?.buyer?.name).toBe("Solange Lafreniere");
    const now = { who: solange.name, person: stays.id };
    expect(await holderOf("artworks", held)).toEqual(now);
    expect(await holderOf("deleted_artworks", deleted)).toEqual(now);
    expect(
      await readRows(worker, "SELECT person_id AS id FROM invoices WHERE user_id = ?", artist.id),
    ).toEqual([{ id: stays.id }]);
    expect((await artist.request(artworkRestorePath(deleted), { method: "POST" })).status).toBe(
      200,
    );
    expect(await holderOf("artworks", deleted)).toEqual(now);
    expect(await readPeople(artist)).toHaveLength(1);
  });

  test("a sale that was typed with something else of the person keeps it", async () => {
    const artist = await signInProfessional(worker);
    const stays = await addPerson(artist, solange);
    const buyer = { name: "S. L.", email: "sl@example.com", address: "9, rue du Quai" };
    const made = await sell(artist, { buyer });
    const named = await sell(artist, { buyer: { ...buyer, name: "Madame L." } });
    expect(named.personId).toBe(made.personId);
    await mergeInto(artist, made.personId ?? "", stays.id);
    const email = { email: "other@example.com" };
    await readAnswer(personSchema, await artist.send("PATCH", personPath(stays.id), email));
    const ledger = await readLedger(artist);
    expect(ledger.map(({ personId }) => personId)).toEqual([stays.id, stays.id]);
    expect(ledger.map((sale) => sale.buyer?.name).sort()).toEqual(["Madame L.", solange.name]);
    expect(await readPeople(artist)).toHaveLength(1);
  });

  test("takes what was chosen of the merged person, their whole address too, until it is undone", async () => {
    const { artist, stays, goes: twin, first, held } = await signInWithTwins();
    const moved = { kind: "organization", address: { city: "Halifax", country: "CA" } };
    const path = personPath(twin.id);
    const goes = await readAnswer(personSchema, await artist.send("PATCH", path, moved));
    const chosen = ["kind", "name", "email", "address"] as const;
    const { id, person } = await mergeInto(artist, goes.id, stays.id, chosen);
    expect(person).toEqual({
      ...stays,
      ...{ kind: "organization", name: typo.name, address: goes.address },
      ...{ phone: typo.phone, notes: typo.notes, updatedAt: person.updatedAt },
    });
    const buyerNow = async () =>
      (await readLedger(artist)).find((sale) => sale.id === first.id)?.buyer;
    expect(await buyerNow()).toMatchObject({ name: typo.name, email: solange.email });
    expect(await holderOf("artworks", held)).toEqual({ who: typo.name, person: stays.id });
    const { person: back, into, kept } = await separate(artist, id);
    expect(kept).toEqual([]);
    expect(back).toEqual({ ...goes, updatedAt: back.updatedAt });
    expect(into).toEqual({ ...stays, updatedAt: into?.updatedAt });
    expect(await buyerNow()).toEqual(first.buyer);
    expect(await holderOf("artworks", held)).toEqual({ who: typo.name, person: goes.id });
  });

  test("finds the person who stays by the email of the merged one, until they are separated or erased", async () => {
    const artist = await signInProfessional(worker);
    const stays = await addPerson(artist, solange);
    const old = "S.Lafreniere@example.com";
    const goes = await addPerson(artist, { ...typo, email: old });
    const { id, person } = await mergeInto(artist, goes.id, stays.id, ["email"]);
    expect(person).toMatchObject({ email: old, formerEmails: [solange.email] });
    const whose = async (email: string) =>
      (await sell(artist, { buyer: { name: "S. L.", email } })).personId;
    expect(await whose("SOLANGE@example.com")).toBe(stays.id);
    const mistaken = await sell(artist, { buyer: { name: "Nobody" } });
    const corrected = { buyer: { name: "S. L.", email: solange.email } };
    await artist.send("PATCH", salePath(mistaken.id), corrected);
    expect((await readLedger(artist)).find((sale) => sale.id === mistaken.id)?.personId).toBe(
      stays.id,
    );
    const { into } = await separate(artist, id);
    expect(into).toMatchObject({ email: solange.email, formerEmails: [] });
    expect(await whose(old)).toBe(goes.id);
    const again = await mergeInto(artist, goes.id, stays.id);
    expect(again.person.formerEmails).toEqual([old.toLowerCase()]);
    // Whoever has the email now is found before who had it.
    const third = await addPerson(artist, { kind: "person", name: "S. L.", email: old });
    expect(await whose(old)).toBe(third.id);
    expect((await artist.request(personErasurePath(third.id), { method: "POST" })).status).toBe(
      200,
    );
    expect(await whose(old)).toBe(stays.id);
    expect((await artist.request(personErasurePath(stays.id), { method: "POST" })).status).toBe(
      200,
    );
    expect([stays.id, goes.id, third.id]).not.toContain(await whose(old));
  });

  test("is repeated with its key", async () => {
    const artist = await signInProfessional(worker);
    const stays = await addPerson(artist, solange);
    const goes = await addPerson(artist, typo);
    const send = (chosen: readonly string[], headers: Readonly<Record<string, string>>) =>
      artist.send("POST", personMergePath(goes.id), { into: stays.id, chosen }, headers);
    const key = keyHeader("once");
    const first = await readAnswer(mergedPeopleSchema, await send(["name"], key));
    expect(await readAnswer(mergedPeopleSchema, await send(["name"], key))).toEqual(first);
    await expectError(await send([], key), "CONFLICT");
    await expectError(await send(["name"], {}), "NOT_FOUND");
  });

  test("is refused for another version, oneself and nobody", async () => {
    const artist = await signInProfessional(worker);
    const stays = await addPerson(artist, solange);
    const goes = await addPerson(artist, typo);
    const send = (id: string, into: string, headers: Readonly<Record<string, string>> = {}) =>
      artist.send("POST", personMergePath(id), { into }, headers);
    await expectRefusal(
      worker,
      () => send(goes.id, stays.id, { "If-Match": '"2020-01-01T00:00:00.000Z"' }),
      "CONFLICT",
      "This person has been changed elsewhere meanwhile. Reload and try again.",
    );
    for (const into of [goes.id, "nobody"]) {
      await expectInvalid(worker, () => send(goes.id, into), ["into"]);
    }
    const other = await signInProfessional(worker);
    const theirs = await addPerson(other, solange);
    await expectInvalid(worker, () => send(goes.id, theirs.id), ["into"]);
    const foreign = () => other.send("POST", personMergePath(goes.id), { into: theirs.id });
    await expectRefusal(worker, foreign, "NOT_FOUND");
  });

  test("notes that are too long together are refused", async () => {
    const artist = await signInProfessional(worker);
    const one = await addPerson(artist, { ...solange, notes: "a".repeat(2_500) });
    const other = await addPerson(artist, { ...solange, notes: "b".repeat(2_499) });
    await expectRefusal(
      worker,
      () => artist.send("POST", personMergePath(other.id), { into: one.id }),
      "CONFLICT",
      "The notes of the two are longer than 5,000 characters. Shorten them first.",
    );
  });

  test("a fault at any step leaves both people", async () => {
    const { artist, stays, goes } = await signInWithTwins();
    const steps = ["INSERT ON people_merges", "UPDATE ON sales", "DELETE ON people"];
    await expectAllOrNothing(worker, steps, () =>
      artist.send("POST", personMergePath(goes.id), { into: stays.id }),
    );
  });
});

test("GET /api/people/merges/undoable answers what can still be undone, to the artist alone", async () => {
  const artist = await signInProfessional(worker);
  const stays = await addPerson(artist, solange);
  const goes = await addPerson(artist, typo);
  const { id } = await mergeInto(artist, goes.id, stays.id);
  const offeredTo = async (reader: TestArtist) =>
    readAnswer(undoableMergesSchema, await reader.request(peoplePaths.peopleMerges));
  const [{ mergedAt = "" } = {}] = await offeredTo(artist);
  const offered = { id, personId: goes.id, name: typo.name, into: stays.id, mergedAt };
  expect(await offeredTo(artist)).toEqual([offered]);
  expect(await offeredTo(await signInProfessional(worker))).toEqual([]);
  const age = (milliseconds: number) =>
    runSql(
      worker,
      `UPDATE people_merges SET merged_at = ${Date.now() - milliseconds} WHERE id = '${id}'`,
    );
  await age(86_400_000 - 60_000);
  expect(await offeredTo(artist)).toMatchObject([{ id }]);
  await age(86_400_000);
  expect(await offeredTo(artist)).toEqual([]);
});

describe("POST /api/people/merges/{id}/undo", () => {
  test("brings back everything as it was, also without the plan", async () => {
    const { artist, stays, goes, held, deleted } = await signInWithTwins();
    const names = ["sales", "artworks", "deleted_artworks", "invoices", "channels"];
    const readAll = async () => {
      const tables = await readTables(worker);
      return names.map((name) => tables[name]);
    };
    const before = await readAll();
    const { id } = await mergeInto(artist, goes.id, stays.id);
    expect(await readAll()).not.toEqual(before);
    await endPlan(worker, artist);
    const { person, into, kept } = await separate(artist, id);
    expect(kept).toEqual([]);
    expect(person).toEqual({ ...goes, updatedAt: person.updatedAt });
    expect(into).toEqual({ ...stays, updatedAt: into?.updatedAt });
    expect(await readAll()).toEqual(before);
    expect([await holderOf("artworks", held), await holderOf("deleted_artworks", deleted)]).toEqual(
      Array(2).fill({ who: typo.name, person: goes.id }),
    );
    await expectError(await artist.request(mergeUndoPath(id), { method: "POST" }), "NOT_FOUND");
    expect(await readPeople(artist)).toHaveLength(2);
  });

  test("leaves what was changed since, and names it", async () => {
    const { artist, stays, goes, sale, held, invoiced } = await signInWithTwins();
    const { id } = await mergeInto(artist, goes.id, stays.id);
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    expect(invoice.content.buyer.name).toBe(solange.name);
    const free = { status: "available" };
    expect((await artist.send("PATCH", artworkStatusPath(held), free)).status).toBe(200);
    const notes = { notes: "Likes fog and rain" };
    await readAnswer(personSchema, await artist.send("PATCH", personPath(stays.id), notes));
    const { person, into, kept } = await separate(artist, id);
    const { title } = await findWork(artist, held);
    expect(kept.toSorted(byKind)).toEqual([
      { kind: "artwork", id: held, name: title },
      { kind: "field", id: "notes", name: "notes" },
      { kind: "sale", id: sale.id, name: sale.artworkTitle },
    ]);
    expect([person.notes, into?.notes, into?.phone]).toEqual([
      ...["Likes fog", "Likes fog and rain", ""],
    ]);
    const ledger = new Map((await readLedger(artist)).map((one) => [one.id, one.personId]));
    expect([ledger.get(sale.id), ledger.get(invoiced.id)]).toEqual([stays.id, goes.id]);
  });

  test("brings back whom a work was held for before its agreement, which is taken back", async () => {
    const artist = await signInProfessional(worker);
    const [stays, goes] = [await addPerson(artist, solange), await addPerson(artist, typo)];
    const held = [await hold(artist, goes.id), await hold(artist, goes.id)];
    const agreements = await Promise.all(held.map((id) => draftConsignment(artist, [id])));
    for (const { id } of agreements) await takeStep(artist, id, "sending");
    const [first = expect.fail(), second = expect.fail()] = agreements;
    const { id } = await mergeInto(artist, goes.id, stays.id);
    await takeStep(artist, first.id, "takingBack");
    await separate(artist, id);
    await takeStep(artist, second.id, "takingBack");
    const works = await Promise.all(held.map((one) => findWork(artist, one)));
    expect(works.map(({ statusDetails: { who, personId } }) => [who, personId])).toEqual([
      [solange.name, stays.id],
      [typo.name, goes.id],
    ]);
  });

  test("is for a day, by the artist alone", async () => {
    const { artist, stays, goes } = await signInWithTwins();
    const { id } = await mergeInto(artist, goes.id, stays.id);
    const other = await signInProfessional(worker);
    await expectRefusal(
      worker,
      () => other.request(mergeUndoPath(id), { method: "POST" }),
      "NOT_FOUND",
    );
    const age = (hours: number) =>
      runSql(worker, "UPDATE people_merges SET merged_at = merged_at - ?", hours * 3_600_000);
    await age(24);
    await expectRefusal(
      worker,
      () => artist.request(mergeUndoPath(id), { method: "POST" }),
      "NOT_FOUND",
    );
    await age(-1);
    expect((await separate(artist, id)).kept).toEqual([]);
  });

  test("of an earlier merge, once the other one has been merged too, brings back the person alone", async () => {
    const { artist, stays, goes, sale } = await signInWithTwins();
    const third = await addPerson(artist, { kind: "person", name: "S. L." });
    const first = await mergeInto(artist, goes.id, stays.id);
    const second = await mergeInto(artist, stays.id, third.id);
    const { person, into, kept } = await separate(artist, first.id);
    expect([person.name, into]).toEqual([typo.name, null]);
    const kinds = kept.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["artwork", "artwork", "invoice", "sale", "sale"]);
    await separate(artist, second.id);
    const ledger = await readLedger(artist);
    expect(ledger.find(({ id }) => id === sale.id)?.personId).toBe(stays.id);
    expect(await readPeople(artist)).toHaveLength(3);
  });
});

test("a sale that names somebody who is merged meanwhile is refused, and is never nobody's", async () => {
  const { artist, stays, goes, first } = await signInWithTwins();
  const [changed] = await Promise.all([
    artist.send("PATCH", salePath(first.id), { personId: goes.id }),
    mergeInto(artist, goes.id, stays.id),
  ]);
  if (changed.ok) await readSale(changed);
  else await expectError(changed, "VALIDATION_FAILED");
  const people = (await readPeople(artist)).map(({ id }) => id);
  expect(people).toEqual([stays.id]);
  const ledger = await readLedger(artist);
  expect(ledger.map(({ personId }) => personId)).toEqual([stays.id, stays.id, stays.id]);
  expect((await artist.request(apiPaths.artworks)).status).toBe(200);
});
