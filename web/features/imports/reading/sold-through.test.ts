import { expect, test } from "vitest";
import { isWithoutChannel } from "./sold-through.ts";

test.each<[string, number | null, boolean]>([
  ["", null, true],
  ["Galerie Vent", null, true],
  ["Gallery", null, true],
  ["Gallery 50 %", null, true],
  ["Studio", null, false],
  ["Foire d’art", null, false],
  ["Own site", null, false],
  ["Marketplace 35 %", null, false],
  // What it kept says which terms hold.
  ["", 0.4, false],
  ["Gallery", 0, false],
])("a sale through %j that kept %s is without a channel: %s", (through, commission, isWithout) => {
  expect(isWithoutChannel({ through, commission })).toBe(isWithout);
});
