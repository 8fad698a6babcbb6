import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { agendaSchema } from "#schema/agenda/agenda-item.ts";
import {
  agendaPath,
  agendaPaths,
  calendarFilePath,
  postponementPath,
} from "#schema/agenda/agenda-paths.ts";
import { calendarSchema, ownCalendarSchema } from "#schema/agenda/calendar-input.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { appUrl, testSecret } from "#tests/support/harness.ts";
import { observeDatabase } from "#tests/support/observed-database.ts";
import { oilAnchor, publishList } from "#tests/support/price-lists.ts";
import { saveWork, signInProfessional } from "#tests/support/records.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { readTables } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { app } from "#worker/app.ts";

const worker = workerForTests({ isLimited: false });

const today = earliestToday(new Date());

function inDays(days: number): string {
  return addDays(today, days);
}

/** Makes a new address; its path, which needs no session. */
async function makeAddress(artist: TestArtist, body: object = {}): Promise<string> {
  const sent = await artist.send("POST", agendaPaths.calendar, body);
  const { address } = await readAnswer(calendarSchema, sent, [201]);
  expect(address).toMatch(/^http:\/\/localhost:8787\/api\/calendar\/[\w-]{16}\.[\w-]{22}\.ics$/);
  return address.slice(appUrl.length);
}

/** The events as a parser that is not ours reads them. */
async function readEvents(path: string) {
  const response = await worker.request(path);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, start: String(startDate), end: String(endDate) };
  });
}

/** An artist with a work that is due back in 90 days, one that was, and a price list that begins. */
async function signInWithDates() {
  const artist = await signInProfessional(worker);
  const ids = [];
  for (const [title, days] of [
    ["Après la pluie; été", 90],
    ["Undertow", -3],
  ] as const) {
    const { id } = await saveWork(artist, { title, suggestedPrice: null });
    const since = inDays(-60);
    const status = { status: "consigned", channelId: "fair", since, dueBack: inDays(days) };
    expect((await artist.send("PATCH", artworkStatusPath(id), status)).status).toBe(200);
    ids.push(id);
  }
  const list = await publishList(artist, { anchors: [oilAnchor(64_000)] }, 40);
  return { artist, ids, list };
}

async function readOwn(artist: TestArtist) {
  return readAnswer(ownCalendarSchema, await artist.request(agendaPaths.calendar));
}

