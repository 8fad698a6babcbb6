import * as v from "valibot";
import { afterAll, beforeAll, test, vi } from "vitest";
import { artworkSchema } from "#schema/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import { errorBodySchema } from "#schema/errors.ts";
import type { Medium } from "#schema/media.ts";
import { artworkAskingPricePath } from "#schema/record-paths.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl, startWorker, type TestWorker } from "#tests/support/harness.ts";
import { inLanes } from "#tests/support/lanes.ts";
import { pick, seededRandom } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { requestHere } from "#tests/support/request-here.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { newRecord } from "#worker/artworks/record-columns.ts";
import { openDatabase } from "#worker/db/client.ts";
import { artworks, priceHistory } from "#worker/db/tables.ts";

const catalogues = 1_000;
const changesEach = 3;
const usdRate = 0.72;

let started: TestWorker;
let worker: TestWorker;
beforeAll(async () => {
  // The Worker runs here, and its line for each request would hide everything else.
  vi.spyOn(console, "log").mockReturnValue();
  started = await startWorker({ isLimited: false });
  worker = overSqlite(started, seededRandom(0), usdRate);
});
afterAll(() => started.close());

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
  /** What was asked or paid before. */
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
    works.push({
      id,
      medium,
      area: widthInches * heightInches,
      suggested,
      asking,
      isOffered,
      earlier,
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
    .map((other) => {
      const asked = other.asking ?? other.suggested;
      const offers = [...other.earlier, ...(other.isOffered && asked ? [asked] : [])];
      return {
        id: other.id,
        cents: Math.max(0, ...offers.map((one) => inCurrency(one, currency))),
      };
    })
    .filter((other) => other.cents > cents)
    .sort((one, other) => other.cents - one.cents);
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
    const response = await requestHere(
      `${appUrl}${artworkAskingPricePath(work.id)}`,
      {
        method: "PATCH",
        headers: { Cookie: artist.cookie, Origin: appUrl, "Content-Type": "application/json" },
        body: JSON.stringify({ amountCents, currency }),
      },
      worker.env,
    );
    const answer: unknown = await response.json();
    if (response.status === 200) {
      const { askedCents } = v.parse(artworkSchema, answer);
      if (higher.length > 0) wrong.push(`${seed}: lowered ${work.id} to ${askedCents}`);
      if (!isRepeat) {
        work.asking = own;
        if (own) work.earlier.push(own);
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

test(`figure 23: ${catalogues} random catalogues × ${changesEach} asking prices without a reason: none is lowered`, async (context) => {
  const seeds = Array.from({ length: catalogues }, (_, index) => index + 1);
  const violations = (await inLanes(seeds, run)).filter((wrong) => wrong.length > 0);
  context.expect(violations.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 23, catalogues, catalogues - violations.length);
}, 300_000);
