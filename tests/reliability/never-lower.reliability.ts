import * as v from "valibot";
import { beforeAll, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { type Artwork, artworkSchema, artworksSchema } from "#schema/artworks/artwork.ts";
import { askingPricesAnswerSchema } from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths } from "#schema/artworks/asking-prices-paths.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { artworkAskingPricePath } from "#schema/artworks/record-paths.ts";
import type { Currency, Rates } from "#schema/currency.ts";
import { earliestToday } from "#schema/days.ts";
import { errorBodySchema } from "#schema/errors.ts";
import {
  curvesInCanadianDollars,
  draftCurves,
  fallingAnchors,
  raiseList,
} from "#schema/price-lists/list-curves.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import {
  type ListAnchor,
  type PriceList,
  priceListSchema,
  roundingSteps,
} from "#schema/price-lists/price-list.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { applyPath, priceListPaths, publishPath } from "#schema/price-lists/price-list-paths.ts";
import { workPoints } from "#schema/price-lists/price-points.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { pick } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { sendHere } from "#tests/support/request-here.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { catalogueContradictions } from "#web/features/price-lists/catalogue.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import { planPrices } from "#worker/artworks/asking-prices/plan.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import { openDatabase } from "#worker/db/client.ts";
import { artworks, priceHistory } from "#worker/db/tables.ts";
import type { CatalogueRow } from "#worker/price-lists/catalogue-queries.ts";
import { planApplication } from "#worker/price-lists/plan.ts";
import { toCatalogueWork } from "#worker/price-lists/publish.ts";

/** All of them take minutes: each day has a quarter. */
const seeds = seedsOfDay(1_000, 4);
const changesEach = 3;
/** Lists are applied to these in memory. */
const listedCatalogues = 10_000;
const usdRate = 0.72;

quietConsole("log");
const started = workerForTests({ isLimited: false });
let worker: TestWorker;
beforeAll(() => {
  worker = overSqlite(started, seededRandom(0), usdRate);
});

interface Price {
  readonly cents: number;
  readonly currency: Currency;
}

interface Work {
  readonly id: string;
  readonly medium: Medium;
  readonly area: number;
  readonly suggested: Price | null;
  asking: Price | null;
  readonly isOffered: boolean;
  /** What was asked or paid before, or is asked now while the work is on offer. */
  readonly earlier: Price[];
}

/** A catalogue of a few works, with sizes and prices near each other. */
async function createCatalogue(random: () => number, userId: string): Promise<Work[]> {
  const price = (): Price => ({
    cents: 10_000 + Math.floor(random() * 10) * 5_000 + Math.floor(random() * 3),
    currency: random() < 0.3 ? "USD" : "CAD",
  });
  const db = openDatabase(worker.env.DB);
  const now = new Date();
  const works: Work[] = [];
  const rows: (typeof artworks.$inferInsert)[] = [];
  const lines: (typeof priceHistory.$inferInsert)[] = [];
  for (let index = 0; index < 6; index += 1) {
    const id = crypto.randomUUID();
    const medium = pick(random, ["oil", "oil", "ink"] as const);
    const [widthInches, heightInches] = [pick(random, [20, 20.1, 20.3, 20.5, 19.6]), 15];
    const suggested = random() < 0.8 ? price() : null;
    const asking = random() < 0.5 ? price() : null;
    const status = pick(random, ["available", "available", "consigned", "not-for-sale"] as const);
    const archived = random() < 0.2;
    const earlier = Array.from({ length: Math.floor(random() * 3) }, price);
    const isOffered = !archived && status !== "not-for-sale";
    const asked = asking ?? suggested;
    works.push({
      id,
      medium,
      area: widthInches * heightInches,
      suggested,
      asking,
      isOffered,
      earlier: [...earlier, ...(isOffered && asked ? [asked] : [])],
    });
    rows.push({
      ...{ ...newRecord, id, userId, medium, widthInches, heightInches, status, archived },
      ...{ title: `Work ${index}`, dateCreated: "2025", support: "canvas-0.75" },
      ...{ materialsCostCents: 0, hoursSpent: 0, createdAt: now, updatedAt: now },
      priceCents: suggested?.cents ?? null,
      currency: suggested?.currency ?? "CAD",
      askingPriceCents: asking?.cents ?? null,
      askingCurrency: asking?.currency ?? null,
      inventoryNumber: `W-${index}`,
    });
    for (const { cents, currency } of earlier) {
      const kind = pick(random, ["asking", "sold", "listed"] as const);
      lines.push({ ...{ userId, artworkId: id, at: now, kind }, amountCents: cents, currency });
    }
    // These are no offers.
    const ignored = { kind: "suggested", amountCents: 900_000_00, currency: "CAD" } as const;
    lines.push({ userId, artworkId: id, at: now, ...ignored });
  }
  const [first, ...others] = [
    ...rows.map((row) => db.insert(artworks).values(row)),
    ...lines.map((line) => db.insert(priceHistory).values(line)),
  ];
  if (first) await db.batch([first, ...others]);
  return works;
}

