import { describe, expect, test } from "vitest";
import { agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPath } from "#schema/agenda/agenda-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import type { Link } from "#schema/links/link.ts";
import { entryAcceptancePath, entryDeclinePath } from "#schema/links/links-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { appUrl } from "#tests/support/harness.ts";
import {
  accept,
  addressIn,
  makeLink,
  newEntry,
  newRoom,
  readEntries,
  sendEntry,
} from "#tests/support/links.ts";
import { addPerson, erase, mergeInto, readPeople } from "#tests/support/people.ts";
import {
  expectError,
  findWork,
  readError,
  saveWork,
  sell,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectInvalid, expectRefusal } from "#tests/support/refusals.ts";
import { sendHere } from "#tests/support/request-here.ts";
import { countRows, readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { stepByStep } from "#tests/support/step-by-step.ts";
import { readStores } from "#tests/support/stores.ts";
import { app } from "#worker/app.ts";

const worker = workerForTests({ isLimited: false });
const today = earliestToday(new Date());
const month = 31 * 24 * 60 * 60 * 1000;

async function signInWithRoom() {
  const { artist, id } = await signInProfessionalWithWork(worker);
  return { artist, id, room: await makeLink(artist, newRoom([id])) };
}

async function send(room: Link, body: object): Promise<void> {
  const sent = await sendEntry(worker, room, body);
  expect(sent.status, await sent.clone().text()).toBe(201);
}

async function waiting(artist: TestArtist): Promise<string> {
  const entry = (await readEntries(artist)).find(({ decision }) => decision === null);
  return entry?.id ?? expect.fail("Nothing waits.");
}

describe("POST /api/guest/{address}/entries", () => {
  test("keeps what a guest wrote, once for each key, and changes nothing else", async () => {
    const { artist, id, room } = await signInWithRoom();
    const before = await readStores(worker);
    const body = newEntry(id, { kind: "hold", message: "<b>=1+1</b>\r\nBefore Christmas?" });
    const key = { "Idempotency-Key": "key of a guest" };
    const first = await (await sendEntry(worker, room, body, key)).json();
    expect(await (await sendEntry(worker, room, body, key)).json()).toEqual(first);
    const { entries: _entries, entry_senders: _senders, ...after } = await readStores(worker);
    const { entries: _none, entry_senders: _nobody, ...rest } = before;
    expect(after).toEqual(rest);
    const [entry] = await readEntries(artist);
    expect(entry).toMatchObject({
      ...{ linkId: room.id, kind: "hold", workId: id, name: "Priya Nair", decision: null },
      ...{
        contact: "priya@example.com",
        message: "<b>=1+1</b>\nBefore Christmas?",
        personId: null,
      },
    });
    expect(await readAnswer(agendaSchema, await artist.request(agendaPath(today)))).toMatchObject([
      { kind: "entry", key: `entry:${entry?.id}:${today}`, subject: "Priya Nair", workIds: [id] },
    ]);
    expect(await countRows(worker, "entry_senders")).toBe(1);
    const [sender] = await readRows<{ hash: string }>(worker, "SELECT hash FROM entry_senders");
    expect(sender?.hash).toMatch(/^[\w-]{22}$/);
    await worker.runCron("*/15 * * * *", new Date(Date.now() + 61 * 60 * 1000));
    expect(await countRows(worker, "entry_senders")).toBe(0);
  });

  test("refuses works that are not shown, what people do not write, and a hold that cannot be", async () => {
    const { artist, id, room } = await signInWithRoom();
    const { id: hidden } = await saveWork(artist);
    const refuse = (body: object, paths: readonly string[]) =>
      expectInvalid(worker, () => sendEntry(worker, room, body), paths);
    await refuse(newEntry(hidden), ["workId"]);
    await refuse(newEntry(undefined, { kind: "hold" }), ["workId"]);
    await refuse(newEntry(id, { kind: "sold", date: today, priceCents: 1 }), ["kind"]);
    await refuse(newEntry(id, { website: "https://spam.example" }), ["website"]);
    await refuse(newEntry(id, { name: " " }), ["name"]);
    await refuse(newEntry(id, { contact: "" }), ["contact"]);
    await refuse(newEntry(id, { message: "x".repeat(1_001) }), ["message"]);
    const links = "http://a.example https://b.example www.c.example";
    await refuse(newEntry(id, { message: links }), ["message"]);
    await send(room, newEntry(id, { message: "https://a.example www.b.example" }));
    await artist.send("PATCH", artworkStatusPath(id), { status: "not-for-sale" });
    await expectRefusal(
      worker,
      () => sendEntry(worker, room, newEntry(id, { kind: "hold" })),
      "CONFLICT",
      "This work is no longer available.",
    );
  });

  test("takes 10 an hour through a link and 30 from a network address", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker);
    const rooms: Link[] = [];
    for (let made = 0; made < 4; made += 1) rooms.push(await makeLink(artist, newRoom([id])));
    const post = async (room: Link, ip: string) => {
      const request = (path: string, init?: RequestInit) =>
        Promise.resolve(app.request(`${appUrl}${path}`, init, worker.env));
      const headers = { "CF-Connecting-IP": ip, Origin: appUrl };
      return sendEntry({ request }, room, newEntry(id), headers);
    };
    for (const [index, room] of rooms.slice(0, 3).entries()) {
      for (let sent = 0; sent < 10; sent += 1)
        expect((await post(room, "192.0.2.1")).status).toBe(201);
      const above = await post(room, `192.0.2.${10 + index}`);
      expect(above.headers.get("Retry-After")).toBe("3600");
      await expectError(above, "RATE_LIMITED", "Please try again in an hour.");
    }
    const [, , , fourth = expect.fail()] = rooms;
    await expectError(await post(fourth, "192.0.2.1"), "RATE_LIMITED");
    expect((await post(fourth, "192.0.2.2")).status).toBe(201);
    const hour = 61 * 60 * 1000;
    await runSql(worker, "UPDATE entries SET sent_at = sent_at - ?", hour);
    await runSql(worker, "UPDATE entry_senders SET sent_at = sent_at - ?", hour);
    expect((await post(fourth, "192.0.2.1")).status).toBe(201);
    expect(JSON.stringify(await readRows(worker, "SELECT * FROM entry_senders"))).not.toContain(
      "192.0.2",
    );
  });
});

