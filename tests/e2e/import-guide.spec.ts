import { expect } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { inspect } from "./inspect.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";

test("axe: the page says in four lines how to get a file out of each program, opened by keyboard", async ({
  page,
}) => {
  await becomeProfessional(page);
  await page.goto(appPaths.import);
  await expect(page.getByRole("heading", { name: "How to get the file" })).toBeVisible();
  const programs = ["Artwork Archive", "Artlogic", "ArtCloud", "Arternal"];
  const guides = page.getByRole("group");
  await expect(guides).toHaveText(
    [...programs, "A spreadsheet of your own"].map((name) => new RegExp(`^${name}`)),
  );
  await page.getByText("Artwork Archive").focus();
  await page.keyboard.press("Enter");
  await expect(guides.first().getByRole("listitem")).toHaveText([
    "Export your pieces to a spreadsheet, CSV or Excel, with all fields.",
    "Leave the rows around its headings as they are; they are passed over.",
    "Sizes are read in inches unless a cell says cm, days with the month first.",
    "Download the pictures too, and name them by inventory number or title.",
  ]);
  await expect(
    page.getByText(
      "A sold price is read as the price before its discount. Where the asking prices beside it are higher by just the discount, it is read as what was paid. A commission of 50 or 0.5 is 50%.",
    ),
  ).toBeVisible();
  await inspect(page, "import-guide");
});
