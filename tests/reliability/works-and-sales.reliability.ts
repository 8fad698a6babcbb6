import * as v from "valibot";
import { test } from "vitest";
import { apiPaths, artworkPath, artworkRestorePath } from "#schema/api-paths.ts";
import { artworkSchema, artworksSchema } from "#schema/artworks/artwork.ts";
import { historySchema } from "#schema/artworks/price-history.ts";
import {
  artworkAskingPricePath,
  artworkHistoryPath,
  artworkRecordPath,
  artworkStatusPath,
  saleReturnPath,
} from "#schema/artworks/record-paths.ts";
import { saleSchema, salesSchema } from "#schema/sales/sale.ts";
import { ArtistSequence } from "#tests/support/artist-sequence.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { faultsOfSeeds } from "#tests/support/concurrency.ts";
import { figure } from "#tests/support/figure.ts";
import type { TestWorker } from "#tests/support/harness.ts";
import { quietConsole } from "#tests/support/quiet-console.ts";
import { pick } from "#tests/support/random.ts";
import { signInProfessional } from "#tests/support/records.ts";
import { overSqlite } from "#tests/support/sqlite-database.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { type Model, newModelWork, type Step, suggested, take } from "#tests/support/work-model.ts";
import { seededRandom } from "#web/works/seeded-random.ts";

/** All of them take minutes: each day has a quarter. */
const seeds = seedsOfDay(1_000, 4);
/** On D1 itself a call takes a hundred times as long. */
const seedsOnD1 = seeds.slice(0, 8);
const stepsEach = 9;
const lastDayOfHolds = "2099-01-01";

quietConsole("log");
const worker = workerForTests({ isLimited: false });

/** What one window of the artist's shows: the version of each work that it has seen last. */
type Tab = string[];

/** One artist with two works of one medium and size, open in two tabs. */
class Sequence extends ArtistSequence {
  readonly tabs: readonly [Tab, Tab] = [[], []];
  readonly ids: string[] = [];
  readonly saleIds = new Map<string, string>();

  async begin(): Promise<Model> {
    const works = [];
    for (let index = 0; index < 2; index += 1) {
      const response = await this.send("POST", apiPaths.artworks, newArtwork());
      const { id, updatedAt } = v.parse(artworkSchema, await response.json());
      this.ids.push(id);
      for (const tab of this.tabs) tab[index] = updatedAt;
      works.push(newModelWork(updatedAt));
    }
    return { works, sales: [] };
  }

  /** Carries a step out in a tab; the status of its answer. */
  async carryOut(step: Step, tab: Tab): Promise<number | null> {
    if (step.do === "hold runs out") {
      await this.env.DB.prepare(
        "UPDATE artworks SET status_until = '2020-01-01' WHERE id = ? AND status = 'on-hold'",
      )
        .bind(this.ids[step.work] ?? "")
        .run();
      return null;
    }
    const response = await this.#request(step);
    if (step.do === "read") {
      for (const { id, updatedAt } of v.parse(artworksSchema, await response.json())) {
        tab[this.ids.indexOf(id)] = updatedAt;
      }
    } else if (step.do === "sell" && response.status === 201) {
      this.saleIds.set(step.key, v.parse(saleSchema, await response.json()).id);
    } else if ("work" in step && response.status === 200) {
      tab[step.work] = v.parse(artworkSchema, await response.json()).updatedAt;
    }
    return response.status;
  }

