import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artworks/artwork.ts";
import { addDays } from "#schema/days.ts";
import { entryAcceptancePath, entryDeclinePath } from "#schema/links/links-paths.ts";
import { owedSchema } from "#schema/payouts/payout.ts";
import { payoutReversalPath, payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { readAnswer } from "#tests/support/answers.ts";
import type { TestArtist } from "#tests/support/artists.ts";
import { seedsOfDay } from "#tests/support/cases-of-day.ts";
import { atOnce, runConcurrently } from "#tests/support/concurrency.ts";
import {
  afterStep,
  type Model,
  openOf,
  priceCents,
  type Step,
} from "#tests/support/consignment-model.ts";
import { randomStep } from "#tests/support/consignment-steps.ts";
import {
  addressOf,
  draftConsignment,
  readConsignments,
  sendAsGallery,
  sendStep,
} from "#tests/support/consignments.ts";
import { figure } from "#tests/support/figure.ts";
import {
  saveWork,
  sendAskingPrice,
  sendReturn,
  sendSale,
  signInProfessional,
} from "#tests/support/records.ts";
import { newSale } from "#tests/support/sales.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { seededRandom } from "#web/works/seeded-random.ts";
import { batchByName, openDatabase } from "#worker/db/client.ts";
import { owedFactsOf } from "#worker/payouts/owed.ts";
import { owedQueries, unsettledQueries } from "#worker/payouts/queries.ts";

/** Each takes a second or two: each day has a hundredth. */
const seeds = seedsOfDay(1_000, 100);
const pairs = 12;

const worker = workerForTests({ isLimited: false });

/** An artist with agreements, and what the Worker calls what the model has by its step. */
interface Played {
  readonly artist: TestArtist;
  readonly agreementIds: readonly string[];
  readonly ids: Map<string, string>;
  /** Of the agreements, as the gallery has them; null before. */
  addresses: readonly (string | null)[];
}

test("figure 34: agreements and payouts from two sides at once are as a naive second implementation has them", async (context) => {
  const results = await runConcurrently(seeds, play, 4);
  const tried = results.reduce((sum, result) => sum + result.tried, 0);
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  figure(context, 34, tried, tried);
});

/** Takes random steps, two at once, until one is not as the model has it in either order. */
async function play(seed: number): Promise<{ readonly tried: number; readonly faults: string[] }> {
  const random = seededRandom(seed);
  const artist = await signInProfessional(worker);
  const works = (await atOnce(3, () => saveWork(artist))).map(({ id }) => id);
  for (const id of works) await sendAskingPrice(artist, id, priceCents);
  const made = [
    { channelId: "gallery-50", commission: 0.5, workIds: works.slice(0, 2) },
    { channelId: "gallery-40", commission: 0.4, workIds: works.slice(1) },
  ];
  const agreementIds: string[] = [];
  for (const { workIds, ...terms } of made) {
    const agreed = { ...terms, discountBorneBy: "artist", daysToPay: 60 } as const;
    agreementIds.push((await draftConsignment(artist, workIds, agreed)).id);
  }
  const played: Played = { artist, agreementIds, ids: new Map(), addresses: [null, null] };
  let model: Model = {
    works: Object.fromEntries(works.map((id) => [id, "available" as const])),
    agreements: made.map(({ channelId: channel, commission, workIds }) => ({
      ...{ channel, commission, state: "draft" as const, works: workIds, change: null, sent: {} },
    })),
    ...{ reports: {}, sales: {}, payouts: {} },
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const steps = [0, 1].map((index) => ({
      step: randomStep(random, model, pair * 2 + index),
      name: `${pair}.${index}`,
    }));
    const outcomes = await Promise.all(steps.map(({ step, name }) => take(played, step, name)));
    const seen = JSON.stringify(await look(played));
    const [one = expect.fail(), other = expect.fail()] = steps.map((asked, index) => ({
      ...asked,
      isTaken: outcomes[index] === true,
    }));
    const next =
      inOrder(model, [one, other], seen, played) ?? inOrder(model, [other, one], seen, played);
    if (next === null) {
      return {
        tried: pair,
        faults: [`seed ${seed}: ${JSON.stringify({ one, other, model })} gave ${seen}`],
      };
    }
    model = next;
  }
  return { tried: pairs, faults: [] };
}

interface Taken {
  readonly step: Step;
  readonly name: string;
  readonly isTaken: boolean;
}

/** The model after these steps in this order, if that is what was answered and seen; else null. */
function inOrder(
  before: Model,
  steps: readonly Taken[],
  seen: string,
  played: Played,
): Model | null {
  let model = before;
  for (const { step, name, isTaken } of steps) {
    const after = afterStep(model, step, name);
    if ((after !== null) !== isTaken) return null;
    model = after ?? model;
  }
  return JSON.stringify(shownOf(model, played)) === seen ? model : null;
}

/** What the model has of what is looked at. */
function shownOf(model: Model, { ids }: Played) {
  const open = Object.entries(openOf(model)).filter(([, cents]) => cents > 0);
  return {
    works: Object.entries(model.works).toSorted(),
    agreements: model.agreements.map(({ state, change, sent }) => [
      state,
      change && (change.isSent ? "sent" : "draft"),
      Object.entries(sent)
        .map(([work, { place, sale }]) => [
          work,
          place,
          sale === null ? null : (ids.get(sale) ?? null),
        ])
        .toSorted(),
    ]),
    open: open.map(([sale, cents]) => [ids.get(sale) ?? "", cents]).toSorted(),
  };
}

async function look(played: Played) {
  const { artist, agreementIds } = played;
  const [works, all, owed] = await Promise.all([
    artist.request(apiPaths.artworks).then((answer) => readAnswer(artworksSchema, answer)),
    readConsignments(artist),
    artist.request(payoutsPaths.owed).then((answer) => readAnswer(owedSchema, answer)),
  ]);
  const found = agreementIds.map((id) => all.find((one) => one.id === id) ?? expect.fail(id));
  played.addresses = found.map((one) => (one.address === null ? null : addressOf(one)));
  expect(await factsOf(artist, unsettledQueries)).toEqual(await factsOf(artist, owedQueries));
  return {
    works: works.map(({ id, status }) => [id, status]).toSorted(),
    agreements: found.map(({ state, amendment, works: listed }) => [
      state,
      amendment?.state ?? null,
      listed
        .filter((work) => work.state !== "planned")
        .map((work) => [work.workId, work.state, work.saleId])
        .toSorted(),
    ]),
    open: owed.galleries
      .flatMap(({ sales }) => sales)
      .filter(({ openCents }) => openCents > 0)
      .map(({ id, openCents }) => [id, openCents])
      .toSorted(),
  };
}

/** What is open of each sale, as the agenda has it. */
async function factsOf({ id }: TestArtist, queries: typeof owedQueries | typeof unsettledQueries) {
  const db = openDatabase(worker.env.DB);
  const facts = owedFactsOf(await batchByName(db, queries(db, id)));
  return facts.toSorted((one, other) => one.id.localeCompare(other.id));
}

/** Sends a step as its side does. Returns whether it was possible. */
async function take(played: Played, step: Step, name: string): Promise<boolean> {
  const response = await send(played, step);
  if (response === null) return false;
  if (![200, 201].includes(response.status)) {
    const requestId = response.headers.get("X-Request-Id") ?? "";
    const logged = worker.logs().filter((line) => line.includes(requestId));
    expect([400, 404, 409], logged.join("\n")).toContain(response.status);
    return false;
  }
  const answer = await response.json<{ id?: string; sale?: { id: string } | null }>();
  const id = answer.sale?.id ?? answer.id;
  if (id !== undefined) played.ids.set(name, id);
  return true;
}

const firstDay = "2026-01-01";

async function send({ artist, agreementIds, addresses, ids }: Played, step: Step) {
  const idOf = (name: string) => ids.get(name) ?? expect.fail(name);
  const agreementId = "at" in step ? (agreementIds[step.at] ?? "") : "";
  const post = (path: string, body: object = {}) => artist.send("POST", path, body);
  const enter = async (entry: object) => {
    const address = "at" in step ? addresses[step.at] : null;
    return address ? sendAsGallery(worker, address, entry) : null;
  };
  switch (step.kind) {
    case "send":
      return sendStep(artist, agreementId, "sending");
    case "take-back":
      return sendStep(artist, agreementId, "takingBack");
    case "close":
      return sendStep(artist, agreementId, "closing");
    case "amend":
      return artist.send("PATCH", `/api/consignments/${agreementId}`, { workIds: step.works });
    case "return":
      return sendStep(artist, agreementId, "returns", { workIds: [step.work], date: firstDay });
    case "confirm":
      return enter({ kind: "confirm" });
    case "receive":
      return enter({ kind: "received", workId: step.work });
    case "report-return":
      return enter({ kind: "returned", workId: step.work, date: firstDay });
    case "report-sale":
      return enter({ kind: "sold", workId: step.work, date: firstDay, priceCents: step.paidCents });
    case "accept": {
      return post(entryAcceptancePath(idOf(step.report)), { date: addDays(firstDay, step.day) });
    }
    case "decline":
      return post(entryDeclinePath(idOf(step.report)));
    case "sell": {
      const { work: artworkId, channel: channelId, day } = step;
      const date = addDays(firstDay, day);
      const sale = newSale({ artworkId, channelId, date, priceCents, discountCents: 0 });
      return sendSale(artist, sale, crypto.randomUUID());
    }
    case "return-sale":
      return sendReturn(artist, idOf(step.sale), {});
    case "pay":
      return post(payoutsPaths.payouts, {
        ...{ channelId: step.channel, date: firstDay, currency: "CAD" },
        ...{ amountCents: step.amountCents, saleIds: [idOf(step.sale)] },
      });
    case "reverse":
      return post(payoutReversalPath(idOf(step.payout)));
  }
}
