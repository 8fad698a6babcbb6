import * as v from "valibot";
import { expect, test } from "vitest";
import { decisionsSchema, noDecisions } from "./decisions.ts";

test("decisions that were stored under their former names are read", () => {
  const { corrected: _corrected, included: _included, ...others } = noDecisions;
  const stored = { ...others, mended: { 3: { width: "30 in" } }, kept: { 4: true } };
  expect(v.parse(decisionsSchema, stored)).toEqual({
    ...others,
    corrected: { 3: { width: "30 in" } },
    included: { 4: true },
  });
  expect(v.parse(decisionsSchema, noDecisions)).toEqual(noDecisions);
});
