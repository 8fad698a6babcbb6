import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { registrationSchema, tidyRegistrationNumber } from "./registration.ts";
import type { Tax } from "./tax-rates.ts";

describe("the number of a registration", () => {
  test.each<[Tax, string, readonly string[]]>([
    [
      "gst-hst",
      "123456789 RT0001",
      ["123456789 RT0001", "123456789rt0001", "123 456 789 RT 0001", "123-456-789-RT-0001"],
    ],
    ["qst", "1234567890 TQ0001", ["1234567890TQ0001", "12 3456 7890 tq 0001"]],
    ["bc-pst", "PST-1234-5678", ["PST-1234-5678", "pst12345678", "1234 5678", "1234-5678"]],
    ["sk-pst", "1234567", ["1234567", "123 4567", "123-4567", " 123.4567 "]],
    ["mb-rst", "123456789 MT0001", ["123456789mt0001", "123 456 789 MT0001"]],
  ])("of %s is %s, however it is typed", (tax, number, typed) => {
    for (const text of typed) {
      expect(tidyRegistrationNumber(tax, text)).toBe(number);
      const stated = { tax, number: text, since: "2026-01-01" };
      expect(v.parse(registrationSchema, stated)).toEqual({ ...stated, number });
    }
  });

  test.each<[Tax, readonly string[], string]>([
    [
      "gst-hst",
      ["", "123456789", "12345678 RT0001", "1234567890 RT0001", "123456789 TQ0001"],
      "123456789 RT0001",
    ],
    ["gst-hst", ["123456789 RT001", "123456789 RT00011", "x123456789 RT0001"], "123456789 RT0001"],
    ["qst", ["123456789 TQ0001", "12345678901 TQ0001", "1234567890 RT0001"], "1234567890 TQ0001"],
    ["bc-pst", ["PST-1234-567", "PST-1234-56789", "GST-1234-5678", "1234567"], "PST-1234-5678"],
    ["sk-pst", ["123456", "12345678", "123456a"], "1234567"],
    ["mb-rst", ["123456789 RT0001", "12345678 MT0001"], "123456789 MT0001"],
  ])("of %s is none of %j", (tax, typed, example) => {
    for (const number of typed) {
      const { issues = [] } = v.safeParse(registrationSchema, { tax, number, since: "2026-01-01" });
      expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        ["number", `Enter the number as on your registration, such as ${example}.`],
      ]);
    }
  });
});

test("a registration is of one of the taxes on offer, since a day", () => {
  const stated = { tax: "qst", number: "1234567890 TQ0001", since: "2026-01-01" };
  const problemOf = (changes: object) =>
    v.safeParse(registrationSchema, { ...stated, ...changes }).issues?.[0].message;
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ tax: "vat" })).toBe("Choose one of the taxes on offer.");
  expect(problemOf({ since: "2026-02-30" })).toBe("This day does not exist.");
  expect(problemOf({ number: 1 })).toBe("Enter the number.");
});
