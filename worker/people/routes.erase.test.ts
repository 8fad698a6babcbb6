import { describe, expect, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { channelsSchema, firstChannels } from "#schema/channels/channel.ts";
import { consignmentSchema } from "#schema/consignments/consignment.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { personDataSchema } from "#schema/people/erasure.ts";
import { mergeUndoPath, personDataPath, personErasurePath } from "#schema/people/people-paths.ts";
import { salePath } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  newCertificate,
  readDocument,
  readInvoice,
  sendDocument,
  sendInvoice,
} from "#tests/support/documents.ts";
import { expectAllOrNothing } from "#tests/support/failing-writes.ts";
import {
  applyRows,
  signInWithImport,
  undoImport,
  updatingRow,
} from "#tests/support/import-requests.ts";
import {
  accept,
  makeLink,
  newEntry,
  newRoom,
  readEntries,
  sendEntry,
} from "#tests/support/links.ts";
import { addPerson, erase, mergeInto, readPeople, separate } from "#tests/support/people.ts";
import {
  endPlan,
  expectError,
  findWork,
  readLedger,
  readSale,
  saveWork,
  sell,
  sendAskingPrice,
  signInProfessional,
} from "#tests/support/records.ts";
import { expectRefusal } from "#tests/support/refusals.ts";
import { readTables } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const word = "Zéphirine Quatorze";
const zephirine = {
  ...{ kind: "person", name: word, email: "zephirine@quatorze.example", phone: "418 555-0142" },
  address: { street: "14, rue Quatorze", city: "Rimouski", region: "QC", country: "CA" },
  notes: "Zéphirine likes fog",
} as const;

async function hold(artist: TestArtist, body: object): Promise<string> {
  const { id } = await saveWork(artist);
  const sent = await artist.send("PATCH", artworkStatusPath(id), { status: "on-hold", ...body });
  expect(sent.status).toBe(200);
  return id;
}

/** The tables that still say anything of the person. */
async function traces(artist: TestArtist, of = /zéphirine|quatorze|555-0142/i): Promise<string[]> {
  const tables = Object.entries(await readTables(worker));
  return tables.flatMap(([table, rows]) => {
    const own = rows.filter((row) => row.user_id === artist.id);
    return of.test(JSON.stringify(own)) ? [table] : [];
  });
}

