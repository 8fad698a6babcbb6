import { expect, type Page } from "@playwright/test";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { answerDollars, answerQuestion, importAll, openFile } from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast, toast } from "./journeys.ts";
import { anchor, openSection, publishAnchors, saveAskingWork } from "./list-sections.ts";
import { publishList, startDraft } from "./price-lists.ts";
import { setAskingPrice } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, readWorks } from "./users.ts";
import { openWork } from "./work-record.ts";

const file = csvOf([
  ["Title", "Medium", "Width", "Height", "Year", "Price"],
  ["Dune", "oil", "20 in", "16 in", "2024", "500"],
  ["Sumac", "oil", "20 in", "16 in", "2024", "550"],
  ["Thaw", "oil", "20 in", "16 in", "2024", "900"],
]);

/** What is asked for each work, in dollars, by title. */
async function asked(page: Page): Promise<Record<string, number>> {
  const works = await readWorks(page);
  return Object.fromEntries(works.map(({ title, askedCents }) => [title, (askedCents ?? 0) / 100]));
}

test("imported works with their own prices are let follow the list, rise with the next one, and are taken back whole", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openFile(page, "inventory.csv", file);
  await answerDollars(page);
  await importAll(page, 3);
  await publishAnchors(page, "oil 16x20 640");
  const section = await openSection(page, "next", "The next list");
  const first = section.getByRole("region", { name: "List 1, in force" });
  await expect(first.getByText("3 works keep their own prices.")).toBeVisible();
  await first.getByRole("button", { name: "Let them follow too" }).click();
  const dialog = page.getByRole("dialog", { name: "Let 2 works follow" });
  await expect(
    dialog.getByRole("region", { name: "2 works rise or stay" }).getByRole("checkbox"),
  ).toHaveCount(2);
  await expect(
    dialog.getByRole("checkbox", { name: /^Dune.*From CA\$500 to CA\$640$/ }),
  ).toBeChecked();
  await expect(dialog.getByRole("region", { name: "Held, never lower" })).toContainText(
    "CA$900 held; it would ask CA$640",
  );
  await inspect(page, "the dialog that lets works follow the list");
  await dialog.getByRole("button", { name: "Let 2 Works Follow" }).click();
  await expectToast(page, "2 prices changed");
  expect(await asked(page)).toEqual({ Dune: 640, Sumac: 640, Thaw: 900 });

  await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 700")] }));
  expect(await asked(page)).toEqual({ Dune: 700, Sumac: 700, Thaw: 900 });
  const sumac = (await readWorks(page)).find(({ title }) => title === "Sumac");
  await setAskingPrice(page, sumac?.id ?? "", {
    ...{ amountCents: 750_00, currency: "CAD", reason: "For a friend" },
  });
  await page.reload();
  const second = section.getByRole("region", { name: "List 2, in force" });
  await second.getByRole("button", { name: "Take back what it changed" }).click();
  await expectToast(
    page,
    "Taken back",
    "1 work asks what it asked before. Sumac was changed since, and keeps its price.",
  );
  expect(await asked(page)).toEqual({ Dune: 640, Sumac: 750, Thaw: 900 });
});

const whosePrices = "Are the file’s prices your own, or the list’s to govern?";

test("an import shows what works would ask by the list, and which are held, and makes them so", async ({
  page,
}) => {
  await becomeProfessional(page);
  await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 640")] }));
  const rows = csvOf([
    ["Title", "Medium", "Width", "Height", "Year", "Price", "Status"],
    ["Dune", "oil", "20 in", "16 in", "2024", "500", "available"],
    ["Sumac", "oil", "20 in", "16 in", "2024", "640", "available"],
    ["Thaw", "oil", "20 in", "16 in", "2024", "900", "available"],
    ["Slate", "ink", "20 in", "16 in", "2024", "300", "available"],
    ["Quarry", "oil", "20 in", "16 in", "2024", "500", "consigned"],
  ]);
  await openFile(page, "inventory.csv", rows);
  await answerDollars(page);
  const section = page.getByRole("region", { name: "Whose prices are these?" });
  await expect(section.getByText("Your price list 1 is in force.")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await answerQuestion(page, whosePrices, "The list’s");
  const worksOf = (name: string) => section.getByRole("region", { name }).getByRole("listitem");
  await expect(worksOf("2 works follow the list")).toHaveText([
    "DuneFrom CA$500 to CA$640",
    "SumacCA$640, unchanged",
  ]);
  await expect(worksOf("2 works are held, never lower")).toHaveText([
    "ThawCA$900 held; it would ask CA$640",
    "SlateCA$300 held; there is nothing to follow",
  ]);
  await expect(worksOf("1 work is on hold or consigned")).toHaveText([
    "QuarryCA$500 held; it would ask CA$640",
  ]);
  await expect(
    section.getByText("It keeps the file’s price until you let it follow."),
  ).toBeVisible();
  await inspect(page, "an import whose prices the list governs");
  await answerQuestion(page, whosePrices, "My own");
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await answerQuestion(page, whosePrices, "The list’s");
  await importAll(page, 5);
  const prices = { Dune: 640, Sumac: 640, Thaw: 900, Slate: 300, Quarry: 500 };
  expect(await asked(page)).toEqual(prices);

  await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 1000")] }));
  expect(await asked(page)).toEqual({ ...prices, Dune: 1000, Sumac: 1000 });
});

test("without a list, works whose prices it is to govern ask the file’s until one is published", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openFile(page, "inventory.csv", file);
  await answerDollars(page);
  await expect(page.getByText("You have no price list in force yet.")).toBeVisible();
  await answerQuestion(page, whosePrices, "The list’s");
  await importAll(page, 3);
  expect(await asked(page)).toEqual({ Dune: 500, Sumac: 550, Thaw: 900 });
  await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 640")] }));
  expect(await asked(page)).toEqual({ Dune: 640, Sumac: 640, Thaw: 900 });
});

test("a work follows the list by one press or by an emptied price, and a selection together", async ({
  page,
}) => {
  await becomeProfessional(page);
  const size = { suggestedPrice: null, medium: "oil", width: 20, height: 16 } as const;
  const id = await saveAskingWork(page, 500, { ...size, title: "Dune" });
  await saveAskingWork(page, 550, { ...size, title: "Sumac" });
  await publishList(page, await startDraft(page, { anchors: [anchor("oil 16x20 640")] }));
  await openWork(page, { id, title: "Dune" });
  await page.getByRole("button", { name: "Let it follow the list" }).click();
  await expectToast(page, "It follows the list");
  await expect.poll(() => asked(page)).toEqual({ Dune: 640, Sumac: 550 });
  await toast(page, "It follows the list").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "1 work asks what it asked before");
  expect(await asked(page)).toEqual({ Dune: 500, Sumac: 550 });

  await page.getByRole("button", { name: "Change Price" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Asking price").fill("");
  await dialog.getByRole("button", { name: "Save Price" }).click();
  await expectToast(page, "Your own price is removed");
  expect(await asked(page)).toEqual({ Dune: 640, Sumac: 550 });

  await openApp(page, "gallery");
  await page.getByRole("button", { name: "Select works" }).click();
  await page.getByRole("checkbox", { name: "Select Sumac" }).check();
  await page.getByRole("button", { name: "Let Them Follow the List" }).click();
  await page.getByRole("button", { name: "Let 1 Work Follow" }).click();
  await expectToast(page, "1 price changed");
  expect(await asked(page)).toEqual({ Dune: 640, Sumac: 640 });
});
