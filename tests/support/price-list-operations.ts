import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import {
  applyPath,
  priceListPath,
  priceListPaths,
  publishPath,
  undoPath,
} from "#schema/price-lists/price-list-paths.ts";
import type { TestArtist } from "./artists.ts";
import { newArtwork } from "./artworks.ts";
import type { TestWorker } from "./harness.ts";
import {
  beginEarlier,
  createDraft,
  dayIn,
  oilAnchor,
  publishList,
  readList,
  sendUndo,
} from "./price-lists.ts";
import { readWork, saveWork, sendAskingPrice } from "./records.ts";
import type { PageRequest } from "./request-here.ts";

/** An operation on price lists and the works that follow them, with several steps at D1 and KV. */
export interface PriceListOperation {
  /** The preparation, without faults; returns the request of the browser, also for the retry. */
  readonly prepare: (worker: TestWorker, artist: TestArtist) => Promise<PageRequest>;
  /** The error that a repeat gets when the first request has taken effect. */
  readonly whenDone?: number;
}

const list = { anchors: [oilAnchor(64_000)] };

/** Two works that follow a list, one that is consigned, and one with a price of its own. */
async function saveWorks(artist: TestArtist): Promise<string[]> {
  const ids: string[] = [];
  for (const title of ["First", "Second", "Consigned", "Own"]) {
    ids.push((await saveWork(artist, { title })).id);
  }
  const [, , consigned = "", own = ""] = ids;
  const status = { status: "consigned", channelId: "fair" };
  await readWork(await artist.send("PATCH", artworkStatusPath(consigned), status));
  await readWork(await sendAskingPrice(artist, own, 90_000));
  return ids;
}

async function publishDue(worker: TestWorker, artist: TestArtist): Promise<void> {
  await saveWorks(artist);
  await beginEarlier(worker, await publishList(artist, list, 5));
}

export const priceListOperations: Record<string, PriceListOperation> = {
  "start a draft": {
    prepare: async () => ({ method: "POST", path: priceListPaths.lists, body: list }),
    whenDone: 409,
  },
  "change a draft": {
    prepare: async (_worker, artist) => {
      const { id } = await createDraft(artist);
      return { method: "PATCH", path: priceListPath(id), body: list };
    },
  },
  "discard a draft": {
    prepare: async (_worker, artist) => {
      const { id } = await createDraft(artist);
      return { method: "DELETE", path: priceListPath(id) };
    },
    whenDone: 404,
  },
  "publish a list for later": {
    prepare: async (_worker, artist) => {
      await saveWorks(artist);
      const { id } = await createDraft(artist, list);
      return { method: "POST", path: publishPath(id), body: { holdsFrom: dayIn(9) } };
    },
    whenDone: 409,
  },
  "publish a list for today, while another one is due": {
    prepare: async (worker, artist) => {
      await publishDue(worker, artist);
      const { id } = await createDraft(artist, { anchors: [oilAnchor(70_000)] });
      return { method: "POST", path: publishPath(id), body: { holdsFrom: dayIn(0) } };
    },
    whenDone: 409,
  },
  "let a consigned work follow": {
    prepare: async (_worker, artist) => {
      const [, , consigned] = await saveWorks(artist);
      const { id } = await publishList(artist, list);
      return { method: "POST", path: applyPath(id), body: { workIds: [consigned] } };
    },
  },
  "take an application back": {
    prepare: async (_worker, artist) => {
      await saveWorks(artist);
      const { id } = await publishList(artist, list);
      return { method: "POST", path: undoPath(id) };
    },
    whenDone: 409,
  },
  "apply again what was taken back": {
    prepare: async (_worker, artist) => {
      await saveWorks(artist);
      const { id } = await publishList(artist, list);
      await readList(await sendUndo(artist, id));
      return { method: "POST", path: applyPath(id), body: {} };
    },
  },
  "read the works when a list is due": {
    prepare: async (worker, artist) => {
      await publishDue(worker, artist);
      return { method: "GET", path: apiPaths.artworks };
    },
  },
  "read the lists when one is due": {
    prepare: async (worker, artist) => {
      await publishDue(worker, artist);
      return { method: "GET", path: priceListPaths.lists };
    },
  },
  "remove an own price when a list is due": {
    prepare: async (worker, artist) => {
      const [, , , own = ""] = await saveWorks(artist);
      await beginEarlier(worker, await publishList(artist, { anchors: [oilAnchor(95_000)] }, 5));
      const body = { amountCents: null, currency: "CAD" };
      return { method: "PATCH", path: artworkAskingPricePath(own), body };
    },
  },
  "enlarge a work that follows": {
    prepare: async (_worker, artist) => {
      const [first = ""] = await saveWorks(artist);
      await publishList(artist, list);
      const body = newArtwork({ title: "First", width: 40, height: 30 });
      return { method: "PATCH", path: artworkPath(first), body };
    },
  },
  "frame a work that follows": {
    prepare: async (_worker, artist) => {
      const [first = ""] = await saveWorks(artist);
      await publishList(artist, list);
      const body = { framed: true, framingCents: 10_000 };
      return { method: "PATCH", path: artworkRecordPath(first), body };
    },
  },
  "dismiss a contradiction": {
    prepare: async () => ({
      method: "PUT",
      path: priceListPaths.dismissals,
      body: { key: "off-the-list:a", reason: "Another series" },
    }),
  },
};