/** In whole cents of the other currency, half a cent rounded up. */
function inCurrency({ cents, currency }: Price, wanted: Currency): number {
  if (currency === wanted) return cents;
  const exact = wanted === "USD" ? cents * usdRate : cents / usdRate;
  return Math.floor(exact + 0.5 + 1e-7);
}

/** The works whose highest price is above a new one, the highest first, found as plainly as possible. */
function findHigher(works: readonly Work[], work: Work, cents: number, currency: Currency) {
  return works
    .filter(({ medium, area }) => {
      const [small, large] = [Math.min(area, work.area), Math.max(area, work.area)];
      return medium === work.medium && large - small <= large * 0.02;
    })
    .map((other) => ({
      id: other.id,
      cents: Math.max(0, ...other.earlier.map((one) => inCurrency(one, currency))),
    }))
    .filter((other) => other.cents > cents)
    .sort((one, other) => other.cents - one.cents);
}

async function send(
  artist: TestArtist,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return sendHere(worker.env, artist, { method, path, body });
}

/** Sends some prices without a reason; the answers that were wrong. */
async function run(seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(worker);
  const works = await createCatalogue(random, artist.id);
  const wrong: string[] = [];
  for (let count = 0; count < changesEach; count += 1) {
    const work = pick(random, works);
    const currency: Currency = random() < 0.3 ? "USD" : "CAD";
    const amountCents = random() < 0.15 ? null : 10_000 + Math.floor(random() * 12) * 5_000;
    const own = amountCents === null ? null : { cents: amountCents, currency };
    const asked = own ?? work.suggested;
    const isRepeat =
      work.asking?.cents === own?.cents && (own === null || work.asking?.currency === currency);
    const higher =
      asked && !isRepeat ? findHigher(works, work, inCurrency(asked, currency), currency) : [];
    const path = artworkAskingPricePath(work.id);
    const response = await send(artist, "PATCH", path, { amountCents, currency });
    const answer: unknown = await response.json();
    if (response.status === 200) {
      const { askedCents } = v.parse(artworkSchema, answer);
      if (higher.length > 0) wrong.push(`${seed}: lowered ${work.id} to ${askedCents}`);
      if (!isRepeat) {
        work.asking = own;
        if (own) work.earlier.push(own);
        else if (asked && work.isOffered) work.earlier.push(asked);
      }
      continue;
    }
    const { code, highestCents, workIds = [] } = v.parse(errorBodySchema, answer);
    const named = higher.map(({ id }) => id);
    const isSame = JSON.stringify(workIds.toSorted()) === JSON.stringify(named.toSorted());
    if (code !== "LOWERS_PRICE" || highestCents !== higher[0]?.cents || !isSame) {
      wrong.push(`${seed}: ${JSON.stringify(answer)} in place of ${JSON.stringify(higher)}`);
    }
  }
  return wrong;
}

