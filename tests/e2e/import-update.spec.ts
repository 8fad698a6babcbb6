import { expect, type Page } from "@playwright/test";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { answerDollars, imported, openFile } from "./import-page.ts";
import { inspect } from "./inspect.ts";
import { expectToast } from "./journeys.ts";
import { tabTo } from "./keyboard.ts";
import { setAskingPrice, setRecord } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { readWorks, saveWork } from "./users.ts";

const headings = ["Title", "Medium", "Width", "Height", "Year", "Price", "Location", "Notes"];
const file = csvOf([
  headings,
  ["Dune", "oil", "30 in", "24 in", "2024", "1300", "Galerie Vent", ""],
  ["Sumac", "oil", "16 in", "20 in", "2024", "500", "Rack 9", ""],
  ["Thaw", "oil", "10 in", "12 in", "2024", "450", "Rack 1", ""],
  ["Ebb", "oil", "10 in", "60 in", "2024", "300", "", ""],
]);

const button = (page: Page, name: string) => page.getByRole("button", { name });

function choice(page: Page, row: number, name: string) {
  return page
    .getByRole("group", { name: `What happens to row ${row}` })
    .getByRole("radio", { name });
}

test("works that the gallery has are updated where the artist says so, by keyboard, no price is lowered, and the undo puts them back", async ({
  page,
}) => {
  await becomeProfessional(page);
  const sizes = { Dune: [30, 24], Sumac: [16, 20], Thaw: [10, 12] } as const;
  for (const [title, [width, height]] of Object.entries(sizes)) {
    const work = { title, medium: "oil", width, height, dateCreated: "2024" } as const;
    const { id } = await saveWork(page, { ...work, suggestedPrice: null });
    await setAskingPrice(page, id, { amountCents: 120_000, currency: "CAD" });
    await setRecord(page, id, { notes: "Varnished" });
  }
  const before = await readWorks(page);
  await openFile(page, "inventory.csv", file);
  await answerDollars(page);
  await expect(page.getByText("are in your gallery already and stay as they are")).toBeVisible();
  await expect(button(page, "Import 1 Work")).toBeVisible();
  await expect(choice(page, 2, "Skip It")).toBeChecked();

  await tabTo(choice(page, 2, "Skip It"));
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, 2, "Update It")).toBeChecked();
  await expect(page.getByText("work of your gallery will be updated")).toBeVisible();
  await expect(button(page, "Import 1, Update 1")).toBeVisible();
  await button(page, "Update All 3").click();
  await expect(page.getByText("works of your gallery will be updated")).toBeVisible();
  await choice(page, 4, "Skip It").check();
  await expect(button(page, "Import 1, Update 2")).toBeVisible();
  await inspect(page, "import, update");
  expect(await readWorks(page)).toEqual(before);

  await button(page, "Import 1, Update 2").click();
  await expect(imported(page, 1)).toBeVisible();
  await expect(page.getByText("2 works were updated.")).toBeVisible();
  await expect(
    page.getByText("1 work was in your gallery already, and stays as it is."),
  ).toBeVisible();
  await expect(
    page.getByText(
      "The price stays, because the work, or one of its size and medium, was offered or sold for more:",
    ),
  ).toBeVisible();
  await expect(page.getByText("Row 3, Sumac")).toBeVisible();
  await inspect(page, "import, updated");
  const works = new Map((await readWorks(page)).map((work) => [work.title, work]));
  expect(works.get("Dune")).toMatchObject({
    ...{ askingPriceCents: 130_000, location: "Galerie Vent", notes: "Varnished" },
  });
  expect(works.get("Sumac")).toMatchObject({ askingPriceCents: 120_000, location: "Rack 9" });
  expect(works.get("Thaw")).toMatchObject({ askingPriceCents: 120_000, location: "" });

  await expect(page.getByText(/^1 work imported on .+\s· 2 works updated on .+$/)).toBeVisible();
  await setRecord(page, works.get("Sumac")?.id ?? "", { location: "Rack 10" });
  await button(page, "Undo the Import").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "Its work is deleted, with sales and pictures. The 2 works that it updated get back what they were. What you have changed since the import stays.",
  );
  await inspect(page, "import, undo of updates");
  await dialog.getByRole("button", { name: "Undo the Import" }).click();
  await expectToast(page, "Import undone", "1 work is deleted. 1 work is as it was before.");
  await expect(page.getByText("1 work stays, because you have changed it since:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sumac" })).toBeVisible();
  const after = new Map((await readWorks(page)).map((work) => [work.title, work]));
  expect([...after.keys()].toSorted()).toEqual(["Dune", "Sumac", "Thaw"]);
  expect(after.get("Dune")).toMatchObject({ askingPriceCents: 120_000, location: "" });
  expect(after.get("Sumac")).toMatchObject({ askingPriceCents: 120_000, location: "Rack 10" });
});
