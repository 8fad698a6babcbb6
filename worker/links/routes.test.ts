import { describe, expect, test } from "vitest";
import { addDays, earliestToday } from "#schema/days.ts";
import { linkSchema } from "#schema/links/link.ts";
import { guestLabelPath, guestPath, linkPath, linksPaths } from "#schema/links/links-paths.ts";
import { personDataSchema } from "#schema/people/erasure.ts";
import { personDataPath } from "#schema/people/people-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist } from "#tests/support/artists.ts";
import { readInvoice, sendCreditNote, sendInvoice } from "#tests/support/documents.ts";
import {
  accept,
  addressIn,
  copyLink,
  makeLink,
  newEntry,
  newLabel,
  newRoom,
  readEntries,
  readLinks,
  readRoom,
  revoke,
  sendEntry,
} from "#tests/support/links.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import { addPerson, erase, mergeInto, readPeople, separate } from "#tests/support/people.ts";
import {
  endPlan,
  expectError,
  saveWork,
  sell,
  signInProfessional,
  signInProfessionalWithWork,
  upgradeMessage,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { readTables, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });
const today = earliestToday(new Date());

describe("POST /api/links", () => {
  test("makes a room that is open for 30 days, once for each key, and stores no proof of it", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const room = await makeLink(artist, newRoom([id]), "key of a room");
    expect(room).toMatchObject({
      ...{ kind: "room", state: "open", workIds: [id], endsOn: addDays(today, 30), opened: [] },
      ...{ showContact: false, personId: null, invoiceId: null },
    });
    expect(room.address).toMatch(/^http:\/\/localhost:8787\/l\/[\w-]{16}\.[\w-]{22}$/);
    expect(await makeLink(artist, newRoom([id]), "key of a room")).toEqual(room);
    const other = { ...newRoom([id]), title: "Another" };
    await expectRefusal(
      worker,
      () => artist.send("POST", linksPaths.links, other, { "Idempotency-Key": "key of a room" }),
      "CONFLICT",
    );
    expect(await readLinks(artist)).toEqual([room]);
    const [, proof = ""] = addressIn(room).split(".");
    expect(JSON.stringify(await readTables(worker))).not.toContain(proof);
    const without = await makeLink(artist, newRoom([id], { endsOn: null }));
    expect(without.endsOn).toBeNull();
  });

  test("makes one label of a work and one link of an invoice, and another once it was taken back", async () => {
    const artist = await signInProfessional(worker);
    const sale = await sell(artist, { buyer: { name: "Priya Nair" } });
    const invoice = await readInvoice(await sendInvoice(artist, [sale.id], { language: "fr-en" }));
    for (const body of [
      newLabel(sale.artworkId),
      { kind: "invoice", invoiceId: invoice.id },
    ] as const) {
      const first = await artist.send("POST", linksPaths.links, body);
      const link = await readAnswer(linkSchema, first, [201]);
      expect(link).toMatchObject({ language: "both", endsOn: null });
      const again = await artist.send("POST", linksPaths.links, body);
      expect(await readAnswer(linkSchema, again, [200])).toEqual(link);
      expect(await revoke(artist, link)).toMatchObject({ state: "revoked", address: null });
      const next = await artist.send("POST", linksPaths.links, body);
      expect((await readAnswer(linkSchema, next, [201])).id).not.toBe(link.id);
    }
    const [link] = await readLinks(artist);
    expect(link?.address).toMatch(/\/l\//);
    const label = await makeLink(artist, newLabel(sale.artworkId));
    expect(label.address).toMatch(/^http:\/\/localhost:8787\/w\/[\w-]{11}$/);
    const credit = await readInvoice(await sendCreditNote(artist, invoice.id));
    await expectRefusal(
      worker,
      () => artist.send("POST", linksPaths.links, { kind: "invoice", invoiceId: credit.id }),
      "CONFLICT",
    );
  });

  test("refuses what is another's, and what is not in order", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const other = await signInProfessionalWithWork(worker);
    const stranger = await addPerson(other.artist, { kind: "person", name: "Somebody" });
    const send = (body: object) => () => artist.send("POST", linksPaths.links, body);
    await expectRefusal(worker, send(newRoom([id, other.id])), "NOT_FOUND");
    await expectRefusal(worker, send(newLabel(other.id)), "NOT_FOUND");
    await expectRefusal(worker, send({ kind: "invoice", invoiceId: "none" }), "NOT_FOUND");
    for (const [change, path] of [
      [{ workIds: [] }, "workIds"],
      [{ workIds: [id, id] }, "workIds"],
      [{ workIds: Array.from({ length: 61 }, (_, index) => `${index}`) }, "workIds"],
      [{ title: "" }, "title"],
      [{ endsOn: addDays(today, -1) }, "endsOn"],
      [{ personId: stranger.id }, "personId"],
    ] as const) {
      await expectInvalid(worker, send(newRoom([id], change)), [path]);
    }
  });

  test("refuses the link after the 1,000th open one", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const room = await makeLink(artist, newRoom([id]));
    await copyLink(worker, room, 999);
    const send = () => artist.send("POST", linksPaths.links, newRoom([id]));
    await expectRefusal(worker, send, "CONFLICT");
    await revoke(artist, room);
    expect((await send()).status).toBe(201);
  });

  test("needs the Professional plan, without which what was made is read and taken back", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const room = await makeLink(artist, newRoom([id]));
    await sendEntry(worker, room, newEntry(id));
    await endPlan(worker, artist);
    await expectError(
      await artist.send("POST", linksPaths.links, newRoom([id])),
      "UPGRADE_REQUIRED",
      upgradeMessage,
    );
    await expectError(
      await artist.send("PATCH", linkPath(room.id), { note: "" }),
      "UPGRADE_REQUIRED",
    );
    const [entry] = await readEntries(artist);
    expect((await accept(artist, entry?.id ?? "")).person.name).toBe("Priya Nair");
    expect((await revoke(artist, room)).state).toBe("revoked");
    const free = await signInArtist(worker);
    expect((await free.send("POST", linksPaths.links, newRoom(["a"]))).status).toBe(403);
  });
});

