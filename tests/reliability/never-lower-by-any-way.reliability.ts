import * as v from "valibot";
import { beforeAll, test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema, artworksSchema } from "#schema/artworks/artwork.ts";
import { askingPricesAnswerSchema } from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths, askingPricesUndoPath } from "#schema/artworks/asking-prices-paths.ts";
import {
  artworkAskingPricePath,
  artworkRecordPath,
  artworkStatusPath,
} from "#schema/artworks/record-paths.ts";
import { earliestToday } from "#schema/days.ts";
import { importSchema } from "#schema/imports/import.ts";
import { importPaths, importRowsPath, importUndoPath } from "#schema/imports/import-paths.ts";
import { priceListSchema } from "#schema/price-lists/price-list.ts";
import {
  applyPath,
  priceListPaths,
  publishPath,
  undoPath,
} from "#schema/price-lists/price-list-paths.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { faultsOfSeeds } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { newImportedWork } from "#tests/support/imports.ts";
import { OfferMemory } from "#tests/support/offer-memory.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { pick } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { sendHere } from "#tests/support/request-here.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { seededRandom } from "#web/works/seeded-random.ts";

/** All of them take minutes: each day has a sixtieth. */
const seeds = seedsOfDay(10_000, 60);
const stepsEach = 12;
const usdRate = 0.72;

quietConsole("log");
const started = workerForTests({ isLimited: false });
let worker: TestWorker;
beforeAll(() => {
  worker = overSqlite(started, seededRandom(0), usdRate);
});

/** What a sequence has made that can be undone. */
interface Undoable {
  readonly path: string;
}

interface Sequence {
  readonly random: () => number;
  readonly artist: TestArtist;
  readonly memory: OfferMemory;
  readonly undoable: Undoable[];
  works: readonly Artwork[];
  readonly name: string;
}

async function send(
  { artist }: Pick<Sequence, "artist">,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await sendHere(worker.env, artist, { method, path, body });
  if (response.status >= 500) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
}

async function readWorks(sequence: Pick<Sequence, "artist">): Promise<readonly Artwork[]> {
  const response = await send(sequence, "GET", apiPaths.artworks);
  return v.parse(artworksSchema, await response.json());
}

/** A step of a sequence, with one of its works. */
type Step = (sequence: Sequence, work: Artwork) => Promise<unknown>;

function randomCents(random: () => number): number {
  return 1_000 * (5 + Math.floor(random() * 60));
}

function randomFacts(random: () => number) {
  return {
    ...pick(random, [
      { width: 20, height: 15 },
      { width: 8, height: 6 },
      { width: 20.1, height: 15 },
    ]),
    medium: pick(random, ["oil", "oil", "ink"] as const),
    hoursSpent: pick(random, [5, 5, 20]),
    suggestedPrice: random() < 0.8 ? 1 : null,
  };
}

