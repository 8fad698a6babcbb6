import { expect, type Page, type Route } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { leaveRoomForText } from "./browser-storage.ts";
import { download, readText } from "./downloads.ts";
import {
  answerChannel,
  answerQuestion,
  chooseFile,
  heading,
  importAll,
  imported,
  openFile,
  openImport,
  pressImport,
  startImport,
} from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { holdRequests } from "./page-requests.ts";
import { readSales, setRecord } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { readWorks, saveWork } from "./users.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** With units and a currency, so that nothing is asked. */
const headings = ["Number", "Title", "Medium", "Width (in)", "Height (in)", "Year", "Price (CAD)"];

/** Rows that differ from each other. */
function rows(count: number): string[][] {
  return Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(4, "0");
    return [`R-${number}`, `Study ${at + 1}`, "oil", "12", "16", "2024", "500"];
  });
}

test("the rows that were not imported are downloaded with their cells as in the file, and why", async ({
  page,
}) => {
  await becomeProfessional(page);
  await saveWork(page, { title: "Sumac", width: 16, height: 20, dateCreated: "2024" });
  await openFile(
    page,
    "inventory 2024.csv",
    csvOf([
      [...headings, "Remarks on it", ""],
      ["A-1", "Dune", "oil", "30", "24", "2024", "1550", "", ""],
      ["A-2", "Neige, fin mars", "oil", "", "24", "2024", "900", "=1+1", "'+shelf"],
      ["", "Sumac", "oil", "16", "20", "2024", "900", "", ""],
      ["A-4", "Low Tide", "tempera", "12", "16", "2024", "700", "", ""],
      ["A-5", "Ebb", "oil", "10", "10", "2024", "300", "kept “back”", ""],
      ["A-6", "Thaw", "oil", "10", "12", "2024", "300", "", ""],
    ]),
  );
  const table = page.getByRole("table", { name: "Rows that need a decision" });
  await expect(table.getByText("Width is empty.")).toBeVisible();
  await expect(button(page, "Import 3 Works")).toBeVisible();
  // Another window gives the number of a row meanwhile.
  const elsewhere = async (route: Route): Promise<void> => {
    const { id } = await saveWork(page, { title: "Elsewhere" });
    await setRecord(page, id, { inventoryNumber: "A-6" });
    return route.fallback();
  };
  await page.route("**/api/imports/*/rows", elsewhere, { times: 1 });
  await pressImport(page, 3);
  await expect(imported(page, 2)).toBeVisible();
  await expect(
    page.getByText("1 work was in your gallery already, and stays as it is."),
  ).toBeVisible();
  await expect(page.getByText("2 rows were left out.")).toBeVisible();
  await expect(
    page.getByText("Row 7, Thaw: the inventory number is another work's."),
  ).toBeVisible();
  await inspect(page, "import, done with rows left out");
  const file = await download(page, () => button(page, "Skipped Rows, CSV").click());
  expect(file.suggestedFilename()).toBe("inventory 2024, skipped rows.csv");
  const csv = await readText(file);
  // The package quotes what it has made harmless.
  expect(csv.replace(`"'=1+1","'+shelf"`, "'=1+1,'+shelf")).toBe(
    `\uFEFF${csvOf([
      [...headings, "Remarks on it", "", "Why it was not imported"],
      [
        ...["A-2", "Neige, fin mars", "oil", "", "24", "2024", "900", "'=1+1", "'+shelf"],
        "Width is empty.",
      ],
      ["", "Sumac", "oil", "16", "20", "2024", "900", "", "", "Already in your gallery."],
      [
        ...["A-4", "Low Tide", "tempera", "12", "16", "2024", "700", "", ""],
        "Medium “tempera” is not known.",
      ],
      [
        ...["A-6", "Thaw", "oil", "10", "12", "2024", "300", "", ""],
        "Inventory number “A-6” is another work's in your gallery.",
      ],
    ])}`,
  );
  // Mended in a spreadsheet, it can be imported.
  await button(page, "Import Another File").click();
  await chooseFile(page, file.suggestedFilename(), csv.replace(",oil,,24,", ",oil,20,24,"));
  await expect(page.getByRole("combobox", { name: "Why it was not imported becomes" })).toHaveText(
    "Not imported",
  );
  await importAll(page, 1);
  expect((await readWorks(page)).map(({ title }) => title).toSorted()).toEqual([
    ...["Dune", "Ebb", "Elsewhere", "Neige, fin mars", "Sumac"],
  ]);
});

