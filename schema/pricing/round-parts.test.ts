import { expect, test } from "vitest";
import { roundParts } from "./round-parts.ts";

test.each([
  // Half a cent each, of which the total has one.
  [{ total: 0.011, labour: 0.005, materials: 0.005 }, [1, 0, 1, 0]],
  [{ total: 0.01, labour: 0, materials: 0.005 }, [1, 0, 0, 1]],
  [{ total: 10.004, labour: 4.0049, materials: 5.9951 }, [1000, 0, 400, 600]],
  [{ total: 10.006, labour: 4.004, materials: 5.004 }, [1001, 101, 400, 500]],
])("%o are in whole cents, none below 0: total, area, labour, materials %o", (exact, cents) => {
  const { totalCents, areaCents, labourCents, materialsCents } = roundParts(exact);
  expect([totalCents, areaCents, labourCents, materialsCents]).toEqual(cents);
});
