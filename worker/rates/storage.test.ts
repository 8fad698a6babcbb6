import { expect, test, vi } from "vitest";
import { readRates } from "./storage.ts";

test("a store that throws is answered by the defaults, and that is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = { get: () => Promise.reject(new Error("KV is down")) };
  const current = await readRates(broken as unknown as KVNamespace, new Date());
  expect(current).toEqual({ rates: { CAD: 1, USD: 0.75 }, date: null });
  expect(warn.mock.calls.flat().join()).toContain("KV is down");
});
