import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { daySchema } from "#schema/day-schema.ts";
import { provinceCodes } from "#schema/provinces.ts";
import { ratesByProvince } from "#schema/sales/tax-rates.ts";

/** The rates of docs/taxes.md: a row for each province and each of its days. */
function readDocumented(): string[] {
  const rows = readFileSync("docs/taxes.md", "utf8").matchAll(
    /^\| ([A-Z, ]+) \| (\d{4}-\d\d-\d\d) \| ([^|]+) \| ([^|]+) \|$/gm,
  );
  return [...rows].flatMap(([, provinces = "", ...row]) =>
    provinces.split(", ").map((province) => [province, ...row].join(" | ")),
  );
}

test("the rates are those of docs/taxes.md, each with its source", () => {
  const inForce = provinceCodes.flatMap((province) =>
    ratesByProvince[province].map(({ from, rates, source }) => {
      const taxes = rates.map(({ label, thousandths }) => `${label} ${thousandths / 1000} %`);
      return [province, from, taxes.join(", "), source].join(" | ");
    }),
  );
  expect(readDocumented().toSorted()).toEqual(inForce.toSorted());
});

test("the rows of a province are in the order of their days", () => {
  for (const rows of Object.values(ratesByProvince)) {
    const days = rows.map(({ from }) => v.parse(daySchema, from));
    expect(days).toEqual([...new Set(days)].toSorted());
  }
});
