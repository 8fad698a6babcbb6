import { expect, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import {
  artlogicXlsx,
  artworkArchiveCsv,
  type FileWork,
  fileWorks,
  frenchCsv,
} from "#tests/support/import-files.ts";
import { csvOf, encodeText, xlsxFile } from "#tests/support/spreadsheets.ts";
import french from "#web/i18n/texts/import.fr-CA.json" with { type: "json" };
import {
  answerChannel,
  answerDollars,
  answerQuestion,
  chooseFile,
  heading,
  importAll,
  imported,
  openImport,
  pressImport,
  startImport,
  undoImport,
} from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, toast } from "./journeys.ts";
import { loseNetworkAt } from "./network.ts";
import { makePhotograph } from "./photograph.ts";
import { readSales, setAskingPrice, setRecord } from "./records.ts";
import { chooseOption } from "./select-list.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { becomeArtist, openApp, readWorks, saveWork } from "./users.ts";

const fr = french.import.file;

/** For what takes several requests of 500 rows. */
const expectLater = expect.configure({ timeout: 40_000 });

const ownHeadings = ["Title", "Medium", "Width", "Height", "Year", "Price"];

test("a file of one's own: columns, questions, words and rows are looked through, and nothing is made before the last press", async ({
  page,
}) => {
  await becomeProfessional(page);
  const sumac = { title: "Sumac", width: 16, height: 20, dateCreated: "2024" };
  const { id } = await saveWork(page, sumac);
  await setAskingPrice(page, id, { amountCents: 200_000, currency: "CAD" });
  await openImport(page);
  await expect(page).toHaveTitle("Import Works – Art Pricing Tool");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Gallery");
  await inspect(page, "import");
  await chooseFile(
    page,
    "works.csv",
    csvOf([
      [...ownHeadings, "Shelf"],
      ["Dune", "oil on linen", "30", "24", "2024", "1550", "B2"],
      ["Neige", "oil", "", "24", "2024", "900", "B3"],
      ["Low Tide", "tempera", "12", "16", "2024", "à voir", ""],
      ["Sumac", "oil", "16", "20", "2024", "900", ""],
      ["Ebb", "oil", "10", "10", "", "300", ""],
      ["Thaw", "oil", "20", "16", "2024", "600", ""],
    ]),
  );
  await expect(heading(page, "Columns")).toBeVisible();
  await expect(
    page.getByText("works.csv, 6 rows. 6 columns were matched, 1 was not."),
  ).toBeVisible();
  await expect(page.getByText("Answer the questions above first.")).toBeVisible();
  await chooseOption(page.getByRole("combobox", { name: "Shelf becomes" }), "Location");
  await answerQuestion(page, "In which unit are sizes that name none?", "Inches");
  await answerDollars(page);
  await page.getByLabel("Year").fill("2020");
  await page.getByLabel("Year").press("Enter");
  await chooseOption(page.getByRole("combobox", { name: "tempera means" }), "Gouache");
  await expect(heading(page, "3 rows need a decision")).toBeVisible();
  const rows = page.getByRole("table", { name: "Rows that need a decision" });
  await expect(
    rows.getByText(
      "Asking price “600” is less than half of what another work of this medium and size was offered or sold for.",
    ),
  ).toBeVisible();
  await expect(rows.getByText("Width is empty.")).toBeVisible();
  await inspect(page, "import, review");
  const isMeant =
    "1 new work asks less than half of what another of its medium and size was offered or sold for. Is its price meant?";
  await answerQuestion(page, isMeant, "Yes: as in the file");
  await expect(heading(page, "2 rows need a decision")).toBeVisible();
  await rows.getByLabel("Width of row 3").fill("30");
  await rows.getByLabel("Width of row 3").press("Enter");
  await expect(heading(page, "One row needs a decision")).toBeVisible();
  await rows.getByRole("button", { name: "Leave It Empty" }).click();
  await expect(heading(page, "No row needs a decision")).toBeVisible();
  await expect(rows.getByText("Already in your gallery, and stays as it is.")).toBeVisible();
  expect(await readWorks(page)).toHaveLength(1);
  await importAll(page, 5);
  await inspect(page, "import, done");
  const works = await readWorks(page);
  expect(works.map(({ title }) => title).toSorted()).toEqual([
    ...["Dune", "Ebb", "Low Tide", "Neige", "Sumac", "Thaw"],
  ]);
  expect(works.find(({ title }) => title === "Thaw")).toMatchObject({ askingPriceCents: 60_000 });
  const dune = works.find(({ title }) => title === "Dune");
  expect(dune).toMatchObject({ width: 30, height: 24, location: "B2", askingPriceCents: 155_000 });
  expect(works.find(({ title }) => title === "Low Tide")).toMatchObject({
    ...{ medium: "gouache", askingPriceCents: null, suggestedPrice: null },
  });
  expect(works.find(({ title }) => title === "Ebb")).toMatchObject({ dateCreated: "2020" });
  await page.getByRole("link", { name: "See the Works" }).click();
  await expect(page.getByRole("link", { name: "Dune" })).toBeVisible();
});