describe("the calendar of an artist", () => {
  test("has every date ahead in the language of its address, and its address can be read again", async () => {
    const { artist, ids, list } = await signInWithDates();
    expect(await readOwn(artist)).toBeNull();
    const path = await makeAddress(artist);
    expect(await readOwn(artist)).toEqual({ address: `${appUrl}${path}` });
    const event = (key: string, days: number, summary: string) => ({
      ...{ uid: `${key}:${inDays(days)}@localhost`, summary },
      ...{ start: inDays(days), end: inDays(days + 1) },
    });
    expect(await readEvents(path)).toEqual([
      event(`due-back:${ids[1]}`, -3, "Undertow is due back"),
      event(`list-begins:${list.id}`, 40, "Price list 1 begins"),
      event(`due-back:${ids[0]}`, 90, "Après la pluie; été is due back"),
    ]);
    const french = await readEvents(await makeAddress(artist, { language: "fr" }));
    expect(french.map(({ summary }) => summary)).toEqual([
      "Retour prévu\u00A0: Undertow",
      "Entrée en vigueur de la liste de prix 1",
      "Retour prévu\u00A0: Après la pluie; été",
    ]);
    await expectInvalid(
      worker,
      () => artist.send("POST", agendaPaths.calendar, { language: "de" }),
      ["language"],
    );
  });

  test("moves what is put off to its day", async () => {
    const { artist } = await signInWithDates();
    const path = await makeAddress(artist);
    const items = await readAnswer(agendaSchema, await artist.request(agendaPath(today)));
    const key = items[0]?.key ?? "";
    await artist.send("POST", postponementPath(key), { until: inDays(5) });
    expect((await readEvents(path))[0]).toMatchObject({
      ...{ uid: `${key}@localhost`, start: inDays(5) },
    });
  });

  test("is a file that is the same as long as what it says is", async () => {
    const { artist, ids } = await signInWithDates();
    const path = await makeAddress(artist);
    const first = await worker.request(path);
    expect(first.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(first.headers.get("Set-Cookie")).toBeNull();
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    const again = await worker.request(path, { headers });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("ETag")).toBe(first.headers.get("ETag"));
    await artist.send("PATCH", artworkStatusPath(ids[0] ?? ""), { status: "available" });
    const changed = await worker.request(path, { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
  });

  test("answers the same to any address that does not open, after the same queries", async () => {
    const artist = await signInProfessional(worker);
    const old = await makeAddress(artist);
    const path = await makeAddress(artist);
    const deleted = await signInProfessional(worker);
    const gone = await makeAddress(deleted);
    expect((await deleted.request(apiPaths.profile, { method: "DELETE" })).status).toBe(204);
    const withdrawn = await signInProfessional(worker);
    const takenBack = await makeAddress(withdrawn);
    const deletion = await withdrawn.request(agendaPaths.calendar, { method: "DELETE" });
    expect(deletion.status).toBe(204);
    expect(await readOwn(withdrawn)).toBeNull();
    const { binding, takeRoundTrips } = observeDatabase(worker.env.DB);
    const read = async (asked: string) => {
      const url = `${appUrl}${asked}`;
      const response = await app.request(url, {}, { ...worker.env, DB: binding });
      const { requestId: _id, ...rest } = Object.fromEntries(response.headers);
      const { "x-request-id": _request, ...headers } = rest;
      const queries = takeRoundTrips().map((trip) => trip.map(({ sql }) => sql));
      return { status: response.status, text: await response.text(), headers, queries };
    };
    const [id = "", proof = ""] = path.slice(agendaPaths.calendar.length + 1).split(".");
    const wrongProof = `${proof[0] === "A" ? "B" : "A"}${proof.slice(1)}`;
    const refused = await read(calendarFilePath(`${id}.${wrongProof}.ics`));
    expect(refused.status).toBe(404);
    expect(refused.queries).toHaveLength(1);
    for (const asked of [
      ...[old, gone, takenBack],
      calendarFilePath(`${"0".repeat(16)}.${proof}.ics`),
      calendarFilePath(`${id}.ics`),
      calendarFilePath("nothing"),
      calendarFilePath(`${id}.${proof}`),
      calendarFilePath(`.${proof}.ics`),
    ]) {
      expect(await read(asked), asked).toEqual(refused);
    }
    const opened = await read(path);
    expect([opened.status, opened.queries]).toEqual([200, refused.queries]);
  });

  test("keeps an address of an older secret open, and stores no proof", async () => {
    const path = await makeAddress(await signInProfessional(worker));
    const secrets = (LINK_SECRET: string) => ({ ...worker.env, LINK_SECRET });
    const rotated = `another-secret-of-thirty-two-characters,${testSecret}`;
    const open = async (env: object) => (await app.request(`${appUrl}${path}`, {}, env)).status;
    expect(await open(secrets(rotated))).toBe(200);
    expect(await open(secrets("another-secret-of-thirty-two-characters"))).toBe(404);
    const proof = path.split(".").at(-2) ?? "";
    expect(JSON.stringify(await readTables(worker))).not.toContain(proof);
  });

  test("has its route in the log, never its address", async () => {
    const path = await makeAddress(await signInProfessional(worker));
    await worker.request(path);
    const lines = worker.logs().filter((line) => line.includes(agendaPaths.calendarFile));
    expect(lines.length).toBeGreaterThan(0);
    const [, proof = ""] = path.split(".");
    expect(worker.logs().join("\n")).not.toContain(proof);
  });

  test("needs the Professional plan for a new address", async () => {
    const artist = await signInArtist(worker);
    const sent = await artist.send("POST", agendaPaths.calendar, {});
    expect([sent.status, await readOwn(artist)]).toEqual([403, null]);
  });
});
