import { describe, expect, test } from "vitest";
import { type AgendaItem, agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPath, agendaPaths, postponementPath } from "#schema/agenda/agenda-paths.ts";
import { apiPaths } from "#schema/api-paths.ts";
import { artworkStatusPath } from "#schema/artworks/record-paths.ts";
import { firstChannels } from "#schema/channels/channel.ts";
import { addDays, earliestToday } from "#schema/days.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { peopleSchema } from "#schema/people/person.ts";
import { invoicePaymentsPath, paymentReversalPath } from "#schema/sales/sales-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { readInvoice, sendCreditNote, sendInvoice } from "#tests/support/documents.ts";
import { observeApplication } from "#tests/support/observed-application.ts";
import { beginEarlier, oilAnchor, publishList } from "#tests/support/price-lists.ts";
import {
  expectError,
  recordSale,
  saveWork,
  signInProfessional,
  signInProfessionalWithWork,
} from "#tests/support/records.ts";
import { expectInvalid } from "#tests/support/refusals.ts";
import { readRows, runSql } from "#tests/support/rows.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests({ isLimited: false });

const today = earliestToday(new Date());

function inDays(days: number): string {
  return addDays(today, days);
}

async function readAgenda(artist: TestArtist, day = today): Promise<AgendaItem[]> {
  return readAnswer(agendaSchema, await artist.request(agendaPath(day)));
}

async function setStatus(artist: TestArtist, id: string, body: object): Promise<void> {
  const sent = await artist.send("PATCH", artworkStatusPath(id), body);
  expect(sent.status).toBe(200);
}

/** At the fair, and due back nine days ago. */
const wasDue = {
  ...{ status: "consigned", channelId: "fair", since: inDays(-60), dueBack: inDays(-9) },
};

async function addWork(artist: TestArtist, title: string): Promise<string> {
  return (await saveWork(artist, { title, suggestedPrice: null })).id;
}

/** An invoice of 1,000.00 that is issued today and due on a day. */
async function invoiceDueOn(artist: TestArtist, dueOn: string) {
  const workId = await addWork(artist, "Field at Nine");
  const { id } = await recordSale(artist, { artworkId: workId, buyer: { name: "Priya Nair" } });
  const terms = { terms: "Thirty days", dueOn };
  return { workId, invoice: await readInvoice(await sendInvoice(artist, [id], terms)) };
}

function postpone(artist: TestArtist, key: string, until: string): Promise<Response> {
  return artist.send("POST", postponementPath(key), { until });
}

