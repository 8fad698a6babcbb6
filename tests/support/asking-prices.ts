import {
  type AskingPriceChange,
  type AskingPricesAnswer,
  askingPricesAnswerSchema,
  type UndonePrices,
  undonePricesSchema,
} from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths, askingPricesUndoPath } from "#schema/artworks/asking-prices-paths.ts";
import { readAnswer } from "./answers.ts";
import { keyHeader, type TestArtist } from "./artists.ts";

export function sendPrices(
  artist: TestArtist,
  prices: readonly AskingPriceChange[],
  key?: string,
): Promise<Response> {
  const headers = key === undefined ? {} : keyHeader(key);
  return artist.send("POST", askingPricesPaths.askingPrices, { prices }, headers);
}

/** What a batch of prices that succeeds did. */
export async function changePrices(
  artist: TestArtist,
  prices: readonly AskingPriceChange[],
  key?: string,
): Promise<AskingPricesAnswer> {
  return readAnswer(askingPricesAnswerSchema, await sendPrices(artist, prices, key));
}

/** Lets works follow their list, or their suggestion. */
export function letFollow(
  artist: TestArtist,
  works: readonly { readonly id: string }[],
): Promise<AskingPricesAnswer> {
  return changePrices(
    artist,
    works.map(({ id }) => ({ workId: id, amountCents: null, currency: "CAD" })),
  );
}

export function sendPricesUndo(artist: TestArtist, undoId: string): Promise<Response> {
  return artist.request(askingPricesUndoPath(undoId), { method: "POST" });
}

export async function undoPrices(artist: TestArtist, undoId: string): Promise<UndonePrices> {
  return readAnswer(undonePricesSchema, await sendPricesUndo(artist, undoId));
}
