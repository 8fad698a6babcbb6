/**
 * Agreements, written down a second time and as plainly as possible: what each step makes of them, whether it is possible, and
 * what galleries owe. Every work costs CAD 2,000.00; a step's own name is the id of what it makes.
 */

export const priceCents = 200_000;

interface SentWork {
  place: "here" | "sold" | "returned";
  sale: string | null;
  /** Whether its price is frozen. */
  isFrozen: boolean;
}

interface Agreement {
  channel: string;
  commission: number;
  state: "draft" | "sent" | "confirmed" | "closed";
  works: string[];
  /** The next version, and whether the gallery has it. */
  change: { works: string[]; isSent: boolean } | null;
  sent: Record<string, SentWork>;
}

interface SoldWork {
  work: string;
  channel: string;
  netCents: number;
  dueInDays: number;
  /** In days after the others' first. */
  day: number;
  isReturned: boolean;
}

export interface Model {
  readonly works: Record<string, "available" | "consigned" | "sold">;
  readonly agreements: Agreement[];
  readonly reports: Record<
    string,
    { agreement: number; work: string; paidCents: number | null; isWaiting: boolean }
  >;
  readonly sales: Record<string, SoldWork>;
  readonly payouts: Record<string, { sale: string; amountCents: number; isReversed: boolean }>;
}

export type Step =
  | { readonly kind: "send" | "take-back" | "confirm" | "close"; readonly at: number }
  | { readonly kind: "amend"; readonly at: number; readonly works: readonly string[] }
  | {
      readonly kind: "return" | "report-return" | "receive";
      readonly at: number;
      readonly work: string;
    }
  | {
      readonly kind: "report-sale";
      readonly at: number;
      readonly work: string;
      readonly paidCents: number;
    }
  | { readonly kind: "accept" | "decline"; readonly report: string; readonly day: number }
  | { readonly kind: "sell"; readonly work: string; readonly channel: string; readonly day: number }
  | { readonly kind: "return-sale"; readonly sale: string }
  | {
      readonly kind: "pay";
      readonly sale: string;
      readonly channel: string;
      readonly amountCents: number;
    }
  | { readonly kind: "reverse"; readonly payout: string };

export const commissions: Readonly<Record<string, number>> = {
  ...{ "gallery-50": 0.5, "gallery-40": 0.4, studio: 0 },
};

/** The model after a step; null where it is not possible. */
export function afterStep(before: Model, step: Step, name: string): Model | null {
  const model = structuredClone(before);
  if (!isTaken(model, step, name)) return null;
  acceptRecorded(before, model);
  return model;
}

/** Accepts the waiting reports of what has happened to their works, by an acceptance or by hand. */
function acceptRecorded(before: Model, model: Model): void {
  for (const report of Object.values(model.reports)) {
    const { agreement, work, paidCents } = report;
    const was = before.agreements[agreement]?.sent[work]?.place;
    const is = model.agreements[agreement]?.sent[work]?.place;
    if (was === "here" && is === (paidCents === null ? "returned" : "sold")) {
      report.isWaiting = false;
    }
  }
}

function isTaken(model: Model, step: Step, name: string): boolean {
  switch (step.kind) {
    case "accept":
    case "decline": {
      const report = model.reports[step.report];
      if (report === undefined || !report.isWaiting) return false;
      if (step.kind === "accept" && !isAccepted(model, report, name, step.day)) return false;
      report.isWaiting = false;
      return true;
    }
    case "sell":
      return isSold(model, name, { ...step, netShare: 1 - (commissions[step.channel] ?? 0) });
    case "return-sale":
      return isSaleReturned(model, step.sale);
    case "pay": {
      const sale = model.sales[step.sale];
      if (sale === undefined || step.amountCents > (openOf(model)[step.sale] ?? 0)) return false;
      const { sale: paid, amountCents } = step;
      model.payouts[name] = { sale: paid, amountCents, isReversed: false };
      return true;
    }
    case "reverse": {
      const payout = model.payouts[step.payout];
      if (payout) payout.isReversed = true;
      return payout !== undefined;
    }
    default: {
      const agreement = model.agreements[step.at];
      return agreement !== undefined && isAgreementTaken(model, agreement, step, name);
    }
  }
}

