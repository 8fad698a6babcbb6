import { expect, test } from "vitest";
import { inOrder } from "./fetch-pictures.ts";

const items = Array.from({ length: 20 }, (_, index) => index);

test("all are loaded in their order, never more than three at once", async () => {
  const [begun, taken]: [number[], number[]] = [[], []];
  let most = 0;
  const load = async (item: number) => {
    begun.push(item);
    most = Math.max(most, begun.length - taken.length);
    // The later ones are faster.
    for (let turn = items.length - item; turn > 0; turn -= 1) await Promise.resolve();
    return item;
  };
  for await (const item of inOrder(items, 3, load)) taken.push(item);
  expect(taken).toEqual(items);
  expect(most).toBe(3);
});

test("what fails is thrown in its turn, and nothing is begun after the end", async () => {
  const begun: number[] = [];
  const load = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error("two");
    return item;
  };
  const taken: number[] = [];
  const all = async () => {
    for await (const item of inOrder(items, 4, load)) taken.push(item);
  };
  await expect(all()).rejects.toThrow("two");
  expect(taken).toEqual([0, 1]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