/** Works that a file makes, compared by title with those that it was made from. */
async function expectWorks(page: Page, made: readonly FileWork[]): Promise<void> {
  const works = new Map((await readWorks(page)).map((work) => [work.title, work]));
  expect(works.size).toBe(made.length);
  const sales = await readSales(page);
  const paid = new Map(sales.map(({ artworkId, priceCents }) => [artworkId, priceCents]));
  for (const one of made) {
    const { title, number, medium, year, widthInches, priceDollars, soldOn, soldDollars } = one;
    const work = works.get(title);
    expect(work).toMatchObject({
      ...{ inventoryNumber: number, medium, dateCreated: String(year), imageUrl: null },
      ...{ askingPriceCents: priceDollars * 100, status: soldOn === null ? "available" : "sold" },
    });
    expect(work?.width).toBeCloseTo(widthInches, 1);
    expect(work?.sale?.date ?? null).toBe(soldOn);
    expect(paid.get(work?.id ?? "") ?? null).toBe(soldDollars && soldDollars * 100);
  }
}

test("Artwork Archive's CSV becomes works and sales, is recognized when it is chosen again, and is undone but for what was changed", async ({
  page,
}) => {
  const made = fileWorks(40);
  const file = encodeText(artworkArchiveCsv(made), "utf-8");
  await startImport(page, "AA export.csv", file);
  await answerDollars(page);
  await pressImport(page, 40);
  await expect(page.getByText("4 of them are sold, and in your books.")).toBeVisible();
  await expectWorks(page, made);
  await page.getByRole("link", { name: "Start your price list from what you sold" }).click();
  await expect(page.getByRole("button", { name: "Take your 4 sales" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Import Another File" }).click();
  await chooseFile(page, "AA export.csv", file);
  await expect(
    page.getByText(/^You imported this file on .+: 40 works\. Nothing is imported twice; .+$/),
  ).toBeVisible();
  await answerDollars(page);
  await expect(page.getByText("are in your gallery already and stay as they are")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 Works" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const [changed] = await readWorks(page);
  await setRecord(page, changed?.id ?? "", { notes: "Varnished" });
  await page.getByRole("button", { name: "Choose Another File" }).click();
  await page.getByRole("button", { name: "Undo the import of AA export.csv" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Its 40 works are deleted, with sales and pictures.");
  await inspect(page, "import, undo");
  await dialog.getByRole("button", { name: "Undo the Import" }).click();
  await expectToast(page, "Import undone", "39 works are deleted.");
  await expect(page.getByText("1 work stays, because you have changed it since:")).toBeVisible();
  expect((await readWorks(page)).map(({ id }) => id)).toEqual([changed?.id]);
});

test("Artlogic's XLSX and a French spreadsheet become the same works", async ({ page }) => {
  const [first, second] = [fileWorks(30).slice(0, 15), fileWorks(30).slice(15)];
  await startImport(page, "artlogic.xlsx", artlogicXlsx(first));
  await answerQuestion(page, "Which side comes first in a size?", "Height");
  await answerChannel(page, "Studio");
  await pressImport(page, 15);
  await page.getByRole("button", { name: "Import Another File" }).click();
  await chooseFile(page, "inventaire.csv", encodeText(frenchCsv(second), "windows-1252"));
  await answerDollars(page);
  await answerChannel(page, "Gallery 50 %");
  await importAll(page, 15);
  await expectWorks(page, [...first, ...second]);
  const sales = await readSales(page);
  const nets = sales.map(({ channel, priceCents, netCents }) => [
    channel.id,
    priceCents / netCents,
  ]);
  // Of the file of a gallery's sales half is its own.
  expect(nets.toSorted()).toEqual([
    ["gallery-50", 2],
    ["gallery-50", 2],
    ["studio", 1],
  ]);
});

test("of a workbook the first sheet that is not hidden is read, and any other can be chosen: each is an import", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openImport(page);
  const sheet = (name: string, title: string, isHidden = false) => ({
    ...{ name, isHidden },
    rows: [
      ["Title", "Medium", "Size", "Year", "Price"],
      [title, "Oil", "12 x 12 in", "2024", "CA$900"],
    ],
  });
  const file = xlsxFile(sheet("Old", "Kelp", true), sheet("2025", "Reef"), sheet("2026", "Tide"));
  await chooseFile(page, "works.xlsx", file);
  await expect(
    page.getByText(
      "works.xlsx, 2025, 1 row, sheet “2025”. 5 columns were matched. 2 other sheets have works: each is an import of its own.",
    ),
  ).toBeVisible();
  await answerQuestion(page, "Which side comes first in a size?", "Height");
  await importAll(page, 1);
  await page.getByRole("button", { name: "Import Another File" }).click();
  await chooseFile(page, "works.xlsx", file);
  await chooseOption(page.getByRole("combobox", { name: "Sheet" }), "Old (hidden)");
  await expect(
    page.getByText(
      "works.xlsx, 1 row, sheet “Old”. 5 columns were matched. 2 other sheets have works: each is an import of its own.",
    ),
  ).toBeVisible();
  await answerQuestion(page, "Which side comes first in a size?", "Height");
  await importAll(page, 1);
  expect((await readWorks(page)).map(({ title }) => title).toSorted()).toEqual(["Kelp", "Reef"]);
});

test("the network is cut at the third request: the import goes on by itself, and makes nothing twice", async ({
  page,
}) => {
  test.slow();
  const made = fileWorks(2_000);
  await startImport(page, "large.csv", frenchCsv(made));
  await answerDollars(page);
  await answerChannel(page, "Studio");
  await loseNetworkAt(page, "**/api/imports/*/rows", { method: "POST", count: 3 });
  await pressImport(page, 2_000);
  await expectLater(
    page.getByText("There is no network. It goes on by itself when there is one again."),
  ).toBeVisible();
  // The artist is on another page meanwhile.
  await page.getByRole("tab", { name: "Pricing Tool" }).click();
  await page.context().setOffline(false);
  await expectLater(toast(page, "2,000 works are imported")).toBeVisible();
  await expectWorks(page, made);
});

test("an import that the closed tab broke off goes on when its page is opened again, and makes nothing twice", async ({
  page,
}) => {
  test.slow();
  const made = fileWorks(2_000);
  await startImport(page, "large.csv", frenchCsv(made));
  await answerDollars(page);
  await answerChannel(page, "Studio");
  let requests = 0;
  await page.route("**/api/imports/*/rows", async (route) => {
    requests += 1;
    // It arrives, and no answer comes.
    if (requests === 3) await route.fetch();
    if (requests >= 3) return route.abort("internetdisconnected");
    return route.fallback();
  });
  await pressImport(page, 2_000);
  await expectLater(
    heading(page, "The import of large.csv stopped at 1,000 of 2,000"),
  ).toBeVisible();
  await inspect(page, "import, stopped");
  await page.reload();
  await expect(page.getByText("The page was closed before the end.")).toBeVisible();
  await page.unroute("**/api/imports/*/rows");
  await page.getByRole("button", { name: "Go On" }).click();
  await expectLater(imported(page, 2_000)).toBeVisible();
  await expectWorks(page, made);
});

test("a file that is no spreadsheet is refused with a sentence, and nothing is changed", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openImport(page);
  const alert = page.getByRole("alert");
  for (const [name, content, sentence] of [
    ["works.csv", "", "There are no works in it."],
    [
      "works.xlsx",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1),
      "It is a picture, whatever its name says. Save your spreadsheet as CSV or XLSX, then drop it again.",
    ],
    [
      "works.csv",
      "a,b\n".repeat(100_000),
      "It has more than 5,000 rows. Split it, and import one part after the other.",
    ],
  ] as const) {
    await chooseFile(page, name, content);
    await expect(alert).toHaveText(`This file could not be read${name}${sentence}`);
  }
  await inspect(page, "import, refused");
  await expect(page.getByRole("button", { name: "choose one" })).toBeVisible();
  expect(await readWorks(page)).toEqual([]);
});

test("on the free plan the page says what it would do", async ({ page }) => {
  await becomeArtist(page);
  await openImport(page);
  await expect(heading(page, "Bring your catalogue over")).toBeVisible();
  await expect(page.getByLabel("A spreadsheet of works")).toHaveCount(0);
  await inspect(page, "import, free");
  await page.getByRole("button", { name: "See Professional" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("in French", async ({ page }) => {
  await becomeProfessional(page);
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await page.goto(appPaths.import);
  await expect(heading(page, fr.title)).toBeVisible();
  await expect(page).toHaveTitle("Importer des œuvres – Art Pricing Tool");
});

test("pictures find their works by number or title, are shrunk and added; an undo takes them along", async ({
  page,
}) => {
  await startImport(page, "inventaire.csv", frenchCsv(fileWorks(8)));
  await answerDollars(page);
  await importAll(page, 8);
  const photograph = makePhotograph({ width: 2400, height: 1600 });
  const picture = (name: string, buffer = photograph) => ({ name, mimeType: "image/jpeg", buffer });
  await page
    .getByLabel("Files of pictures")
    .setInputFiles([
      ...["ST-0001.jpg", "ST-0002 front.jpg", "Study 3.jpg", "study 4 (1).jpg", "ST-0005.jpg"].map(
        (name) => picture(name),
      ),
      picture("IMG_4031.jpg"),
      picture("Study 6.jpg", Buffer.from("not a picture")),
    ]);
  await expect(page.getByText("6 files found their works.")).toBeVisible();
  await expect(page.getByText("IMG_4031.jpg: no work has this number or title")).toBeVisible();
  await inspect(page, "import, pictures");
  await page.getByRole("button", { name: "Add 6 Pictures" }).click();
  await expect(page.getByText("5 pictures were added.")).toBeVisible();
  await expect(page.getByText("Study 6.jpg: not a picture that can be read")).toBeVisible();
  const works = await readWorks(page);
  const pictured = works.filter(({ imageUrl }) => imageUrl !== null);
  expect(pictured.map(({ title }) => title).toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Study ${number}`),
  );
  expect(works.every(({ suggestedPrice }) => suggestedPrice === null)).toBe(true);
  const stored = await page.request.get(pictured[0]?.imageUrl ?? "");
  expect((await stored.body()).length).toBeLessThan(photograph.length);
  await undoImport(page, "inventaire.csv", "8 works are deleted.");
  expect(await readWorks(page)).toEqual([]);
});

test("the way to it is the empty gallery, and the menu of one with works", async ({ page }) => {
  await becomeProfessional(page);
  await openApp(page, "gallery");
  await page.getByRole("link", { name: "Import from a spreadsheet" }).press("Enter");
  await expect(heading(page, "Your file")).toBeVisible();
  await saveWork(page, { title: "Sumac" });
  await openApp(page, "gallery");
  await page.getByRole("button", { name: "More for the whole gallery" }).click();
  await page.getByRole("menuitem", { name: "Import Works…" }).click();
  await expect(heading(page, "Your file")).toBeVisible();
  await expect(page).toHaveURL(appPaths.import);
  await page.getByRole("link", { name: "Works" }).click();
  await expect(page.getByRole("link", { name: "Sumac" })).toBeVisible();
});
