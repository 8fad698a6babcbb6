import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { businessSchema } from "#schema/business/business.ts";
import { taxesOfSale } from "#schema/sales/sale-taxes.ts";
import { creditNotePath, salePath, salesPaths } from "#schema/sales/sales-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newBusiness } from "#tests/support/business.ts";
import { newCreditNote, readInvoice, sendInvoice } from "#tests/support/documents.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import {
  readLedger,
  saveBusiness,
  saveWork,
  sell,
  signInProfessional,
} from "#tests/support/records.ts";
import { type PageRequest, sendHere } from "#tests/support/request-here.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { stepByStep } from "#tests/support/step-by-step.ts";

const worker = workerForTests({ isLimited: false });
quietConsole("log");

const buyer = (region: string) => ({ name: "Solange", country: "CA", region });
const [gst = expect.fail()] = newBusiness().registrations;

/** What changes sales or registrations: of the artist's work and sale, `variant` 0 or 1 of each. */
const changes: Readonly<
  Record<string, (work: string, sale: string, variant: 0 | 1) => PageRequest>
> = {
  "other registrations": (_work, _sale, variant) => ({
    method: "PUT",
    path: salesPaths.business,
    body: newBusiness({ registrations: variant === 0 ? [gst] : [] }),
  }),
  "a new sale": (artworkId, _sale, variant) => ({
    method: "POST",
    path: apiPaths.sales,
    body: newSale({
      ...{ artworkId, deliveredBy: "carrier", buyer: buyer(variant === 0 ? "ON" : "QC") },
    }),
  }),
  "another buyer": (_work, sale, variant) => ({
    method: "PATCH",
    path: salePath(sale),
    body: { buyer: buyer(variant === 0 ? "NB" : "QC") },
  }),
  "another delivery": (_work, sale, variant) => ({
    method: "PATCH",
    path: salePath(sale),
    body: { deliveredBy: "handed-over", handedOverIn: variant === 0 ? "AB" : "QC" },
  }),
  "a correction": (_work, sale, variant) => ({
    method: "PATCH",
    path: salePath(sale),
    body: { priceCents: variant === 0 ? 90_000 : 110_000, date: "2026-01-14" },
  }),
};

async function prepare() {
  const artist = await signInProfessional(worker);
  await saveBusiness(artist);
  const { id: sale } = await sell(artist, { deliveredBy: "carrier", buyer: buyer("ON") });
  const { id: work } = await saveWork(artist);
  return { artist, work, sale };
}

/** The step after the session, and after what a change is decided on. */
const writing = 2;

/** The statuses of a request, and of another one that is answered before the first is written. */
async function sendWith(
  artist: TestArtist,
  request: PageRequest,
  sendOther: () => Promise<Response>,
) {
  let step = -1;
  let meanwhile = 0;
  const stores = stepByStep(worker.env, async (_name, act) => {
    step += 1;
    if (step === writing) meanwhile = (await sendOther()).status;
    return act();
  });
  const { status } = await sendHere(stores, artist, request);
  return { status, meanwhile };
}

/** Whether the taxes of every sale are those of the registrations that are stored. */
async function expectRightTaxes(artist: TestArtist): Promise<void> {
  const details = await artist.request(salesPaths.business);
  const { registrations } = v.parse(businessSchema, await details.json());
  const ledger = await readLedger(artist);
  expect(ledger.map(({ taxes }) => taxes)).toEqual(
    ledger.map((sale) => taxesOfSale(sale, registrations)),
  );
}

function statusOf(change: string): number {
  return change === "a new sale" ? 201 : 200;
}

const pairs = Object.keys(changes).flatMap((first) =>
  Object.keys(changes).map((second) => [first, second] as const),
);

test.each(pairs)(
  "%s, with %s between its reading and its writing: both are in effect, with the taxes of both",
  async (first, second) => {
    const { artist, work, sale } = await prepare();
    const one = changes[first]?.(work, sale, 0) ?? expect.fail();
    const other = changes[second]?.(work, sale, 1) ?? expect.fail();
    const answer = await sendWith(artist, one, () =>
      artist.send(other.method, other.path, other.body),
    );
    expect(answer.meanwhile).toBe(statusOf(second));
    // A work is sold once.
    const isSoldTwice = first === "a new sale" && second === "a new sale";
    expect(answer.status).toBe(isSoldTwice ? 409 : statusOf(first));
    await expectRightTaxes(artist);
  },
);

/** An artist who has put a sale on an invoice and removed the registrations since: a save enters them again. */
async function prepareCredit() {
  const { artist, sale } = await prepare();
  const { id } = await readInvoice(await sendInvoice(artist, [sale]));
  await saveBusiness(artist, { registrations: [] });
  const save = {
    ...{ method: "PUT", path: salesPaths.business },
    ...{ body: newBusiness(), status: 200 },
  };
  const credit = {
    ...{ method: "POST", path: creditNotePath(id), body: newCreditNote() },
    status: 201,
  };
  return { artist, save, credit };
}

test.each([
  ["save", "credit"],
  ["credit", "save"],
] as const)(
  "registrations and a credit note, the %s written after the %s: the freed sale has the taxes of both",
  async (first, second) => {
    const { artist, ...requests } = await prepareCredit();
    const [one, other] = [requests[first], requests[second]];
    const answer = await sendWith(artist, one, () =>
      artist.send(other.method, other.path, other.body),
    );
    expect(answer).toEqual({ status: one.status, meanwhile: other.status });
    await expectRightTaxes(artist);
  },
);