type AgreementStep = Extract<Step, { readonly at: number }>;

function isAgreementTaken(
  model: Model,
  agreement: Agreement,
  step: AgreementStep,
  name: string,
): boolean {
  const { state, change, sent } = agreement;
  switch (step.kind) {
    case "amend":
      if (state === "closed" || change?.isSent) return false;
      if (state === "draft") agreement.works = [...step.works];
      else agreement.change = { works: [...step.works], isSent: false };
      return true;
    case "send":
      return isSent(model, agreement);
    case "take-back":
      return isTakenBack(model, agreement);
    case "confirm":
      return isConfirmed(model, agreement);
    case "close": {
      const open = openOf(model);
      const isOpen = Object.values(sent).some(
        ({ place, sale }) => place === "here" || (sale !== null && (open[sale] ?? 0) > 0),
      );
      if (state !== "confirmed" || change?.isSent || isOpen) return false;
      agreement.state = "closed";
      agreement.change = null;
      return true;
    }
    case "return": {
      const work = sent[step.work];
      if (work?.place !== "here") return false;
      work.place = "returned";
      model.works[step.work] = "available";
      return true;
    }
    case "receive":
      return sent[step.work]?.place === "here";
    case "report-sale":
    case "report-return": {
      const isReported = Object.values(model.reports).some(
        ({ work, agreement: at, isWaiting }) => isWaiting && at === step.at && work === step.work,
      );
      const work = sent[step.work];
      if (state !== "confirmed" || work?.place !== "here" || !work.isFrozen || isReported) {
        return false;
      }
      const paidCents = step.kind === "report-sale" ? step.paidCents : null;
      model.reports[name] = { agreement: step.at, work: step.work, paidCents, isWaiting: true };
      return true;
    }
  }
}

function isSent(model: Model, agreement: Agreement): boolean {
  const { state, change } = agreement;
  if (state === "closed" || change?.isSent) return false;
  if (state !== "draft" && change === null) return false;
  const works = change?.works ?? agreement.works;
  const others = model.agreements.filter((one) => one !== agreement);
  const isFree = (work: string) =>
    model.works[work] !== "sold" && others.every(({ sent }) => sent[work]?.place !== "here");
  if (!works.every(isFree)) return false;
  if (state === "sent") {
    for (const work of hereIn(agreement))
      if (!works.includes(work)) restore(model, agreement, work);
  }
  for (const work of works) {
    if (agreement.sent[work]?.place === "here") continue;
    agreement.sent[work] = { place: "here", sale: null, isFrozen: false };
    model.works[work] = "consigned";
  }
  if (state === "confirmed") {
    agreement.change = { works, isSent: true };
    return true;
  }
  agreement.state = "sent";
  agreement.works = works;
  agreement.change = null;
  return true;
}

function isTakenBack(model: Model, agreement: Agreement): boolean {
  const { state, change, works } = agreement;
  const isChange = state === "confirmed" && change?.isSent === true;
  if (state !== "sent" && !isChange) return false;
  for (const work of hereIn(agreement)) {
    if (!isChange || !agreement.sent[work]?.isFrozen) restore(model, agreement, work);
  }
  if (isChange) agreement.change = { works: change.works, isSent: false };
  else {
    agreement.state = "draft";
    agreement.works = change?.works ?? works;
    agreement.change = null;
  }
  return true;
}