describe("PATCH /api/links/{id}", () => {
  test("changes what a room shows, and opens one that has ended", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const { id: second } = await saveWork(artist, { title: "Second" });
    const room = await makeLink(artist, newRoom([id]));
    await runSql(worker, "UPDATE links SET ends_on = ? WHERE id = ?", addDays(today, -1), room.id);
    expect((await readLinks(artist))[0]).toMatchObject({ state: "ended", address: null });
    const change = { workIds: [second, id], showPrices: false, endsOn: today };
    const changed = await readAnswer(
      linkSchema,
      await artist.send("PATCH", linkPath(room.id), change),
    );
    expect(changed).toMatchObject({ ...change, title: room.title, address: room.address });
    const shown = await readRoom(worker, changed);
    expect(shown.works.map(({ title, price }) => [title, price])).toEqual([
      ["Second", null],
      ["Low Tide", null],
    ]);
    const stale = { "If-Match": `"${room.updatedAt}"` };
    await expectError(
      await artist.send("PATCH", linkPath(room.id), { note: "" }, stale),
      "CONFLICT",
    );
    // As after a lost answer.
    const repeated = await artist.send("PATCH", linkPath(room.id), change, stale);
    expect(await readAnswer(linkSchema, repeated)).toEqual(changed);
  });

  test("opens none that has ended beside 1,000 open ones", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const [ended, other] = [
      await makeLink(artist, newRoom([id])),
      await makeLink(artist, newRoom([id])),
    ];
    await copyLink(worker, other, 999);
    await runSql(worker, "UPDATE links SET ends_on = ? WHERE id = ?", addDays(today, -1), ended.id);
    const patch = (body: object) => artist.send("PATCH", linkPath(ended.id), body);
    const message = "You have 1,000 open links. Take back some that you no longer need first.";
    for (const endsOn of [today, null]) {
      await expectRefusal(worker, () => patch({ endsOn }), "CONFLICT", message);
    }
    expect((await patch({ note: "Closed." })).status).toBe(200);
    // One that is open already stays so.
    const later = { endsOn: addDays(today, 60) };
    expect((await artist.send("PATCH", linkPath(other.id), later)).status).toBe(200);
    await revoke(artist, other);
    expect((await patch({ endsOn: today })).status).toBe(200);
  });

  test("refuses fields that its kind has not, another's works, and a link that was taken back", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const other = await signInProfessionalWithWork(worker);
    const label = await makeLink(artist, newLabel(id));
    const patch = (body: object) => () => artist.send("PATCH", linkPath(label.id), body);
    await expectInvalid(worker, patch({ title: "No", workIds: [id] }), ["title", "workIds"]);
    const room = await makeLink(artist, newRoom([id]));
    const path = linkPath(room.id);
    const change = { workIds: [other.id] };
    await expectRefusal(worker, () => artist.send("PATCH", path, change), "NOT_FOUND");
    const note = { note: "" };
    await expectRefusal(worker, () => other.artist.send("PATCH", path, note), "NOT_FOUND");
    await revoke(artist, label);
    await expectRefusal(worker, patch({ showPrice: false }), "CONFLICT");
  });
});

