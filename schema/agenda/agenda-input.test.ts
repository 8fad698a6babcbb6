import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { agendaKeySchema, agendaQuerySchema, postponeInputSchema } from "./agenda-input.ts";
import { agendaKey, agendaKinds, agendaSubjectId } from "./agenda-item.ts";

function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

describe("the key of an item", () => {
  test("of every kind is taken as it was made", () => {
    const id = "8b0c1e1e-6a0e-4f0e-9a3e-2f6f1f0a7c55";
    for (const kind of agendaKinds) {
      const key = agendaKey(kind, id, "2026-11-22");
      expect(key).toBe(`${kind}:${id}:2026-11-22`);
      expect(v.parse(agendaKeySchema, key)).toBe(key);
      expect(agendaSubjectId({ key })).toBe(id);
    }
  });

  test.each([
    "",
    "due-back",
    "due-back:w1",
    "due-back:w1:2026-11-2",
    "due-back::2026-11-22",
    "due-forth:w1:2026-11-22",
    "due-back:w1:2026-11-22 ",
    "due-back:w1:2026-11-22:1",
    "due-back:w:1:2026-11-22",
    `due-back:${"w".repeat(70)}:2026-11-22`,
    null,
  ])("is not %j", (key) => {
    expect(problemOf(agendaKeySchema, key)).toBe("Send the key of an item of the agenda.");
  });
});

test("the agenda is asked for by a day, and an item is put off to one", () => {
  expect(v.parse(agendaQuerySchema, { today: "2026-11-22" })).toEqual({ today: "2026-11-22" });
  expect(v.parse(postponeInputSchema, { until: "2028-02-29" })).toEqual({ until: "2028-02-29" });
  for (const [schema, name] of [
    [agendaQuerySchema, "today"],
    [postponeInputSchema, "until"],
  ] as const) {
    expect(problemOf(schema, { [name]: "2026-02-29" })).toBe("This day does not exist.");
    expect(problemOf(schema, { [name]: "tomorrow" })).toBe("Enter a date, such as 2026-11-22.");
    expect(problemOf(schema, { [name]: null })).toBe("Enter a date, such as 2026-11-22.");
    expect(v.is(schema, {})).toBe(false);
    expect(v.is(schema, { [name]: "2026-11-22", other: true })).toBe(false);
  }
});
