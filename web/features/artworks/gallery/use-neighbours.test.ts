import { expect, test } from "vitest";
import { neighboursOf } from "./use-neighbours.ts";

test("a work is between those before and after it, and has none beyond the ends", () => {
  const works = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(neighboursOf(works, "b")).toEqual({ previous: { id: "a" }, next: { id: "c" } });
  expect(neighboursOf(works, "a")).toEqual({ previous: null, next: { id: "b" } });
  expect(neighboursOf(works, "c")).toEqual({ previous: { id: "b" }, next: null });
  expect(neighboursOf(works, "d")).toEqual({ previous: null, next: null });
});
