import { expect, test } from "vitest";
import { strangersBytes, strangersFiles } from "#tests/support/strangers-files.ts";
import { readTable } from "../file/read-table.ts";
import { analyzeFile } from "./analyze-file.ts";
import { noDecisions } from "./decisions.ts";
import { findWorkRows } from "./work-rows.ts";

test.each(strangersFiles)("$name", async (file) => {
  const { answers, works, waiting = {}, leftOut = {} } = file;
  const table = await readTable(strangersBytes(file));
  const { analysis, ready } = analyzeFile(findWorkRows(table), { ...noDecisions, ...answers });
  const { rows = [], waiting: waitingCount } = analysis.outcome ?? {};
  const fieldsOf = ({ problems }: (typeof rows)[number]) => problems.map(({ field }) => field);
  expect(
    ready.map(({ work: { sale, ...work } }) => ({
      ...work,
      sale: sale && [sale.date, sale.priceCents],
    })),
  ).toMatchObject(works);
  const open = rows.filter(({ isSkipped }) => !isSkipped);
  const words = Object.values(waiting).filter(([field]) => field === "forSale").length;
  expect(waitingCount).toBe(Object.keys(waiting).length);
  expect(Object.fromEntries(open.map((row) => [row.row, fieldsOf(row)]))).toEqual(
    words > 0 ? {} : waiting,
  );
  const others = rows.filter(({ leftOutAs }) => leftOutAs !== null);
  expect(Object.fromEntries(others.map(({ row, leftOutAs }) => [row, leftOutAs]))).toEqual(leftOut);
});