test("links are read in two round trips, with the days on which they were opened", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const [room, label] = [
    await makeLink(artist, newRoom([id])),
    await makeLink(artist, newLabel(id)),
  ];
  const post = { method: "POST" };
  for (const path of [
    guestPath("guestOpened", addressIn(room)),
    guestPath("guestOpened", addressIn(room)),
    guestLabelPath("guestLabelOpened", addressIn(label)),
  ]) {
    expect((await worker.request(path, post)).status).toBe(204);
  }
  const { response, trips } = await observeApplication(worker)(artist, "GET", linksPaths.links);
  expect(trips).toHaveLength(2);
  expect(await response.json()).toMatchObject([
    { id: label.id, opened: [{ day: today, count: 1 }] },
    { id: room.id, opened: [{ day: today, count: 2 }] },
  ]);
});

test("a person's rooms and what they wrote follow a merge and its undo, are in their data, and go when they are erased", async () => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const priya = { kind: "person", name: "Priya Nair", email: "priya@example.com" };
  const goes = await addPerson(artist, priya);
  const stays = await addPerson(artist, { kind: "person", name: "P. Nair" });
  const title = "For Priya, in winter";
  const room = await makeLink(artist, newRoom([id], { title, personId: goes.id }));
  await sendEntry(worker, room, newEntry(id));
  expect(await readEntries(artist)).toMatchObject([{ personId: goes.id, decision: null }]);
  const merge = await mergeInto(artist, goes.id, stays.id);
  expect([
    (await readLinks(artist))[0]?.personId,
    (await readEntries(artist))[0]?.personId,
  ]).toEqual([stays.id, stays.id]);
  expect((await separate(artist, merge.id)).kept).toEqual([]);
  const data = await readAnswer(personDataSchema, await artist.request(personDataPath(goes.id)));
  expect(data.links).toMatchObject([{ id: room.id, title, opened: [] }]);
  expect(data.entries).toEqual(await readEntries(artist));
  await erase(artist, goes.id);
  expect(await readPeople(artist)).toHaveLength(1);
  expect(await readEntries(artist)).toEqual([]);
  expect(await readLinks(artist)).toMatchObject([{ id: room.id, personId: null, title: "" }]);
  const { links, entries } = await readTables(worker);
  expect(
    JSON.stringify([links, entries].flat().filter((row) => row?.user_id === artist.id)),
  ).not.toMatch(/priya/i);
});
