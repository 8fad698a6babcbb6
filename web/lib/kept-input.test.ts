import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetInput, keepInput, readKeptInput } from "./kept-input.ts";

const schema = v.object({ city: v.string() });
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is found again, as long as what it began from is still the same", () => {
  keepInput("form", { city: "Rimouski" }, { city: "Matane" });
  expect(readKeptInput(schema, "form", { city: "Rimouski" })).toEqual({ city: "Matane" });
  expect(readKeptInput(schema, "form", { city: "Gaspé" })).toBeNull();
  expect(readKeptInput(schema, "another", { city: "Rimouski" })).toBeNull();
  forgetInput("form");
  expect(readKeptInput(schema, "form", { city: "Rimouski" })).toBeNull();
});

test("what another version or hand left there is nothing", () => {
  const begunFrom = { city: "Rimouski" };
  keepInput("form", begunFrom, { town: "Matane" });
  expect(readKeptInput(schema, "form", begunFrom)).toBeNull();
  for (const text of ["", "{", "null", "[]", "{}"]) {
    kept.set("form", text);
    expect(readKeptInput(schema, "form", begunFrom)).toBeNull();
  }
});
