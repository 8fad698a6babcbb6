import type { HistoryKind } from "#schema/artworks/price-history.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";

/**
 * What should become of an artist's works, written as plainly as possible and apart from the product's code: each step
 * leads to an answer and to the next state. All prices are in cents of Canadian dollars.
 */

export interface ModelWork {
  readonly isDeleted: boolean;
  readonly status: WorkStatus;
  /** Of a hold or consignment, as it was sent; `over` once the hold's last day has passed. */
  readonly detail: string;
  readonly archived: boolean;
  readonly asking: number | null;
  readonly history: readonly ModelLine[];
  /** The `updatedAt` that the work is known by; "changed" since. */
  readonly version: string;
}

export interface ModelLine {
  readonly kind: HistoryKind;
  readonly amount: number | null;
  readonly status: WorkStatus | null;
  readonly reason: string;
}

export interface ModelSale {
  readonly key: string;
  readonly work: number;
  readonly price: number;
  readonly isOpen: boolean;
}

export interface Model {
  readonly works: readonly ModelWork[];
  readonly sales: readonly ModelSale[];
}

type OnWork = { readonly work: number; readonly version: string | null };
export type Step =
  | ({ readonly do: "status"; readonly status: WorkStatus; readonly detail: string } & OnWork)
  | ({ readonly do: "ask"; readonly price: number | null; readonly reason: string } & OnWork)
  | ({ readonly do: "archive"; readonly archived: boolean } & OnWork)
  | { readonly do: "sell"; readonly work: number; readonly price: number; readonly key: string }
  | { readonly do: "return"; readonly key: string; readonly reason: string }
  | { readonly do: "delete"; readonly work: number }
  | { readonly do: "undo"; readonly work: number }
  | { readonly do: "hold runs out"; readonly work: number }
  | { readonly do: "read" };

/** What every work of the sequences is suggested at. */
export const suggested = 38_075;

export function newModelWork(version: string): ModelWork {
  const first = { kind: "suggested", amount: suggested, status: null, reason: "" } as const;
  return {
    ...{ isDeleted: false, status: "available", detail: "", archived: false, asking: null },
    ...{ history: [first], version },
  };
}

interface Outcome {
  readonly model: Model;
  /** The HTTP status of the answer; null for what is not a request. */
  readonly answer: number | null;
}

/** The answer to a step, and what the works and sales are after it. */
export function take(model: Model, step: Step): Outcome {
  switch (step.do) {
    case "hold runs out":
      return { model: runOut(model, step.work), answer: null };
    case "read":
      return { model: endHolds(model), answer: 200 };
    case "sell":
      return sell(model, step);
    case "return":
      return takeBack(model, step);
    case "delete":
      return remove(model, step.work);
    case "undo":
      return { model: change(model, step.work, { isDeleted: false }), answer: 200 };
    default:
      return edit(model, step);
  }
}

function workOf(model: Model, index: number): ModelWork {
  const work = model.works[index];
  if (work === undefined) throw new Error("The model has no such work.");
  return work;
}

function change(model: Model, index: number, changes: Partial<ModelWork>): Model {
  const works = model.works.map((work, at) => (at === index ? { ...work, ...changes } : work));
  return { ...model, works };
}

function write(
  model: Model,
  index: number,
  changes: Partial<ModelWork>,
  line: ModelLine | null,
): Model {
  const { history } = workOf(model, index);
  const lines = line === null ? history : [...history, line];
  return change(model, index, { ...changes, history: lines, version: "changed" });
}

function edit(model: Model, step: Extract<Step, OnWork>): Outcome {
  const work = workOf(model, step.work);
  const refused = { model, answer: 409 };
  if (work.isDeleted) return { model, answer: 404 };
  if (step.do === "status" && step.status === "sold") return refused;
  if (isAlready(work, step)) return { model, answer: 200 };
  if (step.version !== null && step.version !== work.version) return refused;
  if (step.do === "archive") {
    return { model: write(model, step.work, { archived: step.archived }, null), answer: 200 };
  }
  if (step.do === "ask") {
    if (step.reason === "" && (step.price ?? suggested) < highest(model)) return refused;
    const line = { kind: "asking", amount: step.price, status: null, reason: step.reason } as const;
    return { model: write(model, step.work, { asking: step.price }, line), answer: 200 };
  }
  if (work.status === "sold") return refused;
  const { status, detail } = step;
  const line = { kind: "status", amount: null, status, reason: "" } as const;
  const isNew = status !== work.status;
  return { model: write(model, step.work, { status, detail }, isNew ? line : null), answer: 200 };
}

function isAlready(work: ModelWork, step: Extract<Step, OnWork>): boolean {
  if (step.do === "archive") return work.archived === step.archived;
  if (step.do === "ask") return work.asking === step.price;
  return work.status === step.status && work.detail === step.detail;
}

/** The highest at which any work that is there was offered or sold: all are of one medium and size. */
function highest({ works }: Model): number {
  let most = 0;
  for (const work of works) {
    if (work.isDeleted) continue;
    // Every work begins on offer at what it is suggested.
    most = Math.max(most, suggested);
    for (const { kind, amount } of work.history) {
      if (kind === "asking" || kind === "sold") most = Math.max(most, amount ?? 0);
    }
  }
  return most;
}

function sell(model: Model, { work: index, price, key }: Extract<Step, { do: "sell" }>): Outcome {
  const earlier = model.sales.find((sale) => sale.key === key);
  if (earlier)
    return { model, answer: earlier.work === index && earlier.price === price ? 201 : 409 };
  const work = workOf(model, index);
  if (work.isDeleted) return { model, answer: 404 };
  if (work.archived || work.status === "sold") return { model, answer: 409 };
  const line = { kind: "sold", amount: price, status: "sold", reason: "" } as const;
  const sold = write(model, index, { status: "sold", detail: "" }, line);
  const sale = { key, work: index, price, isOpen: true };
  return { model: { ...sold, sales: [...model.sales, sale] }, answer: 201 };
}

function takeBack(model: Model, { key, reason }: Extract<Step, { do: "return" }>): Outcome {
  const sale = model.sales.find((one) => one.key === key);
  if (sale === undefined) return { model, answer: 404 };
  if (!sale.isOpen) return { model, answer: 200 };
  const line = { kind: "returned", amount: sale.price, status: "available", reason } as const;
  const back = write(model, sale.work, { status: "available", detail: "" }, line);
  const sales = model.sales.map((one) => (one === sale ? { ...one, isOpen: false } : one));
  return { model: { ...back, sales }, answer: 200 };
}

function remove(model: Model, index: number): Outcome {
  const work = workOf(model, index);
  if (work.isDeleted) return { model, answer: 404 };
  if (work.status === "sold") return { model, answer: 409 };
  return { model: change(model, index, { isDeleted: true }), answer: 204 };
}

function runOut(model: Model, index: number): Model {
  const { status, isDeleted } = workOf(model, index);
  return status === "on-hold" && !isDeleted ? change(model, index, { detail: "over" }) : model;
}

function endHolds(model: Model): Model {
  const line = { kind: "status", amount: null, status: "available", reason: "hold-ended" } as const;
  return model.works.reduce(
    (ended, work, index) =>
      work.detail === "over" && !work.isDeleted
        ? write(ended, index, { status: "available", detail: "" }, line)
        : ended,
    model,
  );
}
