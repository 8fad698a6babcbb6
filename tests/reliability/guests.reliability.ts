import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { earliestToday } from "#schema/days.ts";
import type { Link } from "#schema/links/link.ts";
import { guestLabelPath, guestPath } from "#schema/links/links-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
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
import { pick } from "#tests/support/random.ts";
import { signInProfessionalWithWork } from "#tests/support/records.ts";
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

function pathOf(link: Link): string {
  const address = addressIn(link);
  return link.kind === "label"
    ? guestLabelPath("guestLabel", address)
    : guestPath("guest", address);
}

const base64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** 10,000 in the whole run; each day has a twentieth. */
const addresses = Array.from({ length: 10_000 }, (_, index) => index).filter((index) =>
  isCaseOfDay(index, 20),
);

test("figure 33: forged, altered, taken back and foreign addresses get one answer, byte for byte", async (context) => {
  const { artist, id } = await signInProfessionalWithWork(worker);
  const other = await signInProfessionalWithWork(worker);
  const rooms: Link[] = [];
  for (const [owner, work] of [
    [artist, id],
    [other.artist, other.id],
  ] as const) {
    rooms.push(await makeLink(owner, newRoom([work])));
  }
  const gone = addressIn(await makeLink(artist, newRoom([id])));
  await revokeAll(artist, gone);
  const open = rooms.map(addressIn);
  const wrong = (index: number): string => {
    const random = seededRandom(index + 1);
    const text = (length: number) =>
      Array.from({ length }, () => pick(random, [...base64Url])).join("");
    const address = pick(random, open);
    const at = Math.floor(random() * address.length);
    const another = pick(
      random,
      [...base64Url].filter((character) => character !== address[at]),
    );
    return pick(random, [
      `${text(16)}.${text(22)}`,
      `${address.slice(0, at)}${another}${address.slice(at + 1)}`,
      gone,
      `${open[0]?.split(".")[0]}.${open[1]?.split(".")[1]}`,
      address.slice(0, -1),
      text(40),
    ]);
  };
  const answerOf = async (address: string) => {
    const response = await ask(guestPath("guest", address));
    const { "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
    return JSON.stringify([response.status, headers, await response.text()]);
  };
  const expected = await answerOf(gone);
  expect(expected).toMatch(/^\[404/);
  const answers: string[] = [];
  await runConcurrently(addresses, async (index) => {
    answers.push(await answerOf(wrong(index)));
  });
  const same = answers.filter((answer) => answer === expected).length;
  figure(context, 33, answers.length, same);
});

async function revokeAll(artist: TestArtist, address: string): Promise<void> {
  const [id = ""] = address.split(".");
  await revoke(artist, { id } as Link);
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