/** The second request of an import fails until `restore` is called. */
async function failSecondRequest(page: Page): Promise<{ readonly restore: () => Promise<void> }> {
  let requests = 0;
  await page.route("**/api/imports/*/rows", (route) => {
    requests += 1;
    return requests === 1 ? route.fallback() : route.fulfill({ status: 500, json: {} });
  });
  return { restore: () => page.unroute("**/api/imports/*/rows") };
}

test("when the browser's storage is full the page says so, the import goes on in its tab, and after a reload by the same file", async ({
  page,
}) => {
  test.slow();
  const file = csvOf([headings, ...rows(600)]);
  await startImport(page, "large.csv", file);
  await leaveRoomForText(page);
  const first = await failSecondRequest(page);
  await pressImport(page, 600);
  await expect(heading(page, "The import of large.csv stopped at 500 of 600")).toBeVisible();
  await expect(
    page.getByText("This browser has no room to keep the rows: to go on here, keep this tab open."),
  ).toBeVisible();
  await inspect(page, "import, stopped with full storage");
  await first.restore();
  await button(page, "Go On").click();
  await expect(imported(page, 600)).toBeVisible();

  await button(page, "Import Another File").click();
  const last = csvOf([headings, ...rows(1_200).slice(600)]);
  await chooseFile(page, "last.csv", last);
  const second = await failSecondRequest(page);
  await pressImport(page, 600);
  await expect(heading(page, "The import of last.csv stopped at 500 of 600")).toBeVisible();
  await page.reload();
  await second.restore();
  await expect(
    page.getByText(
      "The page was closed before the end, and this browser had no room to keep the rows. Choose the same file again: nothing is imported twice.",
    ),
  ).toBeVisible();
  await expect(button(page, "Go On")).toHaveCount(0);
  await button(page, "Choose the File Again").click();
  await expect(heading(page, "Your file")).toBeFocused();
  await chooseFile(page, "last.csv", last);
  await pressImport(page, 100);
  await expect(imported(page, 600)).toBeVisible();
  expect(await readWorks(page)).toHaveLength(1_200);
});

test("the keyboard is led to the heading of each step, and the progress is announced at its quarters", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openImport(page);
  await expect(heading(page, "Your file")).toBeVisible();
  await expect(heading(page, "Your file")).not.toBeFocused();
  await chooseFile(page, "works.csv", csvOf([headings, ...rows(1_200)]));
  await expect(heading(page, "Columns")).toBeFocused();
  await button(page, "Choose Another File").press("Enter");
  await expect(heading(page, "Your file")).toBeFocused();
  await chooseFile(page, "works.csv", csvOf([headings, ...rows(1_200)]));
  let release = (): void => undefined;
  let requests = 0;
  await page.route("**/api/imports/*/rows", async (route) => {
    requests += 1;
    if (requests > 1) await new Promise<void>((resolve) => (release = resolve));
    return route.fallback();
  });
  await button(page, "Import 1,200 Works").press("Enter");
  await expect(heading(page, "On its way")).toBeFocused();
  await expect(page.getByRole("region", { name: "On its way" }).getByRole("status")).toHaveText(
    "500 of 1,200 rows done",
  );
  await inspect(page, "import, on its way");
  await button(page, "Stop Here").press("Enter");
  release();
  await expect(heading(page, "The import of works.csv stopped at 1,000 of 1,200")).toBeFocused();
  await page.unroute("**/api/imports/*/rows");
  await button(page, "Go On").press("Enter");
  await expect(imported(page, 1_200)).toBeFocused();
  await button(page, "Import Another File").press("Enter");
  await expect(heading(page, "Your file")).toBeFocused();
});