  #request(step: Exclude<Step, { do: "hold runs out" }>): Promise<Response> {
    const id = "work" in step ? (this.ids[step.work] ?? "") : "";
    switch (step.do) {
      case "read":
        return this.send("GET", apiPaths.artworks);
      case "sell": {
        const sale = { date: "2026-01-15", priceCents: step.price, currency: "CAD" };
        const body = { ...sale, artworkId: id, channelId: "gallery-40", discountCents: 1_000 };
        return this.send("POST", apiPaths.sales, body, { "Idempotency-Key": step.key });
      }
      case "return": {
        const path = saleReturnPath(this.saleIds.get(step.key) ?? "absent");
        return this.send("POST", path, { reason: step.reason });
      }
      case "delete":
        return this.send("DELETE", artworkPath(id));
      case "undo":
        return this.send("POST", artworkRestorePath(id));
      default: {
        const headers = step.version === null ? {} : { "If-Match": step.version };
        return this.send("PATCH", ...editOf(step, id), headers);
      }
    }
  }

  /** The model with the versions that the works have by now. */
  async synchronized(model: Model): Promise<Model> {
    const { results } = await this.env.DB.prepare(
      "SELECT id, updated_at AS at FROM artworks WHERE user_id = ?",
    )
      .bind(this.artist.id)
      .all<{ id: string; at: number }>();
    const at = new Map(results.map((row) => [row.id, new Date(row.at).toISOString()]));
    const works = model.works.map((work, index) => ({
      ...work,
      version: at.get(this.ids[index] ?? "") ?? work.version,
    }));
    return { ...model, works };
  }

  /** Everything that the API shows, in the model's terms: a hold that is over is not ended by this. */
  async observe(): Promise<string> {
    const { DB } = this.env;
    const [works, lines, sales] = await DB.batch<Record<string, unknown>>([
      DB.prepare(
        "SELECT id, status, status_until AS until, status_who AS who, archived, asking_price_cents AS asking FROM artworks WHERE user_id = ?",
      ).bind(this.artist.id),
      DB.prepare(
        "SELECT artwork_id AS work, kind, amount_cents AS amount, status, reason FROM price_history WHERE user_id = ? ORDER BY at, id",
      ).bind(this.artist.id),
      DB.prepare(
        "SELECT id, artwork_id AS work, price_cents AS price, returned_at IS NULL AS is_open FROM sales WHERE user_id = ?",
      ).bind(this.artist.id),
    ]);
    return JSON.stringify([
      this.ids.map((id) => {
        const work = works?.results.find((row) => row.id === id);
        return {
          work: work && {
            status: work.status,
            detail: detailOf(work.status, work.until, work.who),
            archived: work.archived === 1,
            asking: work.asking,
          },
          history: lines?.results
            .filter((line) => line.work === id)
            .map(({ kind, amount, status, reason }) => ({ kind, amount, status, reason })),
        };
      }),
      [...this.saleIds].map(([key, id]) => {
        const sale = sales?.results.find((row) => row.id === id);
        return { key, price: sale?.price, isOpen: sale?.is_open === 1 };
      }),
      sales?.results.length,
    ]);
  }

  expectation(model: Model): string {
    return JSON.stringify([
      model.works.map(({ isDeleted, status, detail, archived, asking, history }) => ({
        work: isDeleted ? undefined : { status, detail, archived, asking },
        history,
      })),
      [...this.saleIds.keys()].map((key) => {
        const sale = model.sales.find((one) => one.key === key);
        return { key, price: sale?.price, isOpen: sale?.isOpen };
      }),
      model.sales.length,
    ]);
  }

  /** What is wrong with the answers of the API after a sequence. */
  async findFaults(model: Model): Promise<string[]> {
    const faults: string[] = [];
    const list = v.parse(artworksSchema, await (await this.send("GET", apiPaths.artworks)).json());
    const ledger = v.parse(salesSchema, await (await this.send("GET", apiPaths.sales)).json());
    for (const [index, id] of this.ids.entries()) {
      const expected = model.works[index];
      const work = list.find((one) => one.id === id);
      if (expected === undefined || (work === undefined) !== expected.isDeleted) {
        faults.push(`work ${index} is in the list or not, wrongly`);
        continue;
      }
      const open = ledger.filter((sale) => sale.artworkId === id && sale.returnedAt === null);
      if (work === undefined) {
        if (open.length > 0) faults.push(`deleted work ${index} has an open sale`);
        continue;
      }
      if ((work.status === "sold") !== (open.length === 1) || open.length > 1) {
        faults.push(`work ${index} is ${work.status} with ${open.length} open sales`);
      }
      if (work.sale?.id !== open[0]?.id) faults.push(`work ${index} shows another sale`);
      if (work.askedCents !== (expected.asking ?? suggested)) faults.push(`work ${index}: price`);
      const response = await this.send("GET", artworkHistoryPath(id));
      const history = v.parse(historySchema, await response.json());
      const lines = history.map(({ kind, amountCents: amount, status, reason }) => ({
        ...{ kind, amount, status, reason },
      }));
      if (JSON.stringify(lines) !== JSON.stringify(expected.history)) {
        faults.push(`work ${index}: history ${JSON.stringify(lines)}`);
      }
      const statuses = history.flatMap(({ status }) => status ?? []);
      if ((statuses.at(-1) ?? "available") !== work.status) {
        faults.push(`work ${index}: the history ends with another status`);
      }
    }
    const net = ledger.reduce((sum, sale) => sum + sale.netCents, 0);
    // 40 % of what the buyer pays, which is 10.00 less than the price.
    const netOfModel = model.sales.reduce((sum, { price }) => {
      const paid = price - 1_000;
      return sum + paid - Math.round(paid * 0.4);
    }, 0);
    if (net !== netOfModel || ledger.length !== model.sales.length) faults.push("the ledger's sum");
    return faults;
  }
}

function detailOf(status: unknown, until: unknown, who: unknown): unknown {
  if (status === "on-hold") return until === "2020-01-01" ? "over" : who;
  return status === "consigned" ? who : "";
}

/** The path and body of a change of the work's record. */
function editOf(
  step: Extract<Step, { do: "status" | "ask" | "archive" }>,
  id: string,
): [path: string, body: object] {
  if (step.do === "archive") return [artworkRecordPath(id), { archived: step.archived }];
  if (step.do === "ask") {
    const body = { amountCents: step.price, currency: "CAD", reason: step.reason };
    return [artworkAskingPricePath(id), body];
  }
  const { status, detail } = step;
  const details = {
    ...(status === "on-hold" && { who: detail, until: lastDayOfHolds }),
    ...(status === "consigned" && { who: detail, since: "2026-01-02", channelId: "fair" }),
  };
  return [artworkStatusPath(id), { status, ...details }];
}