test(`figure 23: ${seeds.length} random catalogues × ${changesEach} asking prices without a reason: none is lowered`, async (context) => {
  const violations = (await runConcurrently(seeds, run)).filter((wrong) => wrong.length > 0);
  context.expect(violations.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 23, seeds.length, seeds.length - violations.length);
});

const rates: Rates = { CAD: 1, USD: usdRate };
const media = ["oil", "oil", "ink", "acrylic"] as const;

/** Anchors that rise with the area, or none. */
function randomAnchors(random: () => number): ListAnchor[] {
  const used = ["oil", "ink"] as const;
  return used.flatMap((medium) =>
    [8, 16, 30].flatMap((side): ListAnchor[] => {
      if (random() < 0.5) return [];
      const priceCents = 100 * Math.floor(side * (8 + random() * 4) * (1 + side / 10));
      return [{ medium, widthInches: side, heightInches: side + 4, priceCents }];
    }),
  );
}

function randomSettings(random: () => number): ListSettings {
  const anchors = randomAnchors(random);
  const lowest = Math.min(50_000, ...anchors.map(({ priceCents }) => priceCents));
  return {
    ...firstDraft,
    currency: random() < 0.3 ? "USD" : "CAD",
    rounding: {
      to: pick(random, roundingSteps),
      direction: pick(random, ["up", "nearest"] as const),
      minimumCents: random() < 0.5 ? 0 : Math.floor(random() * lowest),
    },
    framesApart: random() < 0.5,
    anchors: fallingAnchors(anchors).length > 0 ? [] : anchors,
  };
}

function randomWork(random: () => number, index: number): CatalogueRow {
  const price = () => 5_000 + Math.floor(random() * 200_000);
  const currency = () => pick(random, ["CAD", "CAD", "USD"] as const);
  const status = pick(random, [
    ...(["available", "available", "available", "on-hold"] as const),
    ...(["consigned", "not-for-sale", "sold"] as const),
  ]);
  const [hasOwn, isListed] = [random() < 0.3, random() < 0.3];
  const sale = { date: "2026-01-15", discountCents: 0, buyerName: null };
  return {
    id: `work-${index}`,
    medium: pick(random, media),
    widthInches: 5 + Math.floor(random() * 30),
    heightInches: 5 + Math.floor(random() * 30),
    status,
    statusUntil: status === "on-hold" && random() < 0.5 ? "2020-01-01" : null,
    archived: random() < 0.1,
    priceCents: random() < 0.2 ? null : price(),
    currency: currency(),
    askingPriceCents: hasOwn ? price() : null,
    askingCurrency: hasOwn ? currency() : null,
    listedCents: isListed ? price() : null,
    listedCurrency: isListed ? currency() : null,
    framed: random() < 0.3,
    framingCents: Math.floor(random() * 20_000),
    sale:
      status === "sold"
        ? { ...sale, id: `sale-${index}`, priceCents: price(), currency: currency() }
        : null,
  };
}

type Asked = Pick<Artwork, "id" | "askedCents" | "askedCurrency">;

/**
 * The works that ask less than before. A price in another currency than before may be half a cent less than the rate
 * says, as it is whole cents.
 */
function findLowered(before: readonly Asked[], after: readonly Asked[]): string[] {
  const found = new Map(after.map((work) => [work.id, work]));
  return before.flatMap(({ id, askedCents, askedCurrency }) => {
    const work = found.get(id);
    if (askedCents === null) return [];
    if (!work || work.askedCents === null) return [`${id} asks nothing`];
    const perCad = { CAD: 1, USD: usdRate };
    const asked = (askedCents / perCad[askedCurrency]) * perCad[work.askedCurrency];
    return work.askedCents < asked - 0.5 - 1e-6
      ? [`${id}: ${askedCents} ${askedCurrency} became ${work.askedCents} ${work.askedCurrency}`]
      : [];
  });
}