describe("POST /api/people/{id}/erase", () => {
  test("leaves nothing of a person but what was issued, and says what that is", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    const sale = await sell(artist, { personId: id, deliveredBy: "carrier" });
    const other = await sell(artist, { personId: id });
    const held = await hold(artist, { personId: id });
    const deleted = await hold(artist, { personId: id });
    expect((await artist.request(artworkPath(deleted), { method: "DELETE" })).status).toBe(204);
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
    const asked = await saveWork(artist);
    expect((await sendAskingPrice(artist, asked.id, 90_000, `For ${word}`)).status).toBe(200);
    expect(await erase(artist, id)).toEqual({
      id,
      kept: [
        { kind: "invoice", id: invoice.id, name: invoice.number },
        { kind: "reason", id: asked.id, name: `For ${word}` },
      ],
    });
    expect(await traces(artist)).toEqual(["price_history", "invoices"].sort());
    expect(await readPeople(artist)).toEqual([]);
    const ledger = await readLedger(artist);
    expect(ledger.map(({ buyer, personId }) => [buyer, personId])).toEqual([
      [null, id],
      [null, id],
    ]);
    expect(ledger.find((one) => one.id === other.id)?.deliverTo).toEqual(other.deliverTo);
    expect(await findWork(artist, held)).toMatchObject({ status: "on-hold", statusDetails: {} });
    expect((await artist.request(artworkRestorePath(deleted), { method: "POST" })).status).toBe(
      200,
    );
    expect(await traces(artist)).toEqual(["price_history", "invoices"].sort());
    expect(await readPeople(artist)).toEqual([]);
  });

  test("leaves nothing of them in agreements that are not confirmed, nor comes back with one", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    const held = await hold(artist, { personId: id });
    const made = await artist.send("POST", consignmentsPaths.consignments, {
      ...{ channelId: "gallery-50", workIds: [held], from: "2026-01-01", until: "2026-07-01" },
      ...{ language: "en", daysToPay: 30, discountCeiling: 0, reports: "never", terms: "" },
      confirmer: word,
    });
    const agreement = await readAnswer(consignmentSchema, made, [201]);
    const step = (name: "sending" | "takingBack") =>
      artist.send("POST", consignmentPath(agreement.id, name), {});
    expect((await step("sending")).status).toBe(200);
    expect(await erase(artist, id)).toEqual({ id, kept: [] });
    expect(await traces(artist)).toEqual([]);
    const back = await readAnswer(consignmentSchema, await step("takingBack"));
    expect([back.state, back.confirmer]).toEqual(["draft", ""]);
    const { status, statusDetails } = await findWork(artist, held);
    expect([status, statusDetails.who, statusDetails.personId]).toEqual(["on-hold", null, null]);
    expect([await traces(artist), await readPeople(artist)]).toEqual([[], []]);
  });

  test("leaves what is of somebody else of the same name", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    const email = "other@example.com";
    const namesake = await addPerson(artist, { kind: "person", name: word, email });
    const held = await hold(artist, { personId: namesake.id });
    const deleted = await hold(artist, { personId: namesake.id });
    expect((await artist.request(artworkPath(deleted), { method: "DELETE" })).status).toBe(204);
    const consigned = await hold(artist, { personId: namesake.id });
    const made = await artist.send("POST", consignmentsPaths.consignments, {
      ...{ channelId: "gallery-50", workIds: [consigned], from: "2026-01-01", until: "2026-07-01" },
      ...{ language: "en", daysToPay: 30, discountCeiling: 0, reports: "never", terms: "" },
    });
    const agreement = await readAnswer(consignmentSchema, made, [201]);
    const step = (name: "sending" | "takingBack") =>
      artist.send("POST", consignmentPath(agreement.id, name), {});
    expect((await step("sending")).status).toBe(200);
    const room = await makeLink(artist, newRoom([held]));
    await sendEntry(worker, room, newEntry(held, { name: word, contact: email }));
    const [entry = expect.fail()] = await readEntries(artist);
    expect(await accept(artist, entry.id)).toMatchObject({ entry: { personId: namesake.id } });
    expect(await erase(artist, id)).toEqual({ id, kept: [] });
    expect((await step("takingBack")).status).toBe(200);
    expect((await artist.request(artworkRestorePath(deleted), { method: "POST" })).status).toBe(
      200,
    );
    for (const workId of [held, deleted, consigned]) {
      const { statusDetails } = await findWork(artist, workId);
      expect([statusDetails.who, statusDetails.personId]).toEqual([word, namesake.id]);
    }
    expect(await readEntries(artist)).toMatchObject([{ id: entry.id, name: word }]);
  });

  test("finds a name that begins with an accent, however it is written", async () => {
    const artist = await signInProfessional(worker);
    const name = "Élise Quatorze";
    const { id } = await addPerson(artist, { kind: "person", name });
    const { id: workId } = await saveWork(artist);
    await makeLink(artist, newRoom([workId], { personId: id, title: "Pour Élise", note: "" }));
    const open = await makeLink(artist, newRoom([workId]));
    for (const guest of [name, "ÉLISE QUATORZE", "élise quatorze"]) {
      const sent = await sendEntry(worker, open, newEntry(workId, { name: guest }));
      expect(sent.status).toBe(201);
    }
    const made = await artist.send("POST", consignmentsPaths.consignments, {
      ...{ channelId: "gallery-50", workIds: [workId], from: "2026-01-01", until: "2026-07-01" },
      ...{ language: "en", daysToPay: 30, discountCeiling: 0, reports: "never", terms: "" },
      confirmer: name,
    });
    expect(made.status).toBe(201);
    expect(await erase(artist, id)).toEqual({ id, kept: [] });
    expect(await traces(artist, /élise|quatorze/i)).toEqual([]);
  });

  test("is of this version and artist, needs no plan, and happens once", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    const send = (headers: Readonly<Record<string, string>> = {}) =>
      artist.request(personErasurePath(id), { method: "POST", headers });
    const stale = () => send({ "If-Match": '"2020-01-01T00:00:00.000Z"' });
    const message = "This person has been changed elsewhere meanwhile. Reload and try again.";
    await expectRefusal(worker, stale, "CONFLICT", message);
    const other = await signInProfessional(worker);
    await expectRefusal(
      worker,
      () => other.request(personErasurePath(id), { method: "POST" }),
      "NOT_FOUND",
    );
    await endPlan(worker, artist);
    expect((await erase(artist, id)).kept).toEqual([]);
    await expectError(await send(), "NOT_FOUND");
    await expectError(await artist.request(personDataPath(id)), "NOT_FOUND");
  });

  test("no undo of a merge brings an erased person back, nor whom they were merged from", async () => {
    const artist = await signInProfessional(worker);
    const [first, second, third] = [
      await addPerson(artist, { kind: "person", name: word }),
      await addPerson(artist, zephirine),
      await addPerson(artist, { ...zephirine, name: "Z. Quatorze" }),
    ];
    const one = await mergeInto(artist, first.id, second.id);
    const two = await mergeInto(artist, second.id, third.id);
    await erase(artist, third.id);
    for (const { id } of [one, two]) {
      await expectError(await artist.request(mergeUndoPath(id), { method: "POST" }), "NOT_FOUND");
    }
    expect([await traces(artist), await readPeople(artist)]).toEqual([[], []]);
  });

  test("somebody who was separated from them stays", async () => {
    const artist = await signInProfessional(worker);
    const first = await addPerson(artist, { kind: "person", name: "Solange" });
    const second = await addPerson(artist, zephirine);
    const sale = await sell(artist, { personId: first.id });
    const { id } = await mergeInto(artist, first.id, second.id);
    await separate(artist, id);
    await erase(artist, second.id);
    expect(await traces(artist)).toEqual([]);
    expect(await readPeople(artist)).toMatchObject([{ id: first.id, name: "Solange" }]);
    expect(await readLedger(artist)).toMatchObject([{ id: sale.id, buyer: { name: "Solange" } }]);
  });

  test("no undo of an import brings them back as the one for whom a work was on hold", async () => {
    const { artist, id: importId } = await signInWithImport(worker);
    const workId = await hold(artist, { who: word });
    const work = await findWork(artist, workId);
    await applyRows(artist, importId, [updatingRow(work, { status: "available" })]);
    const [person = expect.fail()] = await readPeople(artist);
    await erase(artist, person.id);
    await undoImport(artist, importId);
    expect(await traces(artist)).toEqual([]);
    expect(await readPeople(artist)).toEqual([]);
  });

  test("a gallery keeps its channel, which is named, and stays nobody's", async () => {
    const artist = await signInProfessional(worker);
    const gallery = { ...firstChannels[1], id: "vent", name: "Galerie Vent" };
    const put = async (channel: object) =>
      readAnswer(channelsSchema, await artist.send("PUT", apiPaths.channels, [channel]));
    const [channel = expect.fail()] = await put(gallery);
    expect(await erase(artist, channel.personId ?? "")).toEqual({
      id: channel.personId,
      kept: [{ kind: "channel", id: "vent", name: "Galerie Vent" }],
    });
    await put({ ...channel, commission: 0.45 });
    await put({ ...gallery, commission: 0.4 });
    expect(await readPeople(artist)).toEqual([]);
  });

  test("a sale of an erased person can get another buyer", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    const sale = await sell(artist, { personId: id });
    await erase(artist, id);
    const change = (body: unknown) => artist.send("PATCH", salePath(sale.id), body);
    await expectError(await change({ personId: id }), "VALIDATION_FAILED");
    const changed = await readSale(await change({ buyer: { name: "Solange" } }));
    expect(changed.personId).not.toBe(id);
    expect(await readPeople(artist)).toMatchObject([{ id: changed.personId, name: "Solange" }]);
  });

  test("a fault at any step leaves the person", async () => {
    const artist = await signInProfessional(worker);
    const { id } = await addPerson(artist, zephirine);
    await sell(artist, { personId: id });
    await expectAllOrNothing(worker, ["UPDATE ON people", "UPDATE ON sales"], () =>
      artist.request(personErasurePath(id), { method: "POST" }),
    );
  });
});

