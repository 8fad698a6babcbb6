import { expect, test } from "vitest";
import { agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPath } from "#schema/agenda/agenda-paths.ts";
import { addDays, addMonths, earliestToday } from "#schema/days.ts";
import { peoplePaths, personPath } from "#schema/people/people-paths.ts";
import { peopleSchema } from "#schema/people/person.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import {
  accept,
  makeLink,
  newEntry,
  newRoom,
  readEntries,
  sendEntry,
} from "#tests/support/links.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import { recordSale, saveWork, sendReturn, signInProfessional } from "#tests/support/records.ts";
import { readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const today = earliestToday(new Date());
/** What was bought on this day implies a consent that ends in 20 days. */
const boughtOn = addMonths(addDays(today, 20), -24);
const endsOn = addMonths(boughtOn, 24);

async function buy(artist: TestArtist, name: string, date = boughtOn) {
  const { id } = await saveWork(artist, { dateCreated: "2020", suggestedPrice: null });
  return recordSale(artist, { artworkId: id, date, buyer: { name, email: emailOf(name) } });
}

function emailOf(name: string): string {
  return `${name.toLowerCase()}@example.com`;
}

async function readPeople(artist: TestArtist) {
  return readAnswer(peopleSchema, await artist.request(peoplePaths.people));
}

/** Notes that everybody, or those of these names, was on the exported list. */
async function exportList(artist: TestArtist, names?: readonly string[]): Promise<void> {
  const people = await readPeople(artist);
  const listed = people.filter(({ name }) => names === undefined || names.includes(name));
  const body = { personIds: listed.map(({ id }) => id), listedOn: today };
  expect((await artist.send("POST", peoplePaths.listedPeople, body)).status).toBe(204);
}

async function change(artist: TestArtist, name: string, body: object): Promise<void> {
  const person = (await readPeople(artist)).find((one) => one.name === name) ?? expect.fail();
  const headers = { "If-Match": `"${person.updatedAt}"` };
  const sent = await artist.send("PATCH", personPath(person.id), body, headers);
  expect(sent.status).toBe(200);
}

async function readSubjects(artist: TestArtist, day = today): Promise<string[]> {
  const items = await readAnswer(agendaSchema, await artist.request(agendaPath(day)));
  return items.map(({ subject }) => subject);
}

test("a consent that ends is on the agenda from 30 days before, once the list was exported with the person", async () => {
  const artist = await signInProfessional(worker);
  await buy(artist, "Anne");
  await buy(artist, "Anne");
  await buy(artist, "Priya");
  expect(await readSubjects(artist)).toEqual([]);
  await exportList(artist, ["Anne"]);
  const [{ id } = expect.fail()] = (await readPeople(artist)).filter(({ name }) => name === "Anne");
  const items = await readAnswer(agendaSchema, await artist.request(agendaPath(today)));
  expect(items).toEqual([
    {
      key: `consent-ends:${id}:${endsOn}`,
      ...{ kind: "consent-ends", date: endsOn, isOverdue: false, workIds: [] },
      ...{ personId: id, subject: "Anne" },
    },
  ]);
  const days = [addDays(endsOn, -31), addDays(endsOn, -30), endsOn, addDays(endsOn, 1)];
  const shown = await Promise.all(days.map((day) => readSubjects(artist, day)));
  expect(shown).toEqual([[], ["Anne"], ["Anne"], []]);
});

test("a consent does not end with a day for those who bought again, asked, declined or are archived", async () => {
  const artist = await signInProfessional(worker);
  for (const name of ["Anne", "Bruno", "Claire", "Denis", "Elise", "Farah"])
    await buy(artist, name);
  const again = await buy(artist, "Anne", addDays(boughtOn, 1));
  const later = await buy(artist, "Bruno", today);
  await exportList(artist);
  await change(artist, "Claire", { news: { expressSince: boughtOn } });
  await change(artist, "Denis", { news: { withdrawnOn: addDays(boughtOn, 1) } });
  await change(artist, "Elise", { archived: true });
  await change(artist, "Farah", {
    news: { expressSince: addDays(boughtOn, -9), withdrawnOn: addDays(boughtOn, -8) },
  });
  expect(await readSubjects(artist)).toEqual(["Farah", "Anne"]);
  expect((await sendReturn(artist, later.id)).status).toBe(200);
  expect((await readSubjects(artist)).toSorted()).toEqual(["Anne", "Bruno", "Farah"]);
  expect((await sendReturn(artist, again.id)).status).toBe(200);
  const items = await readAnswer(agendaSchema, await artist.request(agendaPath(today)));
  expect(items.map(({ date }) => date)).toEqual([endsOn, endsOn, endsOn]);
});

test("a question implies a consent for six months, also to those who never bought, and outlives an older purchase", async () => {
  const artist = await signInProfessional(worker);
  await buy(artist, "Anne");
  const { id } = await saveWork(artist);
  const room = await makeLink(artist, newRoom([id]));
  for (const name of ["Anne", "Bruno"]) {
    const body = newEntry(id, { name, contact: emailOf(name) });
    expect((await sendEntry(worker, room, body)).status).toBe(201);
  }
  for (const entry of await readEntries(artist)) {
    await accept(artist, entry.id);
  }
  await exportList(artist);
  expect(await readSubjects(artist)).toEqual([]);
  const ends = addDays(today, 15);
  const askedAt = Date.parse(`${addMonths(ends, -6)}T18:00Z`);
  await runSql(worker, "UPDATE entries SET sent_at = ? WHERE name = 'Bruno'", askedAt);
  const items = await readAnswer(agendaSchema, await artist.request(agendaPath(today)));
  expect(items).toMatchObject([
    {
      kind: "consent-ends",
      subject: "Bruno",
      date: addMonths(addMonths(ends, -6), 6),
    },
  ]);
});

test("consents that end are found with few rows, among 1,000 sales to people who are listed", async () => {
  const artist = await signInProfessional(worker);
  const sale = await buy(artist, "Anne");
  const read = async () => {
    const observed = await observeApplication(worker)(artist, "GET", agendaPath(today));
    const items = await readAnswer(agendaSchema, observed.response);
    expect(observed.trips).toHaveLength(2);
    const rows = (observed.trips[1] ?? []).reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    return { items: items.length, rows };
  };
  const fill = (table: string, values: string) =>
    runSql(
      worker,
      `WITH RECURSIVE copies (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM copies WHERE value < 1000)
       INSERT INTO ${table} SELECT ${values} FROM ${table}, copies WHERE user_id = ?`,
      artist.id,
    );
  const columnsOf = async (table: string, changed: Readonly<Record<string, string>>) => {
    const columns = await readRows<{ name: string }>(worker, `PRAGMA table_info(${table})`);
    return columns.map(({ name }) => changed[name] ?? name).join(", ");
  };
  await fill(
    "people",
    await columnsOf("people", {
      id: "id || value",
      email: "value || email",
      idempotency_key: "NULL",
    }),
  );
  await fill(
    "sales",
    await columnsOf("sales", {
      ...{ id: "id || value", artwork_id: "artwork_id || value", person_id: "person_id || value" },
      ...{ buyer_email: "value || buyer_email", idempotency_key: "NULL" },
      date: `date('${sale.date}', '+' || (value + 60) || ' days')`,
    }),
  );
  expect(await read()).toEqual({ items: 0, rows: expect.toSatisfy((rows: number) => rows <= 5) });
  await exportList(artist);
  expect(await read()).toEqual({ items: 1, rows: expect.toSatisfy((rows: number) => rows <= 12) });
});
