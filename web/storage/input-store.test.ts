import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "#tests/support/web/local-storage.ts";
import {
  flushInput,
  inputKinds,
  inputStore,
  isInputRemoved,
  registerInputWriter,
  removeInputOf,
} from "./input-store.ts";
import { clearStorageAtLogout } from "./storage.ts";

const formSchema = v.object({ city: v.string() });
const forms = inputStore("profile-draft", formSchema);
const begunFrom = { city: "Rimouski" };
let storage: ReturnType<typeof stubLocalStorage>;

beforeEach(() => {
  storage = stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is read again, as long as what it began from is still the same", () => {
  expect(forms.store("ana", { city: "Matane" }, { begunFrom })).toBe(true);
  expect(forms.read("ana", { begunFrom })).toEqual({ city: "Matane" });
  expect(forms.read("ana", { begunFrom: { city: "Gaspé" } })).toBeNull();
  forms.remove("ana");
  expect(forms.read("ana", { begunFrom })).toBeNull();
});

test("what one person typed is never another's, nor another form's", () => {
  const notes = inputStore("feedback-notes", v.object({ notes: v.string() }));
  forms.store("ana", { city: "Matane" });
  notes.store("ana", { notes: "Answered" }, { of: "entry-1" });
  expect(forms.read("ben")).toBeNull();
  expect(notes.read("ben", { of: "entry-1" })).toBeNull();
  expect(notes.read("ana", { of: "entry-2" })).toBeNull();
  expect(notes.readAll("ana")).toEqual([{ notes: "Answered" }]);
  expect(notes.readAll("ben")).toEqual([]);
});

test("what another version left, or anything else wrote, counts as nothing", () => {
  forms.store("ana", { city: "Matane" });
  const [key = ""] = Object.keys(storage.stored);
  for (const text of ["", "{", "null", "[]", "{}", '{"town":"Matane"}', '"Matane"']) {
    storage.stored[key] = text;
    expect(forms.read("ana")).toBeNull();
  }
});

test("the clean-up at logout leaves every kind, so that an idle sign-out keeps what was typed", () => {
  for (const kind of inputKinds) inputStore(kind, formSchema).store("ana", { city: "Matane" });
  clearStorageAtLogout();
  expect(Object.keys(storage.stored)).toHaveLength(inputKinds.length);
});

test("an explicit sign-out removes every kind of this person alone, and nothing is written after it", () => {
  const kinds = inputKinds.map((kind) => inputStore(kind, formSchema));
  for (const kind of kinds) {
    kind.store("cleo", { city: "Matane" });
    kind.store("cleo", { city: "Oban" }, { of: "1" });
    kind.store("ana", { city: "Gaspé" });
  }
  removeInputOf("cleo");
  expect(isInputRemoved("cleo")).toBe(true);
  expect(isInputRemoved("ana")).toBe(false);
  for (const kind of kinds) {
    expect(kind.store("cleo", { city: "Matane" })).toBe(true);
    expect(kind.read("cleo")).toBeNull();
    expect(kind.readAll("cleo")).toEqual([]);
    expect(kind.read("ana")).toEqual({ city: "Gaspé" });
  }
});

test("a full storage takes what is left without the heavy part; the page still has all of it", () => {
  const works = inputStore(
    "pricing-draft",
    v.object({ title: v.string(), picture: v.nullable(v.string()) }),
    (work) => ({ ...work, picture: null }),
  );
  storage.limit(60);
  const work = { title: "Low Tide", picture: "x".repeat(100) };
  expect(works.store("ana", work)).toBe(false);
  expect(JSON.parse(Object.values(storage.stored)[0] ?? "")).toEqual({
    title: "Low Tide",
    picture: null,
  });
  expect(works.read("ana")).toEqual(work);
  expect(flushInput()).toBe(false);
  storage.limit(1000);
  expect(flushInput()).toBe(true);
  expect(JSON.parse(Object.values(storage.stored)[0] ?? "")).toEqual(work);
});

test("a flush writes what waits for a pause, and says whether a reload would restore all of it", () => {
  let isStored = false;
  const unregister = registerInputWriter(() => {
    forms.store("ana", { city: "Matane" });
    return isStored;
  });
  expect(flushInput()).toBe(false);
  isStored = true;
  expect(flushInput()).toBe(true);
  expect(forms.read("ana")).toEqual({ city: "Matane" });
  unregister();
  isStored = false;
  expect(flushInput()).toBe(true);
});
