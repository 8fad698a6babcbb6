import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { importsSchema } from "#schema/imports/import.ts";
import { importPaths, importUndoPath } from "#schema/imports/import-paths.ts";
import {
  type StrangersFile,
  strangersBytes,
  strangersFiles,
} from "#tests/support/strangers-files.ts";
import { figure } from "./figure.ts";
import { get } from "./get.ts";
import {
  answerChannel,
  answerQuestion,
  chooseFile,
  heading,
  importAll,
  openImport,
} from "./import-page.ts";
import { readSales } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, readWorks } from "./users.ts";

/** What the page asks where a file leaves it open, and the answers as it has them. */
const questions = {
  unit: ["In which unit are sizes that name none?", { in: "Inches", cm: "Centimetres" }],
  sizeBeginsWith: ["Which side comes first in a size?", { height: "Height", width: "Width" }],
  currency: [
    "In which currency are amounts that name none?",
    { CAD: "Canadian dollars", USD: "US dollars" },
  ],
} as const;

/** Answers what is asked about the file; what is not asked, the file says itself. */
async function answerAll(page: Page, { answers, works }: StrangersFile): Promise<void> {
  for (const [kind, [question, words]] of Object.entries(questions)) {
    const isAsked = (await page.getByRole("group", { name: question }).count()) > 0;
    const answer = answers[kind as keyof typeof questions];
    if (isAsked && answer)
      await answerQuestion(page, question, words[answer as keyof typeof words]);
  }
  if (answers.year !== undefined) {
    await page.getByLabel("Year", { exact: true }).fill(answers.year);
    await page.getByLabel("Year", { exact: true }).press("Enter");
  }
  if (answers.soldDays === "year-end") {
    const days = /^\d sold works have no day of sale\. Which one do they get\?$/;
    await page
      .getByRole("group", { name: days })
      .getByRole("radio", { name: "The end of its year" })
      .check();
    const prices = /^\d sold works have no price\. Which one do they get\?$/;
    await page
      .getByRole("group", { name: prices })
      .getByRole("radio", { name: "The same" })
      .check();
    await page.getByLabel("Sold for", { exact: true }).fill(answers.soldPrice ?? "");
    await page.getByLabel("Sold for", { exact: true }).press("Enter");
  }
  if (works.some(({ sale }) => sale)) await answerChannel(page, "Studio");
}

const waitingHeadings = ["No row needs a decision", "One row needs a decision"];

/** Imports the file through the page, and says what is stored. */
async function importFile(page: Page, file: StrangersFile) {
  const { works, waiting = {}, leftOut = {} } = file;
  await openImport(page);
  await chooseFile(
    page,
    "rows" in file && "sheets" in file.rows ? "works.xlsx" : "works.csv",
    strangersBytes(file),
  );
  await expect(heading(page, "Columns")).toBeVisible();
  await answerAll(page, file);
  const count = Object.keys(waiting).length;
  if (count + Object.keys(leftOut).length > 0) {
    const words = waitingHeadings[count] ?? `${count} rows need a decision`;
    await expect(heading(page, words)).toBeVisible();
  }
  if (count > 0) {
    const needed =
      count === 1 ? "row needs your decision and is" : "rows need your decision and are";
    await expect(page.getByText(`${needed} not imported`)).toBeVisible();
  }
  if (works.length === 0) return [];
  await importAll(page, works.length);
  const sales = new Map((await readSales(page)).map((sale) => [sale.artworkId, sale]));
  return (await readWorks(page)).map(({ sale: _, ...work }) => {
    const { date, priceCents } = sales.get(work.id) ?? {};
    return { ...work, sale: date === undefined ? null : [date, priceCents] };
  });
}

async function undoAll(page: Page): Promise<void> {
  const imports = v.parse(importsSchema, await (await get(page, importPaths.imports)).json());
  for (const { id } of imports.filter(({ undoneAt }) => undoneAt === null)) {
    const answer = await page.request.post(importUndoPath(id), { headers: ownOrigin() });
    expect(answer.status()).toBe(200);
  }
}

test("files that were read wrongly become the works that are meant, and what is not meant waits or is left out", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await becomeProfessional(page);
  for (const file of strangersFiles) {
    await test.step(file.name, async () => {
      const stored = await importFile(page, file);
      const byTitle = new Map(stored.map((work) => [work.title, work]));
      expect(stored).toHaveLength(file.works.length);
      for (const { inventoryNumber, ...expected } of file.works) {
        const work = byTitle.get(expected.title);
        expect(work).toMatchObject(expected);
        if (inventoryNumber) expect(work?.inventoryNumber).toBe(inventoryNumber);
      }
      await undoAll(page);
    });
  }
  figure(test.info(), 32, strangersFiles.length, strangersFiles.length);
});
