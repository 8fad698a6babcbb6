import { expect } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { answerQuestion, openFile } from "../import-page.ts";
import { salesOn } from "../invoices.ts";
import { fieldIn } from "../work-record.ts";
import { longTitle, unbrokenTitle } from "./artist.ts";
import { button, headed, type Screen } from "./screens.ts";
import { close, dialogOpens } from "./work-screens.ts";

/** The sales with their dialogs, the import, and the profile's pages. */
export const businessScreens: readonly Screen[] = [
  {
    name: "the sales",
    open: async (page) => {
      await page.goto(appPaths.sales);
      await expect(page.getByRole("table", { name: "Ledger" })).toBeVisible();
    },
  },
  {
    name: "choosing the work of a sale",
    open: async (page) => {
      await button(page, "Record a Sale").click();
      await dialogOpens(page);
    },
  },
  {
    name: "a sale that is corrected",
    open: async (page) => {
      await close(page);
      await button(page, `Correct ${longTitle}, Sketch`).click();
      const dialog = salesOn(page).details;
      await fieldIn(dialog, "Price before tax").fill("1234567");
      await dialog.getByRole("button", { name: "Save Sale" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "a new invoice with a line more",
    open: async (page) => {
      await close(page);
      await button(page, `Invoice ${longTitle}, Sketch`).click();
      const dialog = salesOn(page).invoicing;
      await button(dialog, "Add a Line, such as a Frame or Shipping").click();
      await expect(dialog.getByLabel("Line 1")).toBeFocused();
    },
  },
  {
    name: "an invoice without a buyer",
    open: async (page) => {
      await close(page);
      await button(page, `Invoice ${unbrokenTitle}_2`).click();
      await expect(salesOn(page).invoicing.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the payments of an invoice",
    open: async (page) => {
      await close(page);
      await button(page, /^Enter Payment .+$/)
        .first()
        .click();
      await dialogOpens(page);
    },
  },
  {
    name: "an invoice that is credited",
    open: async (page) => {
      await close(page);
      await button(page, /^Credit .+$/)
        .first()
        .click();
      await dialogOpens(page);
    },
  },
  {
    name: "the import",
    open: async (page) => {
      await page.goto(appPaths.import);
      await headed(page, "Import Works");
    },
  },
  {
    name: "a file that is reviewed",
    open: async (page) => {
      await openFile(page, `${unbrokenTitle}.csv`, csvOf([...importedRows]));
      await expect(page.getByRole("table", { name: "Rows that need a decision" })).toBeVisible();
    },
  },
  {
    name: "a file whose prices the list governs",
    open: async (page) => {
      const question = "Are the file’s prices your own, or the list’s to govern?";
      await answerQuestion(page, question, "The list’s");
      await expect(page.getByRole("region", { name: "1 work is held, never lower" })).toBeVisible();
    },
  },
  {
    name: "the profile",
    open: async (page) => {
      await page.goto(appPaths.profile);
      const leave = button(page, "Leave");
      await headed(page, "Profile");
      await expect(leave).toHaveCount(0);
    },
  },
  {
    name: "managing the subscription",
    open: async (page) => {
      await button(page, "Manage Subscription").click();
      await dialogOpens(page);
    },
  },
  {
    name: "cancelling the subscription",
    open: async (page) => {
      await button(page, "Cancel subscription").click();
      await expect(button(page, "Keep Subscription")).toBeVisible();
    },
  },
  {
    name: "the question before the profile is deleted",
    open: async (page) => {
      await page.reload();
      await button(page, "Delete Profile").click();
      await dialogOpens(page);
    },
  },
  {
    name: "editing the profile",
    open: async (page) => {
      await close(page);
      await button(page, "Edit Profile").click();
      await expect(button(page, "Update Profile")).toBeVisible();
    },
  },
  {
    name: "the business details with errors",
    open: async (page) => {
      await page.goto(appPaths.business);
      const form = page.getByRole("form", { name: "Business details" });
      await form.getByLabel("Number, QST").fill("12");
      await form.getByLabel("Email on documents").fill("atelier");
      await form.getByRole("button", { name: "Save Details" }).click();
      await expect(form.getByText("Enter an email address.")).toBeVisible();
    },
  },
];

const importedRows = [
  ["Number", "Title", "Medium", "Width (in)", "Height (in)", "Year", "Price (CAD)", longTitle],
  ["GRANDMAISON-BEAUCHEMIN-2024-1", longTitle, "oil", "", "24", "2024", "1234567", ""],
  ["GRANDMAISON-BEAUCHEMIN-2024-2", unbrokenTitle, "oil", "20", "24", "2024", "1234567", ""],
  ["GRANDMAISON-BEAUCHEMIN-2024-3", "Tempera", unbrokenTitle, "20", "24", "2024", "900", longTitle],
] as const;
