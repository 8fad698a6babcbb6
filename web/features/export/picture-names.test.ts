import { expect, test } from "vitest";
import { matchPictures } from "#web/features/imports/pictures/match-pictures.ts";
import { pictureNames } from "./picture-names.ts";

test.each([
  ["2026-014", "image/jpeg", "2026-014.jpg"],
  ["N° 12/b", "image/png", "N-12-b.png"],
  ["2024/15", "image/jpeg", "2024-15.jpg"],
  ["1/2", "image/jpeg", "1-2.jpg"],
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

test("an import finds each work again by the name of its picture", () => {
  const numbers = ["12", "1/2", "2024/15", "202415", "N° 12/b", "A (1)", "Étude 4", "ST-0001"];
  const works = numbers.map((inventoryNumber, at) => ({
    ...{ id: String(at), title: "Untitled", inventoryNumber, imageUrl: null },
  }));
  const nameOf = pictureNames();
  const files = works.map((work) => ({
    name: nameOf(work, "image/jpeg"),
    of: work.inventoryNumber,
  }));
  const { pictures, withoutWork } = matchPictures(files, works);
  expect(withoutWork).toEqual([]);
  expect(pictures.map(({ work }) => work.inventoryNumber).toSorted()).toEqual(numbers.toSorted());
  for (const { file, work } of pictures) expect(work.inventoryNumber).toBe(file.of);
});