const steps: readonly Step[] = [
  async (sequence, { id }) => {
    const status = pick(sequence.random, ["available", "not-for-sale", "consigned", "on-hold"]);
    await send(sequence, "PATCH", artworkStatusPath(id), { status });
  },
  async (sequence, { id, archived }) =>
    send(sequence, "PATCH", artworkRecordPath(id), { archived: !archived }),
  edit,
  edit,
  async (sequence) => {
    const { random } = sequence;
    const profile = {
      salesHistory: pick(random, ["<1k", "1-5k", "5-20k"]),
      currency: pick(random, ["CAD", "CAD", "USD"]),
    };
    await send(sequence, "PATCH", apiPaths.profile, profile);
  },
  ask,
  ask,
  async (sequence) => {
    const { random, works, undoable } = sequence;
    const prices = works.map(({ id }) => ({
      workId: id,
      amountCents: random() < 0.4 ? null : randomCents(random),
      currency: pick(random, ["CAD", "CAD", "USD"]),
    }));
    const response = await send(sequence, "POST", askingPricesPaths.askingPrices, { prices });
    const { undoId } = v.parse(askingPricesAnswerSchema, await response.json());
    undoable.push({ path: askingPricesUndoPath(undoId) });
  },
  async (sequence) => {
    const { random, undoable } = sequence;
    const anchors = (["oil", "ink"] as const)
      .filter(() => random() < 0.7)
      .map((medium) => ({
        ...{ medium, widthInches: 20, heightInches: 15 },
        priceCents: randomCents(random),
      }));
    const settings = { anchors, currency: pick(random, ["CAD", "CAD", "USD"]) };
    const created = await send(sequence, "POST", priceListPaths.lists, settings);
    if (created.status !== 201) return;
    const { id } = v.parse(priceListSchema, await created.json());
    const body = { holdsFrom: earliestToday(new Date()) };
    await send(sequence, "POST", publishPath(id), body);
    if (random() < 0.3) await send(sequence, "POST", applyPath(id), { workIds: [] });
    undoable.push({ path: undoPath(id) });
  },
  undo,
  undo,
  async (sequence, { id }) => {
    await send(sequence, "DELETE", artworkPath(id));
    await send(sequence, "POST", artworkRestorePath(id));
  },
  async (sequence, { title, dateCreated, inventoryNumber }) => {
    const { random, undoable, name } = sequence;
    const fileHash = `${name}${undoable.length}`.padStart(64, "0");
    const opened = await send(sequence, "POST", importPaths.imports, {
      ...{ fileName: "works.csv", fileHash, rowCount: 1 },
    });
    const { id } = v.parse(importSchema, await opened.json());
    const { width, height, medium } = randomFacts(random);
    const work = newImportedWork({
      ...{ title, dateCreated, inventoryNumber, width, height, medium },
      askingPriceCents: randomCents(random),
      status: pick(random, ["available", "not-for-sale"]),
      archived: random() < 0.2,
    });
    const update = ["askingPriceCents", "status", "archived", "width", "height", "medium"];
    await send(sequence, "POST", importRowsPath(id), { rows: [{ row: 1, work, update }] });
    undoable.push({ path: importUndoPath(id) });
  },
];

async function edit(sequence: Sequence, work: Artwork): Promise<void> {
  const { random, memory } = sequence;
  const body = newArtwork({ ...randomFacts(random), title: work.title });
  const response = await send(sequence, "PATCH", artworkPath(work.id), body);
  if (response.status === 200) memory.edit(work, v.parse(artworkSchema, await response.json()));
}

async function ask(sequence: Sequence, { id }: Artwork): Promise<void> {
  const { random, memory } = sequence;
  const reason = random() < 0.15 ? "A typing error" : pick(random, ["", "\u200b"]);
  const response = await send(sequence, "PATCH", artworkAskingPricePath(id), {
    amountCents: random() < 0.3 ? null : randomCents(random),
    currency: pick(random, ["CAD", "CAD", "USD"]),
    reason,
  });
  if (response.status === 200 && reason === "A typing error") {
    memory.excuse(v.parse(artworkSchema, await response.json()));
  }
}

async function undo(sequence: Sequence): Promise<void> {
  const { undoable, memory, works } = sequence;
  const last = undoable.pop();
  if (last === undefined) return;
  await send(sequence, "POST", last.path);
  const after = new Map((await readWorks(sequence)).map((work) => [work.id, work]));
  for (const work of works) {
    const { askedCents, askedCurrency } = after.get(work.id) ?? {};
    const isUnchanged = askedCents === work.askedCents && askedCurrency === work.askedCurrency;
    if (!isUnchanged) memory.takeBack(work);
  }
}

async function run(seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(worker);
  const memory = new OfferMemory(usdRate);
  const sequence: Sequence = {
    ...{ random, artist, memory, undoable: [], works: [], name: seed.toString(16) },
  };
  for (const title of ["Low Tide", "High Tide"]) {
    const body = newArtwork({ title, ...randomFacts(random) });
    await send(sequence, "POST", apiPaths.artworks, body);
  }
  const lowered: string[] = [];
  for (let step = 0; step < stepsEach; step += 1) {
    sequence.works = await readWorks(sequence);
    lowered.push(...memory.findLowered(sequence.works).map((what) => `${seed}, ${step}: ${what}`));
    await pick(random, steps)(sequence, pick(random, sequence.works));
  }
  lowered.push(...memory.findLowered(await readWorks(sequence)).map((what) => `${seed}: ${what}`));
  return lowered;
}

test(`figure 31: random sequences of ${stepsEach} changes of works, prices and lists: none lowers a price without a reason`, async (context) => {
  const lowered = await faultsOfSeeds(seeds, run);
  context.expect(lowered.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 31, seeds.length, seeds.length - lowered.length);
});
