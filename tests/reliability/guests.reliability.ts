import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import type { Link } from "#schema/links/link.ts";
import { guestAgreementPath, guestLabelPath, guestPath } from "#schema/links/links-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import {
  addressOf,
  draftConsignment,
  readAsGallery,
  readConsignments,
  sendAsGallery,
  takeStep,
} from "#tests/support/consignments.ts";
import { listInvoices, newCertificate, sendDocument } from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl } from "#tests/support/harness.ts";
import {
  addressIn,
  makeLink,
  newEntry,
  newLabel,
  newRoom,
  revoke,
  sendEntry,
} from "#tests/support/links.ts";
import { observeDatabase } from "#tests/support/observed-database.ts";
import { pick } from "#tests/support/random.ts";
import { saveWork, signInProfessionalWithWork } from "#tests/support/records.ts";
import { readTables, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { signInWholeArtist } from "#tests/support/whole-artist.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { app } from "#worker/app.ts";

const worker = workerForTests({ isLimited: false });

/** A request as a guest sends it, in this process. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return app.request(`${appUrl}${path}`, init, worker.env);
}

/** What is shown on purpose, as far as it is a word of its own: what a room, a label or an invoice prints. */
const shownToGuests = [
  ...["Odile", "Fournier", "Rimouski", "Low Tide", "Oil and cold wax on linen"],
  // The artist's city, a gallery as where a work is, and what is asked.
  ...["Montréal", "gallery", "1234567"],
];

/** What an agreement prints beside that: the letterhead, the gallery and the support, and words that its sentences use too. */
const shownToGalleries = [
  ...["1, rue de l'Évêché", "H2X 1Y4", "Canada", "atelier@example.com", "Atelier Vent"],
  ...["canvas-0.75", "artist", "confirmed", "Frames", "payment"],
];

const statuses = ["available", "on-hold", "consigned", "not-for-sale", "sold"];

/** Every text and number of an answer. */
function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

/** Every text and every large number that is stored, but those of an invoice, which are printed. */
async function storedWords(): Promise<string[]> {
  const { invoices: _printed, sales, business, ...tables } = await readTables(worker);
  const rows = [...Object.values(tables).flat(), ...(sales ?? []), ...(business ?? [])];
  const values = rows.flatMap((row) => Object.values(row));
  const words = values.flatMap((value) => {
    if (typeof value === "number") return value >= 100_000 ? [String(value)] : [];
    return typeof value === "string" && value.length >= 6 ? [value] : [];
  });
  return [...new Set(words)];
}

test("figure 33: of all that is stored, guests of a room and a label see what is shown on purpose", async (context) => {
  const artist = await signInWholeArtist(worker);
  const [work = expect.fail()] = await readAnswer(
    artworksSchema,
    await artist.request(apiPaths.artworks),
  );
  expect((await sendDocument(artist, newCertificate(work.id))).status).toBe(201);
  const links = [
    await makeLink(artist, newRoom([work.id], { personId: `person-of-${artist.id}` })),
    await makeLink(artist, newLabel(work.id)),
  ];
  const words = (await storedWords()).filter((word) => !shownToGuests.includes(word));
  const ownWords = [work.id, work.title, work.dateCreated, work.medium, work.depth];
  const known = new Set([
    ...ownWords,
    // When the certificate was issued.
    earliestToday(new Date()),
    ...statuses,
    ...links.flatMap(({ title, note }) => [title, note]),
  ]);
  const texts: string[] = [];
  for (const status of statuses) {
    await runSql(worker, "UPDATE artworks SET status = ? WHERE id = ?", status, work.id);
    for (const link of links) texts.push(...leavesOf(await (await ask(pathOf(link))).json()));
  }
  expect(texts).toContain(work.title);
  const found = words.filter(
    (word) => !known.has(word) && texts.some((text) => text.includes(word)),
  );
  expect(found).toEqual([]);
  figure(context, 33, words.length, words.length - found.length);
});

test("figure 33: an invoice's page has nothing of a sale but what is printed", async (context) => {
  const artist = await signInWholeArtist(worker);
  const invoice = (await listInvoices(artist)).find(
    ({ kind, creditedBy }) => kind === "invoice" && creditedBy,
  );
  const link = await makeLink(artist, { kind: "invoice", invoiceId: invoice?.id });
  const text = await (await ask(pathOf(link))).text();
  expect(text).toContain("Solange Lafrenière");
  const ledger = [
    "The wrong frame",
    "Three e-transfers",
    "commission",
    "feeCents",
    "shippingCents",
    "cadRate",
  ];
  const own = [
    "Varnished twice",
    "Rack 9",
    "Galerie Vent",
    "Atelier Vent",
    "Prefers the river at dusk",
  ];
  const words = [...ledger, ...own, "Could I see it before Christmas?"];
  figure(context, 33, words.length, words.filter((word) => !text.includes(word)).length);
});

test("figure 33: of all that is stored, a gallery sees of its agreement what it confirms, sold and owes", async (context) => {
  const artist = await signInWholeArtist(worker);
  const [work = expect.fail()] = await readAnswer(
    artworksSchema,
    await artist.request(apiPaths.artworks),
  );
  await runSql(worker, "UPDATE artworks SET status = 'available' WHERE id = ?", work.id);
  // Only what is stored by now is the artist's own; what the two agree on is shown.
  const shown = [...shownToGuests, ...shownToGalleries];
  const words = (await storedWords()).filter((word) => !shown.includes(word));
  const draft = await draftConsignment(artist, [work.id], { channelId: "studio" });
  const { id, number } = await takeStep(artist, draft.id, "sending");
  const agreement = (await readConsignments(artist)).find((one) => one.id === id) ?? expect.fail();
  const address = addressOf(agreement);
  const texts = leavesOf(await readAsGallery(worker, address));
  const { seen } = await readAsGallery(worker, address);
  const sold = { kind: "sold", workId: work.id, date: earliestToday(new Date()) };
  for (const entry of [
    { kind: "received", workId: work.id, condition: "A scratch" },
    { kind: "confirm", seen },
    { ...sold, priceCents: 123_400, buyer: "Solange" },
  ]) {
    expect((await sendAsGallery(worker, address, entry)).status).toBe(201);
    texts.push(...leavesOf(await readAsGallery(worker, address)));
  }
  texts.push(...leavesOf(await (await ask(guestAgreementPath(address, 1))).json()));
  const ownWords = [work.id, work.title, work.dateCreated, work.medium, number];
  const known = new Set([...ownWords, earliestToday(new Date()), ...statuses]);
  expect(texts).toContain(work.title);
  const found = words.filter(
    (word) => !known.has(word) && texts.some((text) => text.includes(word)),
  );
  expect(found).toEqual([]);
  figure(context, 33, words.length, words.length - found.length);
});

function pathOf(link: Link): string {
  const address = addressIn(link);
  return link.kind === "label"
    ? guestLabelPath("guestLabel", address)
    : guestPath("guest", address);
}

const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

type Random = () => number;

function textOf(random: Random, length: number): string {
  return Array.from({ length }, () => pick(random, characters)).join("");
}

/** With another character in one place. */
function alter(random: Random, address: string): string {
  const at = Math.floor(random() * address.length);
  const others = characters.filter((character) => character !== address[at]);
  return `${address.slice(0, at)}${pick(random, others)}${address.slice(at + 1)}`;
}

/** Links that have been taken back and that are over, made by `make`. */
async function makeClosed(artist: TestArtist, make: () => Promise<Link>): Promise<string[]> {
  const [gone, over] = [await make(), await make()];
  const closed = [gone, over].map(addressIn);
  await revoke(artist, gone);
  const yesterday = addDays(earliestToday(new Date()), -1);
  await runSql(worker, "UPDATE links SET ends_on = ? WHERE id = ?", yesterday, over.id);
  return closed;
}

/** 10,000 in the whole run, half of them of labels; each day has a twentieth. */
const addresses = Array.from({ length: 10_000 }, (_, index) => index).filter((index) =>
  isCaseOfDay(Math.floor(index / 2), 20),
);

test("figure 33: forged, altered, expired, taken back and foreign addresses get one answer, byte for byte, by the same queries", async (context) => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const other = await signInProfessionalWithWork(worker);
  const makeRoom = () => makeLink(artist, newRoom([id]));
  const room = addressIn(await makeRoom());
  const foreign = addressIn(await makeLink(other.artist, newRoom([other.id])));
  const closedRooms = await makeClosed(artist, makeRoom);
  const code = addressIn(await makeLink(artist, newLabel(id)));
  const closedLabels = await makeClosed(artist, async () =>
    makeLink(artist, newLabel((await saveWork(artist)).id)),
  );
  const wrongRoom = (random: Random): string =>
    pick(random, [
      `${textOf(random, 16)}.${textOf(random, 22)}`,
      alter(random, pick(random, [room, foreign])),
      ...closedRooms,
      `${room.split(".")[0]}.${foreign.split(".")[1]}`,
      ...[room.slice(0, -1), textOf(random, 40), code],
    ]);
  const wrongCode = (random: Random): string =>
    pick(random, [
      ...[textOf(random, 11), alter(random, code), ...closedLabels],
      ...[code.slice(1), `${code}A`, room, room.slice(0, 16), room.slice(0, 11)],
    ]);
  const kinds = [
    [(address: string) => guestPath("guest", address), wrongRoom, closedRooms],
    [(address: string) => guestLabelPath("guestLabel", address), wrongCode, closedLabels],
  ] as const;
  const expected = await Promise.all(
    kinds.map(([pathTo, , [gone = ""]]) => answerWithQueries(pathTo(gone))),
  );
  expect(expected.map(({ answer }) => answer)).toEqual([
    expect.stringMatching(/^\[404/),
    expected[0]?.answer,
  ]);
  let same = 0;
  await runConcurrently(addresses, async (index) => {
    const [pathTo, wrong] = kinds[index % 2 === 0 ? 0 : 1];
    const path = pathTo(wrong(seededRandom(index + 1)));
    expect(await answerWithQueries(path), path).toEqual(expected[index % 2]);
    same += 1;
  });
  figure(context, 33, addresses.length, same);
});

/** All of an answer but its id, and what was asked of the database for it. */
async function answerWithQueries(path: string) {
  const { binding, takeRoundTrips } = observeDatabase(worker.env.DB);
  const response = await app.request(`${appUrl}${path}`, {}, { ...worker.env, DB: binding });
  const { "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
  const answer = JSON.stringify([response.status, headers, await response.text()]);
  return { answer, queries: takeRoundTrips().map((trip) => trip.map(({ sql }) => sql)) };
}

/** 1,000 in the whole run, ten through each room; each day has a tenth. */
const rooms = Array.from({ length: 100 }, (_, index) => index).filter((index) =>
  isCaseOfDay(index, 10),
);

test("figure 33: entries change no row but entries", async (context) => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const links = [];
  for (const seed of rooms) links.push({ seed, link: await makeLink(artist, newRoom([id])) });
  const before = await readStores(worker);
  let sent = 0;
  for (const { seed, link } of links) {
    const random = seededRandom(seed + 1);
    for (let count = 0; count < 10; count += 1) {
      const body = newEntry(random() < 0.5 ? id : undefined, {
        ...{ kind: pick(random, ["interest", "hold", "sold", ""]) },
        name: pick(random, ["Priya", "</script><script>", "'; DROP TABLE links; --", ""]),
        message: pick(random, ["=1+1", "\u2028\u202e", "x".repeat(1_000), "{{constructor}}"]),
      });
      const headers = { Origin: appUrl, "CF-Connecting-IP": `2001:db8::${seed}:${count}` };
      await sendEntry({ request: ask }, link, body, headers);
      sent += 1;
    }
  }
  const { entries: written = [], entry_senders: _senders, ...after } = await readStores(worker);
  const { entries: _none, entry_senders: _nobody, ...rest } = before;
  expect(written.length).toBeGreaterThan(sent / 10);
  expect(after).toEqual(rest);
  figure(context, 33, sent, sent);
});