function randomStep(random: () => number, sequence: Sequence, tab: Tab): Step {
  const work = random() < 0.7 ? 0 : 1;
  const version = random() < 0.5 ? null : (tab[work] ?? null);
  const reason = random() < 0.4 ? "A reason" : "";
  const keys = [...sequence.saleIds.keys()];
  const steps: (() => Step)[] = [
    () => ({ do: "read" }),
    () => ({ do: "hold runs out", work }),
    () => ({ do: "delete", work }),
    () => ({ do: "undo", work }),
    () => ({ do: "archive", work, version, archived: random() < 0.4 }),
    () => ({ do: "return", key: keys.length > 0 ? pick(random, keys) : "none", reason }),
  ];
  const price = pick(random, [30_000, 38_075, 40_000, 50_000, 60_000, 90_000]);
  const sell = (): Step => {
    const isRepeat = keys.length > 0 && random() < 0.2;
    sequence.keys += 1;
    return { do: "sell", work, price, key: isRepeat ? pick(random, keys) : `key ${sequence.keys}` };
  };
  const ask = (): Step => ({
    do: "ask",
    work,
    version,
    price: random() < 0.2 ? null : price,
    reason,
  });
  const change = (): Step => {
    const statuses = [
      "available",
      "on-hold",
      "on-hold",
      "consigned",
      "not-for-sale",
      "sold",
    ] as const;
    const status = pick(random, statuses);
    const hasDetail = status === "on-hold" || status === "consigned";
    return {
      do: "status",
      work,
      version,
      status,
      detail: hasDetail ? pick(random, ["Solange", "Bao"]) : "",
    };
  };
  return pick(random, [...steps, sell, sell, sell, ask, ask, ask, change, change, change])();
}

/** Runs one sequence; what was wrong with it. */
async function run(on: TestWorker, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(on);
  const sequence = new Sequence(on.env, artist);
  let model = await sequence.begin();
  const log: Step[] = [];
  for (let count = 0; count < stepsEach; count += 1) {
    model = await sequence.synchronized(model);
    const [one, other] = random() < 0.5 ? sequence.tabs : sequence.tabs.toReversed();
    if (one === undefined || other === undefined) throw new Error("There are two tabs.");
    const first = randomStep(random, sequence, one);
    const second = randomStep(random, sequence, other);
    log.push(first);
    const isAlone =
      random() < 0.75 || first.do === "hold runs out" || second.do === "hold runs out";
    if (isAlone) {
      const expected = take(model, first);
      const answer = await sequence.carryOut(first, one);
      if (answer !== expected.answer) {
        return [`${seed}: ${answer} in place of ${expected.answer} after ${JSON.stringify(log)}`];
      }
      model = expected.model;
      continue;
    }
    log.push(second);
    // At once: what comes of it must be what one of the two orders leads to.
    const orders = [inOrder(model, first, second), inOrder(model, second, first)];
    const [here, there] = await Promise.all([
      sequence.carryOut(first, one),
      sequence.carryOut(second, other),
    ]);
    const observed = await sequence.observe();
    const found = orders.find(
      ({ answers, after }) =>
        answers.get(first) === here &&
        answers.get(second) === there &&
        sequence.expectation(after) === observed,
    );
    if (found === undefined) {
      const expected = orders.map(({ answers, after }) => [
        ...answers.values(),
        sequence.expectation(after),
      ]);
      return [
        `${seed}: ${here} and ${there} at once after ${JSON.stringify(log)}: ${observed}, not ${JSON.stringify(expected)}`,
      ];
    }
    model = found.after;
  }
  model = take(model, { do: "read" }).model;
  const faults = await sequence.findFaults(model);
  return faults.map((fault) => `${seed}: ${fault} after ${JSON.stringify(log)}`);
}

function inOrder(model: Model, first: Step, second: Step) {
  const one = take(model, first);
  const two = take(one.model, second);
  const answers = new Map([
    [first, one.answer],
    [second, two.answer],
  ]);
  return { answers, after: two.model };
}

function runAll(on: TestWorker, some: readonly number[]): Promise<string[][]> {
  return faultsOfSeeds(some, (seed) => run(on, seed));
}

const rules =
  "sold exactly while a sale is open, history complete, the ledger the sum of its sales";

test(`figure 21: ${seeds.length} random sequences from two tabs: ${rules}`, async (context) => {
  const violations = await runAll(overSqlite(worker, seededRandom(0), 0.75), seeds);
  context.expect(violations.flat().slice(0, 5).join("\n")).toBe("");
  figure(context, 21, seeds.length, seeds.length - violations.length);
});

test(`figure 21: the first ${seedsOnD1.length} of them on D1`, async (context) => {
  context.expect(await runAll(worker, seedsOnD1)).toEqual([]);
});
