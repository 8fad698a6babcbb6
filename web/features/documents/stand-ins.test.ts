import { expect, test } from "vitest";
import { sampleInvoice, sampleLine, sampleWork } from "#tests/support/document-contents.ts";
import type { PrintJob } from "./forms/print-job.ts";
import { linesWith, replacedLines, withStandIns } from "./stand-ins.ts";

const buyer = {
  ...{ name: "王小明", email: "wang@example.com", address: "12 Main Street\n台北市 中山路" },
  ...{ country: "TW", region: "" },
};
const job: PrintJob = {
  kind: "invoice",
  paper: "letter",
  invoice: sampleInvoice({
    buyer,
    lines: [sampleLine({ work: sampleWork({ title: "山" }) })],
    terms: "請付款",
  }),
};
const characters = ["王", "台", "山", "請"];

test("names, addresses and titles are asked about line by line, and texts with a field of their own are not", () => {
  expect(linesWith(job, characters).toSorted()).toEqual(["台北市 中山路", "山", "王小明"]);
  expect(linesWith(job, [])).toEqual([]);
});

test("what was typed is printed in their place, and nothing else changes", () => {
  const standIns = {
    王小明: " Wang Xiaoming ",
    "台北市 中山路": "Zhongshan Road, Taipei",
    山: " ",
  };
  const printed = withStandIns(job, standIns);
  expect(printed).toEqual({
    ...job,
    invoice: sampleInvoice({
      buyer: { ...buyer, name: "Wang Xiaoming", address: "12 Main Street\nZhongshan Road, Taipei" },
      lines: [sampleLine({ work: sampleWork({ title: "山" }) })],
      terms: "請付款",
    }),
  });
  expect(replacedLines(job, standIns)).toHaveLength(3);
  expect(withStandIns(job, { 李: "Li" })).toBe(job);
});
