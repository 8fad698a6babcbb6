import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("tells those who follow a store of each change, until they no longer do", () => {
  const store = createStore("first");
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set("second");
  store.set("third");
  unsubscribe();
  store.set("fourth");
  expect(seen).toEqual(["second", "third"]);
  expect(store.get()).toBe("fourth");
});

test("reports no change where the value stays the same", () => {
  const store = createStore(true);
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  store.set(true);
  expect(changes).toBe(0);
  store.set(false);
  expect(changes).toBe(1);
});
