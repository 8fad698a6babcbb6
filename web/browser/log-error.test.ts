import { expect, test } from "vitest";
import { withoutMessage } from "./log-error.ts";

test("an error in the log has its kind and place, and nothing of what it quotes", () => {
  let thrown: unknown;
  try {
    JSON.parse("Odile,\nodile@example.com");
  } catch (error) {
    thrown = error;
  }
  expect(String(thrown)).toContain("Odile");
  const { message, stack = "" } = withoutMessage(thrown);
  expect(message).toBe("SyntaxError");
  expect(stack).toMatch(/^SyntaxError\n\s+at .*log-error\.test\.ts:\d+/m);
  expect(stack.toLowerCase()).not.toContain("odile");
});

test("the frames of other browsers are kept as well, and what is no error is named by its type", () => {
  const error = new TypeError("Odile is no work");
  error.stack = "price@http://localhost/assets/calculator.js:1:200\n@http://localhost/app.js:3:4";
  expect(withoutMessage(error).stack).toBe(`TypeError\n${error.stack}`);
  expect(withoutMessage("Odile").stack).toBe("string");
});