/** A list as it would be published. */
function publishHere(
  settings: ListSettings,
  works: readonly CatalogueRow[],
  before: PriceList | null,
): PriceList {
  const points = workPoints(works.map(toCatalogueWork), settings.currency, rates);
  const computed = raiseList({
    ...settings,
    curves: draftCurves(settings, points, before, rates),
  });
  const at = now.toISOString();
  return {
    ...{
      ...settings,
      ...computed,
      id: "list",
      number: 1,
      publishedAt: at,
      holdsFrom: "2026-01-15",
    },
    ...{ appliedAt: null, undoneAt: null, createdAt: at, updatedAt: at },
  };
}

const now = new Date("2026-01-15T20:00:00Z");

/** A list is applied, with some works on hold or consigned, the next one is a raise, and contradictions are resolved. */
function applyRaiseResolve(seed: number): string[] {
  const random = seededRandom(seed);
  let works = Array.from({ length: 9 }, (_, index) => randomWork(random, index));
  const lowered: string[] = [];
  const change = (step: string, next: CatalogueRow[]) => {
    const found = findLowered(works.map(toAsked), next.map(toAsked));
    lowered.push(...found.map((what) => `${seed}, ${step}: ${what}`));
    works = next;
  };
  const apply = (list: PriceList) => {
    const chosen = new Set(works.filter(() => random() < 0.2).map(({ id }) => id));
    const { changes } = planApplication({ list, rates, now }, works, { chosen });
    const listed = new Map(changes.map(({ id, listedCents }) => [id, listedCents]));
    return works.map((work) => {
      const listedCents = listed.get(work.id);
      return listedCents === undefined
        ? work
        : { ...work, listedCents, listedCurrency: list.currency };
    });
  };
  const first = publishHere(randomSettings(random), works, null);
  change("apply", apply(first));
  const raise = { percent: Math.floor(random() * 20), byMedium: { ink: random() * 9 } };
  const next = { ...randomSettings(random), startsFrom: "list", anchors: [], raise } as const;
  const second = publishHere({ ...next, anchors: [] }, works, first);
  change("raise", apply(second));
  const minimumCents = Math.round(second.rounding.minimumCents / rates[second.currency]);
  const curves = curvesInCanadianDollars(
    { curves: second.curves ?? {}, currency: second.currency },
    rates,
  );
  const contradictions = catalogueContradictions(works.map(toCatalogueWork), {
    ...{ curves, minimumCents, rates },
  });
  const resolved = new Set<string>();
  for (const { workIds, suggestedCents } of contradictions) {
    const [id = ""] = workIds;
    // What is suggested is for the price of before.
    if (resolved.has(id)) continue;
    resolved.add(id);
    const next = works.map((work) => {
      if (work.id !== id) return work;
      const { askedCurrency: askingCurrency } = askedPriceOf(work);
      return { ...work, askingPriceCents: suggestedCents, askingCurrency };
    });
    change("resolve", next);
  }
  const byId = new Map(works.map((work) => [work.id, work]));
  const { changes } = planPrices(randomPrices(random, works), byId, {
    list: second,
    rates,
    highest: () => 0,
    binding: () => 0,
  });
  const changed = new Map(changes.map((each) => [each.artworkId, each]));
  change(
    "batch",
    works.map((work) => {
      const price = changed.get(work.id);
      if (price === undefined) return work;
      const { askingCents: askingPriceCents, askingCurrency, listedCents, listedCurrency } = price;
      return { ...work, askingPriceCents, askingCurrency, listedCents, listedCurrency };
    }),
  );
  return lowered;
}

/** For each work a price of its own, or null to follow. */
function randomPrices(random: () => number, works: readonly { readonly id: string }[]) {
  return works.map(({ id }) => ({
    workId: id,
    amountCents: random() < 0.4 ? null : 5_000 + Math.floor(random() * 200_000),
    currency: pick(random, ["CAD", "USD"] as const),
  }));
}

function toAsked(work: CatalogueRow): Asked {
  return { id: work.id, ...askedPriceOf(work) };
}