test("a file that is chosen before the works are fetched is compared with them once they are, and discounts without a sign are asked about", async ({
  page,
}) => {
  await becomeProfessional(page);
  await saveWork(page, { title: "Sumac", width: 16, height: 20, dateCreated: "2024" });
  const { release } = await holdRequests(page, `**${apiPaths.artworks}`);
  await openFile(
    page,
    "works.csv",
    csvOf([
      [...headings, "Sold on", "Sold for", "Discount"],
      ["", "Sumac", "oil", "16", "20", "2024", "900", "", "", ""],
      ["", "Dune", "oil", "30", "24", "2024", "900", "2025-06-01", "900", "45.00"],
      ["", "Ebb", "oil", "30", "24", "2024", "900", "2099-06-01", "900", ""],
    ]),
  );
  await expect(heading(page, "Columns")).toBeVisible();
  await answerQuestion(page, "What are discounts without a sign?", "Amounts");
  await answerChannel(page, "Studio");
  await expect(button(page, "Import 2 Works")).toBeVisible();
  release();
  await expect(button(page, "Import 1 Work")).toBeVisible();
  await expect(page.getByText("is in your gallery already and stays as it is")).toBeVisible();
  await page.unroute(`**${apiPaths.artworks}`);
  // The day is corrected in its row.
  await expect(page.getByText("Sold on “2099-06-01” is yet to come.")).toBeVisible();
  await inspect(page, "import, discounts and a day to come");
  await page.getByLabel("Sold on of row 4").fill("2025-06-02");
  await page.getByLabel("Sold on of row 4").press("Enter");
  await importAll(page, 2);
  const sales = await readSales(page);
  expect(sales.map(({ date, discountCents }) => [date, discountCents]).toSorted()).toEqual([
    ["2025-06-01", 45_00],
    ["2025-06-02", 0],
  ]);
});

test("rows are corrected by keyboard alone: from each field to the next, and what still waits is announced", async ({
  page,
}) => {
  await startImport(
    page,
    "works.csv",
    csvOf([
      headings,
      ["", "Dune", "oil", "", "", "2024", "900"],
      ["", "Ebb", "oil", "10", "12", "2024", "ask me later"],
      ["", "Thaw", "oil", "", "12", "2024", "700"],
    ]),
  );
  const section = page.getByRole("region", { name: /^.+ needs? a decision$/ });
  await section.getByLabel("Width of row 2").fill("30");
  await section.getByLabel("Width of row 2").press("Enter");
  await expect(section.getByLabel("Height of row 2")).toBeFocused();
  await page.keyboard.type("24");
  await page.keyboard.press("Enter");
  await expect(section.getByLabel("Asking price of row 3")).toBeFocused();
  await expect(section.getByRole("status")).toHaveText("2 rows need a decision");
  await section.getByRole("button", { name: "Leave It Empty" }).press("Enter");
  const third = section.getByRole("row", { name: /^3 Ebb .+$/ });
  const skipThird = third.getByRole("button", { name: "Skip This Row" });
  await expect(skipThird).toBeFocused();
  await section.getByLabel("Width of row 4").fill("wide");
  await section.getByLabel("Width of row 4").press("Enter");
  await expect(section.getByText("Width “wide” cannot be read.")).toBeVisible();
  await expect(section.getByLabel("Width of row 4")).toBeFocused();
  await section.getByLabel("Width of row 4").fill("16");
  await section.getByLabel("Width of row 4").press("Enter");
  await expect(heading(page, "No row needs a decision")).toBeFocused();
  await expect(button(page, "Import 3 Works")).toBeVisible();
});
