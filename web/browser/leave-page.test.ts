import { afterEach, expect, test, vi } from "vitest";
import { hideAndReload } from "./leave-page.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page that loads anew for another person is covered, and a move within it repeats the reload", () => {
  const reload = vi.fn();
  const move = vi.fn();
  const page = { body: { hidden: false } };
  const target = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", target);

  hideAndReload();
  expect(page.body.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  target.addEventListener("popstate", move);
  target.dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(2);
  expect(move, "no part of the page acts on it").not.toHaveBeenCalled();
});
