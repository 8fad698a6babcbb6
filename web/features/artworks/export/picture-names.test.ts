import { expect, test } from "vitest";
import { pictureNames } from "./picture-names.ts";

test.each([
  ["2026-014", "image/jpeg", "2026-014.jpg"],
  ["N° 12/b", "image/png", "N_12b.png"],
  ["../../x", "image/webp", "x.webp"],
  ["Étude 4", "image/gif", "Étude_4.gif"],
  ["...", "image/avif", "_.bin"],
  ["a".repeat(100), "image/jpeg", `${"a".repeat(80)}.jpg`],
])("the picture of %s, %s, is named %s", (inventoryNumber, type, name) => {
  expect(pictureNames()({ inventoryNumber }, type)).toBe(name);
});

test("no two pictures have one name, also where capitals do not count", () => {
  const nameOf = pictureNames();
  const names = ["A-1", "a-1", "A/-1"].map((inventoryNumber) =>
    nameOf({ inventoryNumber }, "image/jpeg"),
  );
  expect(names).toEqual(["A-1.jpg", "a-1_2.jpg", "A-1_3.jpg"]);
});