test("GET /api/people/{id}/data answers everything that is kept about a person", async () => {
  const artist = await signInProfessional(worker);
  const person = await addPerson(artist, zephirine);
  await addPerson(artist, { ...zephirine, name: "Solange" });
  const sale = await sell(artist, { personId: person.id, deliveredBy: "carrier" });
  await sell(artist, { buyer: { name: "Solange" } });
  const invoice = await readInvoice(await sendInvoice(artist, [sale.id]));
  const held = await hold(artist, { personId: person.id, until: "2099-07-08" });
  const certificate = { ...newCertificate(held), statement: `Made for ${word}.` };
  const document = await readDocument(await sendDocument(artist, certificate));
  const data = await readAnswer(personDataSchema, await artist.request(personDataPath(person.id)));
  const [stored] = (await readPeople(artist)).filter(({ id }) => id === person.id);
  const { title } = await findWork(artist, held);
  expect(data).toEqual({
    person: stored,
    sales: (await readLedger(artist)).filter(({ id }) => id === sale.id),
    holds: [{ artworkId: held, title, until: "2099-07-08", isDeleted: false }],
    consignments: [],
    channels: [],
    payouts: [],
    invoices: [invoice],
    documents: [document],
    links: [],
    entries: [],
    reasons: [],
  });
  const other = await signInProfessional(worker);
  await expectError(await other.request(personDataPath(person.id)), "NOT_FOUND");
});