describe("GET /api/agenda", () => {
  test("has what is due and what ends, overdue first, with the person and the works of each", async () => {
    const artist = await signInProfessional(worker);
    const gallery = {
      ...{ id: "fleuve", kind: "gallery", name: "Galerie du Fleuve", commission: 0.5 },
      ...{ percentageFee: 0, fixedFeeCents: 0, discount: 0, discountBorneBy: "artist" },
      ...{ shippingCents: 0, chargesTax: false },
    };
    const replaced = await artist.send("PUT", apiPaths.channels, [...firstChannels, gallery]);
    expect(replaced.status).toBe(200);
    const [away, farAway, held, heldLong] = [
      await addWork(artist, "Après la pluie"),
      await addWork(artist, "Wharf Lights"),
      await addWork(artist, "Undertow"),
      await addWork(artist, "Small Weather"),
    ];
    const consigned = { status: "consigned", channelId: "fleuve", since: inDays(-60) };
    await setStatus(artist, away, { ...consigned, dueBack: inDays(2) });
    await setStatus(artist, farAway, { ...consigned, dueBack: inDays(34) });
    await setStatus(artist, held, { status: "on-hold", who: "Tom Okafor", until: inDays(6) });
    await setStatus(artist, heldLong, { status: "on-hold", who: "Tom Okafor", until: inDays(7) });
    const { invoice, workId } = await invoiceDueOn(artist, inDays(1));
    const list = await publishList(artist, { anchors: [oilAnchor(64_000)] }, 40);
    const people = await readAnswer(peopleSchema, await artist.request(peoplePaths.people));
    const idOf = (named: string) =>
      people.find(({ name, organization }) => [name, organization].includes(named))?.id;
    expect(await readAgenda(artist, inDays(3))).toEqual([
      {
        key: `invoice-unpaid:${invoice.id}:${inDays(1)}`,
        ...{ kind: "invoice-unpaid", date: inDays(1), isOverdue: true, workIds: [workId] },
        ...{ personId: idOf("Priya Nair"), subject: invoice.number },
      },
      {
        key: `due-back:${away}:${inDays(2)}`,
        ...{ kind: "due-back", date: inDays(2), isOverdue: true, workIds: [away] },
        ...{ personId: idOf("Galerie du Fleuve"), subject: "Après la pluie" },
      },
      {
        key: `hold-ends:${held}:${inDays(6)}`,
        ...{ kind: "hold-ends", date: inDays(6), isOverdue: false, workIds: [held] },
        ...{ personId: idOf("Tom Okafor"), subject: "Undertow" },
      },
      {
        key: `list-begins:${list.id}:${inDays(40)}`,
        ...{ kind: "list-begins", date: inDays(40), isOverdue: false, workIds: [] },
        ...{ personId: null, subject: "1" },
      },
    ]);
    const tomorrow = (await readAgenda(artist, inDays(4))).map(({ key }) => key);
    expect(tomorrow).toContain(`due-back:${farAway}:${inDays(34)}`);
    expect(tomorrow).toContain(`hold-ends:${heldLong}:${inDays(7)}`);
    expect(await readAgenda(await signInProfessional(worker))).toEqual([]);
  });

  test("is empty for a new artist on the free plan, and needs a day", async () => {
    const artist = await signInArtist(worker);
    expect(await readAgenda(artist)).toEqual([]);
    for (const path of [agendaPaths.agenda, agendaPath("2026-02-30")]) {
      await expectInvalid(worker, () => artist.request(path), ["today"]);
    }
  });

  test("has an invoice from the day after its day until it is paid, and again when the payment is reversed", async () => {
    const artist = await signInProfessional(worker);
    const { invoice } = await invoiceDueOn(artist, today);
    const isListed = async (day: string) => (await readAgenda(artist, day)).length === 1;
    expect([await isListed(today), await isListed(inDays(1))]).toEqual([false, true]);
    const pay = async (amountCents: number) => {
      const body = { date: today, amountCents, method: "", kind: "payment" };
      return readInvoice(await artist.send("POST", invoicePaymentsPath(invoice.id), body));
    };
    await pay(invoice.openCents - 1);
    expect(await isListed(inDays(1))).toBe(true);
    const { payments } = await pay(1);
    expect(await isListed(inDays(1))).toBe(false);
    const reversal = paymentReversalPath(invoice.id, payments.at(-1)?.id ?? "");
    await artist.request(reversal, { method: "POST" });
    expect(await isListed(inDays(1))).toBe(true);
    await readInvoice(await sendCreditNote(artist, invoice.id));
    expect(await isListed(inDays(1))).toBe(false);
    const balances = "SELECT invoice_id FROM invoice_balances WHERE user_id = ?";
    expect(await readRows(worker, balances, artist.id)).toEqual([]);
  });

  test("leaves a price list out after its day, and a work that is no longer away", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker, { suggestedPrice: null });
    const list = await publishList(artist, { anchors: [oilAnchor(64_000)] }, 1);
    await setStatus(artist, id, wasDue);
    expect((await readAgenda(artist)).map(({ kind }) => kind)).toEqual(["due-back", "list-begins"]);
    expect((await readAgenda(artist, inDays(2))).map(({ kind }) => kind)).toEqual(["due-back"]);
    await setStatus(artist, id, { status: "available" });
    await beginEarlier(worker, list);
    expect(await readAgenda(artist)).toEqual([]);
  });

  test("is read in one round trip after the session's, with about as many rows as items, among 1,000 paid invoices", async () => {
    const artist = await signInProfessional(worker);
    const id = await addWork(artist, "Low Tide");
    await setStatus(artist, id, wasDue);
    const { invoice } = await invoiceDueOn(artist, today);
    await runSql(
      worker,
      `WITH RECURSIVE copies (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM copies WHERE value < 1000)
       INSERT INTO invoices SELECT id || value, user_id, kind, year, sequence + value, issued_on, credits_id, reason,
         json_set(content, '$.depositCents', content ->> '$.totalCents'), paid_on, payment_method,
         idempotency_key || value, request_hash, created_at, person_id
       FROM invoices, copies WHERE id = ?`,
      invoice.id,
    );
    const { response, trips } = await observeApplication(worker)(
      artist,
      "GET",
      agendaPath(inDays(1)),
    );
    const items = await readAnswer(agendaSchema, response);
    expect(items.map(({ kind }) => kind)).toEqual(["due-back", "invoice-unpaid"]);
    expect(trips).toHaveLength(2);
    const read = (trips[1] ?? []).reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect(read).toBeLessThanOrEqual(3 * items.length + 5);
  });
});

describe("POST /api/agenda/{key}/postpone", () => {
  test("leaves an item out until its day, again until another one, and shows it again today", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker, { suggestedPrice: null });
    await setStatus(artist, id, wasDue);
    const [item = expect.fail()] = await readAgenda(artist);
    const sent = await postpone(artist, item.key, inDays(7));
    expect([sent.status, await sent.json()]).toEqual([200, { key: item.key, until: inDays(7) }]);
    expect(await readAgenda(artist)).toEqual([]);
    expect(await readAgenda(artist, inDays(6))).toEqual([]);
    expect(await readAgenda(artist, inDays(7))).toEqual([item]);
    await postpone(artist, item.key, inDays(2));
    expect(await readAgenda(artist, inDays(2))).toEqual([item]);
    await postpone(artist, item.key, today);
    expect(await readAgenda(artist)).toEqual([item]);
  });

  test("is not found for another artist's item, one that is settled, and what is no key", async () => {
    const { artist, id } = await signInProfessionalWithWork(worker, { suggestedPrice: null });
    await setStatus(artist, id, wasDue);
    const [{ key } = expect.fail()] = await readAgenda(artist);
    const other = await signInProfessional(worker);
    for (const [who, asked] of [
      [other, key],
      [artist, `due-back:${id}:${inDays(-8)}`],
      [artist, "due-back"],
      [artist, "due-back:%00:2026-01-01"],
    ] as const) {
      await expectError(await postpone(who, asked, inDays(7)), "NOT_FOUND");
    }
    await setStatus(artist, id, { status: "available" });
    await expectError(await postpone(artist, key, inDays(7)), "NOT_FOUND");
    await expectInvalid(worker, () => postpone(artist, key, "2026-02-30"), ["until"]);
    expect(await readRows(worker, "SELECT key FROM postponements")).not.toContainEqual({ key });
  });
});
