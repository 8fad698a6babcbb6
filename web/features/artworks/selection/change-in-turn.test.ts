import { expect, it } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { ApiError } from "#web/api/api.ts";
import { changeInTurn, type Step } from "./change-in-turn.ts";

const work = (id: string, status: Artwork["status"] = "available"): Artwork => ({
  id,
  title: id,
  dateCreated: "2024",
  width: 20,
  height: 16,
  depth: "canvas-0.75",
  medium: "oil",
  materialsCost: 40,
  hoursSpent: 6,
  suggestedPrice: null,
  currency: "CAD",
  imageUrl: null,
  breakdown: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  inventoryNumber: id,
  status,
  statusDetails: { who: null, until: null, channelId: null, since: null, dueBack: null },
  location: "",
  askingPriceCents: null,
  listedCents: null,
  listedCurrency: "CAD",
  askedCents: null,
  askedCurrency: "CAD",
  framed: false,
  framingCents: 0,
  notes: "",
  archived: false,
  mediumLine: "",
  sale: null,
});

const stepsOf = (...works: Artwork[]): Step[] =>
  works.map((each) => ({ work: each, input: { status: "not-for-sale" } }));

const refusedBy = (code: string, status: number, path?: string) => {
  const issues = path && [{ path, message: "No." }];
  return new ApiError(status, JSON.stringify({ code, message: "No.", ...(issues && { issues }) }));
};

/** Runs the steps; `errors` are those of works by their id. */
async function run(steps: Step[], errors: Record<string, Error> = {}, stopAfter = steps.length) {
  const sent: string[] = [];
  const shown: number[] = [];
  const outcome = await changeInTurn(steps, {
    send: async (step) => {
      sent.push(step.work.id);
      const error = errors[step.work.id];
      if (error) throw error;
      return { ...step.work, status: "not-for-sale" };
    },
    onProgress: (passed) => shown.push(passed),
    isStopped: () => sent.length >= stopAfter,
  });
  return {
    sent: sent.join(""),
    shown,
    done: outcome.done.map(({ before, after }) => `${before.id} ${after.status}`),
    refused: outcome.refused.map(({ work: { id }, why }) => `${id} ${why}`),
    remaining: outcome.remaining.map(({ work: { id } }) => id).join(""),
    halt: outcome.halt?.why ?? null,
  };
}

it("sends one work after another, and passes over what cannot be changed", async () => {
  const steps = stepsOf(work("a"), work("b", "sold"), work("c"), work("d"), work("e"), work("f"));
  const errors = {
    ...{ c: refusedBy("NOT_FOUND", 404), d: refusedBy("CONFLICT", 409) },
    e: refusedBy("CONFLICT", 409, "isUndo"),
  };
  expect(await run(steps, errors)).toEqual({
    sent: "acdef",
    shown: [0, 1, 2, 3, 4, 5],
    done: ["a not-for-sale", "f not-for-sale"],
    refused: ["b sold", "c gone", "d changed", "e agreement"],
    remaining: "",
    halt: null,
  });
});

it.each([
  ["failed", refusedBy("INTERNAL", 500)],
  ["limited", refusedBy("RATE_LIMITED", 429)],
  ["refused", refusedBy("VALIDATION_FAILED", 400)],
  ["signed-out", refusedBy("TOKEN_EXPIRED", 401)],
])(
  "ends (%s) at an error that the next work would meet as well, and keeps the rest",
  async (halt, error) => {
    const outcome = await run(stepsOf(work("a"), work("b"), work("c")), { b: error });
    expect(outcome).toMatchObject({ sent: "ab", done: ["a not-for-sale"], remaining: "bc", halt });
  },
);

it("ends before the next work when it is stopped", async () => {
  expect(await run(stepsOf(work("a"), work("b"), work("c")), {}, 2)).toMatchObject({
    sent: "ab",
    remaining: "c",
    halt: "stopped",
  });
});