function isConfirmed(model: Model, agreement: Agreement): boolean {
  const { state, change, sent } = agreement;
  if (state !== "sent" && !change?.isSent) return false;
  if (change?.isSent) {
    agreement.works = change.works;
    agreement.change = null;
  }
  agreement.state = "confirmed";
  for (const work of hereIn(agreement)) {
    const isIn = agreement.works.includes(work);
    const row = sent[work];
    if (row === undefined) continue;
    if (isIn) row.isFrozen = true;
    else {
      row.place = "returned";
      model.works[work] = "available";
    }
  }
  return true;
}

function isAccepted(
  model: Model,
  { agreement: at, work, paidCents }: Model["reports"][string],
  name: string,
  day: number,
): boolean {
  const agreement = model.agreements[at];
  const row = agreement?.sent[work];
  if (agreement === undefined || row?.place !== "here") return false;
  if (paidCents === null) {
    row.place = "returned";
    model.works[work] = "available";
    return true;
  }
  const { channel, commission } = agreement;
  const price = Math.max(priceCents, paidCents);
  // The artist bears the discount.
  const netCents = price * (1 - commission) - (price - paidCents);
  return isSold(model, name, { work, channel, day, netShare: netCents / priceCents });
}

interface NewSale {
  readonly work: string;
  readonly channel: string;
  readonly day: number;
  readonly netShare: number;
}

function isSold(model: Model, name: string, { work, channel, day, netShare }: NewSale): boolean {
  if (model.works[work] === "sold") return false;
  model.works[work] = "sold";
  const holder = model.agreements.find(({ sent }) => sent[work]?.place === "here");
  const row = holder?.sent[work];
  const isOfHolder = holder?.channel === channel;
  if (row) {
    row.place = isOfHolder ? "sold" : "returned";
    row.sale = isOfHolder ? name : null;
  }
  const netCents = Math.round(priceCents * netShare);
  const dueInDays = isOfHolder ? 60 : 30;
  model.sales[name] = { work, channel, netCents, dueInDays, day, isReturned: false };
  return true;
}

function isSaleReturned(model: Model, name: string): boolean {
  const sale = model.sales[name];
  if (sale === undefined) return false;
  // Again, it changes nothing.
  if (sale.isReturned) return true;
  sale.isReturned = true;
  model.works[sale.work] = "available";
  for (const { sent } of model.agreements) {
    const row = sent[sale.work];
    if (row?.sale === name) {
      row.place = "returned";
      row.sale = null;
    }
  }
  return true;
}

/** What is open of each sale through a gallery: less its payouts, and then less what was paid for returned ones. */
export function openOf(model: Model): Record<string, number> {
  const open: Record<string, number> = {};
  const credits: Record<string, number> = {};
  const owed = Object.entries(model.sales).filter(([, { channel }]) => channel !== "studio");
  for (const [name, { netCents, channel, isReturned }] of owed) {
    const paidCents = Object.values(model.payouts)
      .filter(({ sale, isReversed }) => sale === name && !isReversed)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const dueCents = isReturned ? 0 : netCents;
    open[name] = Math.max(0, dueCents - paidCents);
    credits[channel] = (credits[channel] ?? 0) + Math.max(0, paidCents - dueCents);
  }
  const byDueDay = owed
    .filter(([, { isReturned }]) => !isReturned)
    .toSorted(([, one], [, other]) => dueDay(one) - dueDay(other) || one.day - other.day);
  for (const [name, { channel }] of byDueDay) {
    const part = Math.min(open[name] ?? 0, credits[channel] ?? 0);
    open[name] = (open[name] ?? 0) - part;
    credits[channel] = (credits[channel] ?? 0) - part;
  }
  return open;
}

function dueDay({ day, dueInDays }: SoldWork): number {
  return day + dueInDays;
}

function hereIn({ sent }: Agreement): string[] {
  return Object.keys(sent).filter((work) => sent[work]?.place === "here");
}

/** As it was before it was sent: nothing but available, as nobody else has it. */
function restore(model: Model, agreement: Agreement, work: string): void {
  delete agreement.sent[work];
  model.works[work] = "available";
}