describe("POST /api/entries/{id}/accept", () => {
  test("holds the work until the day after tomorrow for who wrote it, once", async () => {
    const { artist, id, room } = await signInWithRoom();
    await send(room, newEntry(id, { kind: "hold" }));
    const entryId = await waiting(artist);
    const { entry, artwork, person } = await accept(artist, entryId);
    expect(person).toMatchObject({ name: "Priya Nair", email: "priya@example.com", phone: "" });
    expect(entry).toMatchObject({ decision: "accepted", personId: person.id });
    expect(artwork).toMatchObject({
      status: "on-hold",
      statusDetails: { who: "Priya Nair", personId: person.id, until: addDays(today, 2) },
    });
    expect(await findWork(artist, id)).toEqual(artwork);
    expect(await readEntries(artist)).toEqual([entry]);
    const again = () => artist.send("POST", entryAcceptancePath(entryId), {});
    await expectRefusal(worker, again, "CONFLICT", "This was accepted already.");
    await send(room, newEntry(id));
    expect((await accept(artist, await waiting(artist))).person.id).toBe(person.id);
    expect(await readPeople(artist)).toHaveLength(1);
  });

  test("refuses a hold of a work that is no longer available, with its status", async () => {
    const { artist, id, room } = await signInWithRoom();
    await send(room, newEntry(id, { kind: "hold" }));
    const entryId = await waiting(artist);
    await sell(artist, { artworkId: id });
    const refused = await readError(
      await artist.send("POST", entryAcceptancePath(entryId), { until: addDays(today, 5) }),
    );
    expect(refused).toEqual({
      ...{ code: "CONFLICT", message: "“Low Tide” is no longer available." },
      issues: [{ path: "status", message: "sold" }],
    });
    expect((await readEntries(artist))[0]?.decision).toBeNull();
  });

  test("finds who wrote it, or the one of whom the artist says so; two at once accept once", async () => {
    const { artist, id, room } = await signInWithRoom();
    const known = await addPerson(artist, {
      kind: "person",
      name: "P.",
      email: "Priya@Example.com",
    });
    const chosen = await addPerson(artist, { kind: "person", name: "Somebody else" });
    await send(room, newEntry(id));
    expect((await accept(artist, await waiting(artist))).person.id).toBe(known.id);
    await send(room, newEntry(id));
    const { person } = await accept(artist, await waiting(artist), { personId: chosen.id });
    expect(person.id).toBe(chosen.id);
    await send(room, newEntry(undefined, { name: "Luc Roy", contact: "418 555-0142" }));
    const path = entryAcceptancePath(await waiting(artist));
    const answers = await Promise.all([1, 2].map(() => artist.send("POST", path, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readPeople(artist)).filter(({ name }) => name === "Luc Roy")).toMatchObject([
      { phone: "418 555-0142", email: "" },
    ]);
  });
});

test("declining is silent and final, and another's entry is not found", async () => {
  const { artist, id, room } = await signInWithRoom();
  const other = await signInWithRoom();
  await send(room, newEntry(id));
  const entryId = await waiting(artist);
  const decline = (by: TestArtist) => by.request(entryDeclinePath(entryId), { method: "POST" });
  await expectRefusal(worker, () => decline(other.artist), "NOT_FOUND");
  await expectRefusal(
    worker,
    () => other.artist.send("POST", entryAcceptancePath(entryId), {}),
    "NOT_FOUND",
  );
  expect((await decline(artist)).status).toBe(200);
  await expectRefusal(worker, () => decline(artist), "CONFLICT");
  const late = () => artist.send("POST", entryAcceptancePath(entryId), {});
  await expectRefusal(worker, late, "CONFLICT");
  expect(await readPeople(artist)).toEqual([]);
  const guest = await worker.request(`/api/guest/${addressIn(room)}`);
  expect(await guest.text()).not.toContain("declined");
});

/** Decides an entry in this process, with something that happens before the database is called for the `call`th time. */
async function decideAfter(
  artist: TestArtist,
  [path, body]: readonly [string, object],
  { call, act }: { readonly call: number; readonly act: () => Promise<unknown> },
): Promise<Response> {
  let calls = 0;
  const stores = stepByStep(worker.env, async (_name, query) => {
    calls += 1;
    if (calls === call) await act();
    return query();
  });
  return sendHere(stores, artist, { method: "POST", path, body });
}

test("what is declined in another window meanwhile is neither accepted nor said to be", async () => {
  const { artist, id, room } = await signInWithRoom();
  const message = "This was declined. Write to them if you have changed your mind.";
  for (const path of [entryDeclinePath, entryAcceptancePath]) {
    await send(room, newEntry(id));
    const entryId = await waiting(artist);
    const act = () => artist.request(entryDeclinePath(entryId), { method: "POST" });
    const late = await decideAfter(artist, [path(entryId), {}], { call: 3, act });
    await expectError(late, "CONFLICT", message);
  }
});

test("an entry is not accepted for a person who is erased or merged meanwhile", async () => {
  const { artist, id, room } = await signInWithRoom();
  const [goes, stays] = [
    await addPerson(artist, { kind: "person", name: "Solange Roy" }),
    await addPerson(artist, { kind: "person", name: "S. Roy" }),
  ];
  await send(room, newEntry(id));
  const entryId = await waiting(artist);
  const path = entryAcceptancePath(entryId);
  for (const [personId, act] of [
    [goes.id, () => mergeInto(artist, goes.id, stays.id)],
    [stays.id, () => erase(artist, stays.id)],
  ] as const) {
    const late = await decideAfter(artist, [path, { personId }], { call: 3, act });
    await expectError(late, "VALIDATION_FAILED");
    expect(await readEntries(artist)).toMatchObject([{ id: entryId, decision: null }]);
  }
});

test("what became of nobody is forgotten after 12 months, and what a person wrote is not", async () => {
  const { artist, id, room } = await signInWithRoom();
  await send(room, newEntry(id));
  await accept(artist, await waiting(artist));
  await send(room, newEntry(id, { name: "Nobody", contact: "nobody@example.com" }));
  const sweepAfter = async (months: number) => {
    const sentAt = Date.now() - months * month;
    await runSql(worker, "UPDATE entries SET sent_at = ? WHERE user_id = ?", sentAt, artist.id);
    await worker.runCron("15 8 * * *");
  };
  await sweepAfter(11);
  expect(await readEntries(artist)).toHaveLength(2);
  await sweepAfter(13);
  expect(await readEntries(artist)).toMatchObject([{ name: "Priya Nair" }]);
});
