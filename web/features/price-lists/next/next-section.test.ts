import { expect, test } from "vitest";
import { type Claim, claimOf } from "./next-section.tsx";

test.each<[sold: number, offered: number, Claim]>([
  [0, 0, "tooFew"],
  [3, 3, "tooFew"],
  [4, 4, "most"],
  [58, 100, "most"],
  [11, 22, "half"],
  [10, 22, "half"],
  [7, 21, "some"],
  [4, 40, "few"],
])("%i sold of %i", (sold, offered, claim) => {
  expect(claimOf({ sold, offered, medianDaysToSell: 1, monthsSinceRaise: null })).toBe(claim);
});
