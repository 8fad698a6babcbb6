import { type Model, openOf, priceCents, type Step } from "./consignment-model.ts";
import { pick } from "./random.ts";

const agreementSteps = [
  ...["send", "send", "send", "confirm", "confirm", "confirm", "take-back", "amend"],
  ...["return", "receive", "close", "report-sale", "report-sale", "report-return"],
] as const;

/** Steps of which some are not possible; `day` is that of the sale that may come of it, of each step another. */
export function randomStep(random: () => number, model: Model, day: number): Step {
  const works = Object.keys(model.works);
  const make: (() => Step)[] = [() => agreementStep(random, works)];
  const reports = Object.keys(model.reports);
  const sales = Object.keys(model.sales);
  const payouts = Object.keys(model.payouts);
  make.push(() => agreementStep(random, works));
  make.push(() => {
    const channel = pick(random, ["gallery-50", "gallery-40", "studio"]);
    return { kind: "sell", work: pick(random, works), channel, day };
  });
  if (reports.length > 0) {
    const decide = (): Step => ({
      ...{ kind: pick(random, ["accept", "accept", "decline"] as const) },
      ...{ report: pick(random, reports.slice(-2)), day },
    });
    make.push(decide, decide);
  }
  if (sales.length > 0) {
    make.push(() => ({ kind: "return-sale", sale: pick(random, sales) }));
    make.push(() => {
      const sale = pick(random, sales);
      const openCents = openOf(model)[sale] ?? 0;
      const amountCents = pick(random, [openCents, openCents + 1, Math.round(openCents / 3), 1]);
      const channel = model.sales[sale]?.channel ?? "";
      return { kind: "pay", sale, channel, amountCents: Math.max(1, amountCents) };
    });
  }
  if (payouts.length > 0) make.push(() => ({ kind: "reverse", payout: pick(random, payouts) }));
  return pick(random, make)();
}

function agreementStep(random: () => number, works: readonly string[]): Step {
  const kind = pick(random, agreementSteps);
  const at = pick(random, [0, 0, 1]);
  switch (kind) {
    case "amend": {
      const chosen = works.filter(() => random() < 0.6);
      return { kind, at, works: chosen.length > 0 ? chosen : works };
    }
    case "return":
    case "receive":
    case "report-return":
      return { kind, at, work: pick(random, works) };
    case "report-sale": {
      const paidCents = pick(random, [priceCents, priceCents * 0.9, priceCents * 1.1]);
      return { kind, at, work: pick(random, works), paidCents };
    }
    default:
      return { kind, at };
  }
}
