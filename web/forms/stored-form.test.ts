import { expect, test } from "vitest";
import { withTyped } from "./stored-form.ts";

const base = { title: "Rain", medium: "oil", workIds: ["a", "b"] };

test("an untouched form shows what was saved meanwhile", () => {
  const saved = { title: "Snow", medium: "ink", workIds: ["c"] };
  expect(withTyped(base, base, saved)).toEqual(saved);
});

test("what was typed stays, and the other fields show what was saved meanwhile", () => {
  const typed = { ...base, title: "Fog" };
  const saved = { title: "Snow", medium: "ink", workIds: ["a", "b"] };
  expect(withTyped(typed, base, saved)).toEqual({ ...saved, title: "Fog" });
});

test("a list that was changed stays whole", () => {
  const typed = { ...base, workIds: ["b"] };
  const saved = { ...base, medium: "ink", workIds: ["a", "b", "c"] };
  expect(withTyped(typed, base, saved)).toEqual({ ...base, medium: "ink", workIds: ["b"] });
});

test("a person stays with the name that was typed, and a name with the person who was chosen", () => {
  const empty = { who: "", personId: "", note: "" };
  const saved = { who: "Bo", personId: "bo", note: "Loan" };
  expect(withTyped({ ...empty, who: "Ada" }, empty, saved)).toEqual({
    who: "Ada",
    personId: "",
    note: "Loan",
  });
  const typed = { buyer: "Ada", personId: "" };
  const chosen = { buyer: "Ada", personId: "ada" };
  expect(withTyped(chosen, typed, { buyer: "Bo", personId: "bo" })).toEqual(chosen);
});
