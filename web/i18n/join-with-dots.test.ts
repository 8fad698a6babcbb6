import { expect, it } from "vitest";
import { joinWithDots } from "./join-with-dots.ts";

it("keeps each dot beside the text before it, and leaves out what is not shown", () => {
  const isReversed = false;
  expect(joinWithDots(["Cash", "", isReversed && "Reversed", null, "2 works", undefined])).toBe(
    "Cash\u00a0· 2 works",
  );
});

it("joins nothing to an empty text", () => {
  expect(joinWithDots([false, null])).toBe("");
});
