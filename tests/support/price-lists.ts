import { earliestToday } from "#schema/days.ts";
import {
  type AppliedList,
  appliedListSchema,
  type ListAnchor,
  type PriceList,
  priceListSchema,
  priceListsSchema,
  type UndonePriceList,
  undonePriceListSchema,
} from "#schema/price-lists/price-list.ts";
import type { DraftInput } from "#schema/price-lists/price-list-input.ts";
import {
  applyPath,
  priceListPath,
  priceListPaths,
  publishPath,
  undoPath,
} from "#schema/price-lists/price-list-paths.ts";
import { readAnswer } from "./answers.ts";
import type { TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";
import { artworkColumns, multiplyWorks } from "./multiply-works.ts";

const day = 24 * 60 * 60 * 1000;

/** A day so many days after the earliest today. */
export function dayIn(days: number): string {
  return earliestToday(new Date(Date.now() + days * day));
}

/** The price of an oil painting of the size of `newArtwork`. */
export function oilAnchor(priceCents: number): ListAnchor {
  return { medium: "oil", widthInches: 20, heightInches: 15, priceCents };
}

export async function readLists(artist: TestArtist): Promise<PriceList[]> {
  return readAnswer(priceListsSchema, await artist.request(priceListPaths.lists));
}

/** The list of a response that succeeds. */
export async function readList(response: Response): Promise<PriceList> {
  return readAnswer(priceListSchema, response, [200, 201]);
}

export async function createDraft(artist: TestArtist, input: DraftInput = {}): Promise<PriceList> {
  return readList(await artist.send("POST", priceListPaths.lists, input));
}

/** Changes a draft in the version that was read, as the page does. */
export function sendChange(
  artist: TestArtist,
  { id, updatedAt }: Pick<PriceList, "id" | "updatedAt">,
  change: DraftInput,
): Promise<Response> {
  return artist.send("PATCH", priceListPath(id), change, { "If-Match": updatedAt });
}

/** Publishes a draft in the version that was read, as the page does. */
export function sendPublication(
  artist: TestArtist,
  { id, updatedAt }: Pick<PriceList, "id" | "updatedAt">,
  holdsFrom: string,
): Promise<Response> {
  return artist.send("POST", publishPath(id), { holdsFrom }, { "If-Match": updatedAt });
}

/** Publishes a list that begins in so many days, today by default. */
export async function publishList(
  artist: TestArtist,
  input: DraftInput,
  days = 0,
): Promise<PriceList> {
  const draft = await createDraft(artist, input);
  return readList(await sendPublication(artist, draft, dayIn(days)));
}

export function sendApplication(
  artist: TestArtist,
  id: string,
  workIds?: readonly string[],
): Promise<Response> {
  return artist.send("POST", applyPath(id), workIds === undefined ? {} : { workIds });
}

/** What an application that succeeds did. */
export async function readApplication(response: Response): Promise<AppliedList> {
  return readAnswer(appliedListSchema, response);
}

/** What an undo of a list that succeeds did. */
export async function undoList(artist: TestArtist, id: string): Promise<UndonePriceList> {
  return readAnswer(undonePriceListSchema, await sendUndo(artist, id));
}

export function sendUndo(artist: TestArtist, id: string): Promise<Response> {
  return artist.request(undoPath(id), { method: "POST" });
}

/** Lets a published list begin so many days ago, which no request can do: it is due then. */
export async function beginEarlier(
  { env }: TestWorker,
  { id }: Pick<PriceList, "id">,
  days = 1,
): Promise<void> {
  await env.DB.prepare("UPDATE price_lists SET holds_from = ? WHERE id = ?")
    .bind(dayIn(-days), id)
    .run();
}

/** Copies the artist's only work until there are so many, without a history of their own. */
export async function copyWorks(
  { env }: TestWorker,
  { id }: TestArtist,
  count: number,
): Promise<void> {
  const { results } = await env.DB.prepare(artworkColumns).all<{ name: string }>();
  await env.DB.prepare(multiplyWorks(results.map(({ name }) => name)))
    .bind(count, id)
    .run();
}
