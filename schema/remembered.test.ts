import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("each key is read once, and null is an answer too", () => {
  const read: string[] = [];
  const numberOf = remembered((text: string) => {
    read.push(text);
    return text === "" ? null : Number(text);
  });
  expect(["1", "1", "", "2", "1", "", ""].map(numberOf)).toEqual([1, 1, null, 2, 1, null, null]);
  expect(read).toEqual(["1", "", "2"]);
});
