import { expect, test } from "vitest";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { rebaseChange, undoOf } from "./rebase-change.ts";
import { nextSettings } from "./use-draft.ts";

const before = nextSettings(null, "CAD");

function oil(widthInches: number, heightInches: number, dollars: number): ListAnchor {
  return { medium: "oil", widthInches, heightInches, priceCents: dollars * 100 };
}

test("prices that were set in two windows are both kept", () => {
  const base = { ...before, anchors: [oil(8, 10, 300), oil(16, 20, 900), oil(24, 30, 1600)] };
  const ours = [oil(8, 10, 350), oil(16, 20, 900), oil(36, 48, 3000)];
  const theirs = { ...base, anchors: [oil(8, 10, 300), oil(20, 16, 950), oil(24, 30, 1600)] };
  const { anchors } = rebaseChange({ anchors: ours }, base, theirs);
  expect(anchors).toHaveLength(3);
  expect(anchors).toEqual(
    expect.arrayContaining([oil(8, 10, 350), oil(20, 16, 950), oil(36, 48, 3000)]),
  );
});

test("of rounding and raise only what was changed is changed", () => {
  const theirs = {
    ...before,
    rounding: { to: 25, direction: "up", minimumCents: 0 },
    raise: { percent: 8, byMedium: { ink: 5 } },
  } as const;
  const rebased = rebaseChange(
    {
      rounding: { ...before.rounding, minimumCents: 100_00 },
      raise: { percent: 0, byMedium: { oil: 10 } },
      profit: 2,
    },
    before,
    theirs,
  );
  expect(rebased).toEqual({
    rounding: { to: 25, direction: "up", minimumCents: 100_00 },
    raise: { percent: 8, byMedium: { oil: 10, ink: 5 } },
    profit: 2,
  });
});

test("a medium's own raise that was removed stays removed", () => {
  const base = { ...before, raise: { percent: 5, byMedium: { ink: 10, oil: 8 } } };
  const rebased = rebaseChange({ raise: { percent: 5, byMedium: { oil: 8 } } }, base, base);
  expect(rebased.raise).toEqual({ percent: 5, byMedium: { oil: 8 } });
});

test("where both changed the same price, what is typed here wins", () => {
  const base = { ...before, anchors: [oil(8, 10, 300)] };
  const theirs = { ...base, anchors: [oil(8, 10, 400)] };
  const rebased = rebaseChange({ anchors: [oil(8, 10, 350)] }, base, theirs);
  expect(rebased.anchors).toEqual([oil(8, 10, 350)]);
});

test("undoing a change takes it back alone: what another window has set since stays", () => {
  const base = { ...before, anchors: [oil(8, 10, 300), oil(16, 20, 900)] };
  const change = { anchors: [oil(8, 10, 350), oil(16, 20, 900), oil(36, 48, 3000)], profit: 2 };
  const undo = undoOf(change, base);
  expect(undo({ ...base, ...change })).toEqual({ anchors: base.anchors, profit: before.profit });
  const theirs = { ...base, ...change, anchors: [...change.anchors, oil(24, 30, 1600)] };
  expect(undo(theirs).anchors).toEqual([oil(8, 10, 300), oil(16, 20, 900), oil(24, 30, 1600)]);
});
