import * as v from "valibot";
import { expect } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import {
  type Artwork,
  type ArtworkInput,
  artworkSchema,
  artworksSchema,
} from "#schema/artworks/artwork.ts";
import { type HistoryEntry, historySchema } from "#schema/artworks/price-history.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  saleReturnPath,
} from "#schema/artworks/record-paths.ts";
import type { Business } from "#schema/business/business.ts";
import { type ErrorBody, errorBodySchema, errorStatus } from "#schema/errors.ts";
import { type Sale, saleSchema, salesSchema } from "#schema/sales/sale.ts";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { openDatabase } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/subscription-tables.ts";
import { readAnswer } from "./answers.ts";
import { keyHeader, signInArtist, type TestArtist } from "./artists.ts";
import { newArtwork } from "./artworks.ts";
import { newBusiness } from "./business.ts";
import type { TestWorker } from "./harness.ts";
import { runSql } from "./rows.ts";
import { newSale } from "./sales.ts";

/** An artist with a paid subscription. */
export async function signInProfessional(
  worker: TestWorker,
  profile: Parameters<typeof signInArtist>[1] = {},
): Promise<TestArtist> {
  const artist = await signInArtist(worker, profile);
  await grantProfessional(worker, artist);
  return artist;
}

/** Gives an artist a subscription that is paid. */
export async function grantProfessional(worker: TestWorker, { id }: TestArtist): Promise<void> {
  await openDatabase(worker.env.DB)
    .insert(subscriptions)
    .values({
      userId: id,
      customerId: `cus_${id}`,
      status: "active",
      version: "1",
      syncedAt: new Date(),
    });
}

/** Ends an artist's subscription, and with it the plan. */
export async function endPlan(worker: TestWorker, { id }: TestArtist): Promise<void> {
  const ended = "UPDATE subscriptions SET status = 'canceled', access_until = 1 WHERE user_id = ?";
  await runSql(worker, ended, id);
}

/** The work of a response that succeeds. */
export async function readWork(response: Response): Promise<Artwork> {
  return readAnswer(artworkSchema, response, [200, 201]);
}

/** The error of a response, which has its code's status. */
export async function readError(response: Response): Promise<ErrorBody> {
  const error = v.parse(errorBodySchema, await response.json());
  expect(response.status).toBe(new Map(Object.entries(errorStatus)).get(error.code));
  return error;
}

/** Expects the error of this code, with its status; nothing but this message with it, where one is given. */
export async function expectError(
  response: Response,
  code: ErrorBody["code"],
  message?: string,
): Promise<void> {
  const error = await readError(response);
  expect(error.code).toBe(code);
  if (message !== undefined) expect(error).toEqual({ code, message });
}

export async function saveWork(
  artist: TestArtist,
  changes: Partial<ArtworkInput> = {},
): Promise<Artwork> {
  return readWork(await artist.send("POST", apiPaths.artworks, newArtwork(changes)));
}

/** A new artist on the free plan with one work. */
export async function signInWithWork(worker: TestWorker, changes: Partial<ArtworkInput> = {}) {
  const artist = await signInArtist(worker);
  const work = await saveWork(artist, changes);
  return { artist, work, id: work.id };
}

/** The same with a paid subscription. */
export async function signInProfessionalWithWork(
  worker: TestWorker,
  changes: Partial<ArtworkInput> = {},
) {
  const artist = await signInProfessional(worker);
  const work = await saveWork(artist, changes);
  return { artist, work, id: work.id };
}

/** The work as the list has it; fails without it. */
export async function findWork(artist: TestArtist, id: string): Promise<Artwork> {
  const response = await artist.request(apiPaths.artworks);
  const work = v.parse(artworksSchema, await response.json()).find((one) => one.id === id);
  if (work === undefined) throw new Error("The work is not in the list.");
  return work;
}

export async function readHistory(artist: TestArtist, id: string): Promise<HistoryEntry[]> {
  return readAnswer(historySchema, await artist.request(artworkHistoryPath(id)));
}

/** The history without its times. */
export async function historyOf(artist: TestArtist, id: string) {
  const history = await readHistory(artist, id);
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  return history.map(({ at: _at, ...line }) => line);
}

export function sendSale(
  artist: TestArtist,
  sale: Partial<SaleInput> & Pick<SaleInput, "artworkId">,
  idempotencyKey?: string,
): Promise<Response> {
  return artist.send("POST", apiPaths.sales, newSale(sale), keyHeader(idempotencyKey));
}

/** Records a sale of a work. */
export async function recordSale(
  artist: TestArtist,
  sale: Partial<SaleInput> & Pick<SaleInput, "artworkId">,
): Promise<Sale> {
  return readAnswer(saleSchema, await sendSale(artist, sale), [201]);
}

/** Saves a work and records its sale. */
export async function sell(artist: TestArtist, sale: Partial<SaleInput> = {}): Promise<Sale> {
  const { id: artworkId } = await saveWork(artist);
  return recordSale(artist, { artworkId, ...sale });
}

/** Takes a sale back. */
export function sendReturn(artist: TestArtist, saleId: string, body: object = {}) {
  return artist.send("POST", saleReturnPath(saleId), body);
}

/** Enters the artist's business details, with registrations for GST and QST if nothing else is said. */
export async function saveBusiness(
  artist: TestArtist,
  changes: Partial<Business> = {},
): Promise<void> {
  const response = await artist.send("PUT", salesPaths.business, newBusiness(changes));
  expect(response.status, await response.clone().text()).toBe(200);
}

/** All sales of the artist. */
export async function readLedger(artist: TestArtist): Promise<Sale[]> {
  return readAnswer(salesSchema, await artist.request(apiPaths.sales));
}

/** The sale of a response that succeeds. */
export async function readSale(response: Response): Promise<Sale> {
  return readAnswer(saleSchema, response, [200, 201]);
}

/** Changes what the artist asks, in Canadian dollars; null removes it. */
export function sendAskingPrice(
  artist: TestArtist,
  id: string,
  amountCents: number | null,
  reason?: string,
): Promise<Response> {
  const body = { amountCents, currency: "CAD", ...(reason !== undefined && { reason }) };
  return artist.send("PATCH", artworkAskingPricePath(id), body);
}

/** A request of a version of a work, as `If-Match` says it. */
export function sendVersion(
  artist: TestArtist,
  path: string,
  body: unknown,
  version: string,
): Promise<Response> {
  return artist.send("PATCH", path, body, { "If-Match": version });
}

/** The message of a refusal that asks for the Professional plan. */
export const upgradeMessage =
  "Asking prices, price lists, sales and channels are part of Professional. Upgrade to use them.";

/** The line with which the history of the work of `newArtwork` begins. */
export const firstLine = {
  kind: "suggested",
  amountCents: 38_075,
  currency: "CAD",
  status: null,
  reason: "",
} as const;

export function statusEntry(status: Artwork["status"], reason = "") {
  return { kind: "status", amountCents: null, currency: null, status, reason };
}
