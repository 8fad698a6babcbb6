import { expect, test } from "vitest";
import { matchPictures } from "./match-pictures.ts";

const work = (
  id: string,
  title: string,
  inventoryNumber: string,
  imageUrl: string | null = null,
) => ({
  ...{ id, title, inventoryNumber, imageUrl },
});

const works = [
  work("w1", "Dune", "ST-0001"),
  work("w2", "Marée basse, l’été", "ST-0002"),
  work("w3", "Untitled", "ST-0003"),
  work("w4", "Untitled", "ST-0004"),
  work("w5", "Sumac (study)", "2024-17"),
  work("w7", "Field (I)", "ST-0007"),
  work("w8", "Field (II)", "ST-0008 [a]"),
  work("w6", "Ebb", "ST-0006", "/api/artworks/w6/image?v=1"),
];

function match(...names: string[]) {
  const { pictures, withoutWork, have } = matchPictures(
    names.map((name) => ({ name })),
    works,
  );
  return {
    pictures: pictures.map(({ file, work: found }) => [file.name, found.id]),
    withoutWork: withoutWork.map(({ file, why }) => [file.name, why]),
    have,
  };
}

test.each([
  ["ST-0001.jpg", "w1"],
  ["st_0001.JPEG", "w1"],
  ["ST-0001 front, framed.jpg", "w1"],
  ["Dune.jpg", "w1"],
  ["dune (1).png", "w1"],
  ["MAREE BASSE L'ETE.heic", "w2"],
  ["Marée basse, l’été - 2024.jpg", "w2"],
  ["ST-0004 Untitled.jpg", "w4"],
  ["Sumac (study).jpg", "w5"],
  ["2024-17.webp", "w5"],
  ["Field (I).jpg", "w7"],
  ["field (II) detail.jpg", "w8"],
  ["ST-0008 [a].jpg", "w8"],
])("%s is the picture of %s", (name, id) => {
  expect(match(name)).toEqual({ pictures: [[name, id]], withoutWork: [], have: 0 });
});

test.each([
  ["IMG_4031.jpg", "none"],
  ["Untitled.jpg", "several"],
  ["Dunes.jpg", "none"],
  ["(1).jpg", "none"],
])("%s is no work's picture: %s", (name, why) => {
  expect(match(name)).toEqual({ pictures: [], withoutWork: [[name, why]], have: 0 });
});

test("files that a system hides, such as macOS's, are passed over", () => {
  expect(match("._Dune.jpg", ".Dune.jpg")).toEqual({ pictures: [], withoutWork: [], have: 0 });
});

test("of two files the one that is named more exactly is the picture", () => {
  expect(match("Dune detail.jpg", "Dune.jpg")).toEqual({
    pictures: [["Dune.jpg", "w1"]],
    withoutWork: [["Dune detail.jpg", "twice"]],
    have: 0,
  });
});

test("a work that has a picture keeps it", () => {
  expect(match("Ebb.jpg")).toEqual({ pictures: [], withoutWork: [], have: 1 });
});
