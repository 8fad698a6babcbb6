import { expect } from "@playwright/test";
import { expectToast } from "./journeys.ts";
import { downloadPdf } from "./pdf-file.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { openApp, saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

test.beforeEach(({ page }) => becomeProfessional(page));

test("the medium line of a record is what its page, its card and its label say", async ({
  page,
}) => {
  const saved = await saveWork(page, { title: "Undertow" });
  await openWork(page, saved);
  const record = page.getByRole("region", { name: "Record" });
  const line = record.getByLabel("Medium, as printed");
  await expect(line).toHaveValue("Oil on canvas");
  await line.fill("oil and cold wax on linen");
  await record.getByRole("button", { name: "Save Record" }).click();
  await expectToast(page, "Record saved");
  await expect(page.getByText(/^oil and cold wax on linen, .*$/)).toBeVisible();

  await page
    .getByRole("region", { name: "Documents" })
    .getByRole("button", { name: "Open Wall label" })
    .click();
  const { text } = await downloadPdf(page.getByRole("dialog", { name: "Wall Labels" }));
  expect(text).toContain("oil and cold wax on linen 20 × 16 in");
  expect(text).not.toContain("Oil on canvas");

  await openApp(page, "gallery");
  await expect(page.getByText(/^oil and cold wax on linen, .*$/)).toBeVisible();
});