test(`figure 23: ${listedCatalogues} random catalogues × apply, raise, resolve, batch: none is lowered`, (context) => {
  const wrong: string[][] = [];
  for (let seed = 1; seed <= listedCatalogues; seed += 1) {
    const lowered = applyRaiseResolve(seed);
    if (lowered.length > 0) wrong.push(lowered);
  }
  context.expect(wrong.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 23, listedCatalogues, listedCatalogues - wrong.length);
});

async function readWorks(artist: TestArtist): Promise<Artwork[]> {
  return v.parse(artworksSchema, await (await send(artist, "GET", apiPaths.artworks)).json());
}

/** Publishes a list that begins today; null when there is nothing to publish. */
async function publish(artist: TestArtist, settings: ListSettings): Promise<PriceList | null> {
  const created = await send(artist, "POST", priceListPaths.lists, settings);
  const { id } = v.parse(priceListSchema, await created.json());
  const body = { holdsFrom: earliestToday(new Date()) };
  const published = await send(artist, "POST", publishPath(id), body);
  if (published.status === 409) return null;
  return v.parse(priceListSchema, await published.json());
}

/** The same by requests: every work that asks less than before. */
async function requestRaiseResolve(seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(worker);
  await createCatalogue(random, artist.id);
  const lowered: string[] = [];
  let works = await readWorks(artist);
  const settle = async (step: string) => {
    const next = await readWorks(artist);
    lowered.push(...findLowered(works, next).map((what) => `${seed}, ${step}: ${what}`));
    works = next;
  };
  const settings = randomSettings(random);
  const first = await publish(artist, settings);
  if (first === null) return [`${seed}: nothing was published`];
  await settle("apply");
  const chosen = works.filter(() => random() < 0.5).map(({ id }) => id);
  const applied = await send(artist, "POST", applyPath(first.id), { workIds: chosen });
  if (applied.status !== 200) return [`${seed}: ${await applied.text()}`];
  await settle("apply to chosen works");
  const raise = { percent: Math.floor(random() * 20), byMedium: {} };
  const second = await publish(artist, { ...settings, startsFrom: "list", anchors: [], raise });
  if (second === null) return [`${seed}: no raise was published`];
  await settle("raise");
  const curves = { curves: second.curves ?? {}, currency: second.currency };
  const minimumCents = Math.round(second.rounding.minimumCents / rates[second.currency]);
  const [contradiction] = catalogueContradictions(works, {
    ...{ curves: curvesInCanadianDollars(curves, rates), minimumCents, rates },
  });
  const resolved = works.find(({ id }) => id === contradiction?.workIds[0]);
  if (contradiction && resolved) {
    const body = {
      ...{ amountCents: contradiction.suggestedCents, currency: resolved.askedCurrency },
      reason: "A contradiction",
    };
    const response = await send(artist, "PATCH", artworkAskingPricePath(resolved.id), body);
    if (response.status !== 200) return [`${seed}: ${await response.text()}`];
    await settle("resolve");
  }
  const before = works;
  const body = { prices: randomPrices(random, works) };
  const batch = await send(artist, "POST", askingPricesPaths.askingPrices, body);
  if (batch.status !== 200) return [`${seed}: ${await batch.text()}`];
  const { changed, held } = v.parse(askingPricesAnswerSchema, await batch.json());
  await settle("batch");
  const isHeld = new Set(held.map(({ workId }) => workId));
  const moved = works.filter((work, index) => work.updatedAt !== before[index]?.updatedAt);
  if (moved.length !== changed || moved.some(({ id }) => isHeld.has(id))) {
    lowered.push(`${seed}: ${moved.length} works changed, in place of ${changed}`);
  }
  return lowered;
}

const requestedSeeds = seedsOfDay(200, 4);

test(`figure 23: ${requestedSeeds.length} of them by requests`, async (context) => {
  const wrong = (await runConcurrently(requestedSeeds, requestRaiseResolve)).filter(
    (lowered) => lowered.length > 0,
  );
  context.expect(wrong.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 23, requestedSeeds.length, requestedSeeds.length - wrong.length);
});
