import { expect } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { button, headed, type Screen } from "./screens.ts";
import { close, dialogOpens } from "./work-screens.ts";

/** The price list with its dialogs. */
export const listScreens: readonly Screen[] = [
  {
    name: "the price list",
    open: async (page) => {
      await page.goto(appPaths.priceList);
      await headed(page, /^.+$/);
      await expect(page.getByRole("heading", { level: 2, name: "Channels" })).toBeVisible();
    },
  },
  {
    name: "the price list with every drawing as a table",
    open: async (page) => {
      const show = button(page, "Show as a table");
      while ((await show.count()) > 0) await show.first().click();
      await expect(button(page, "Show as a drawing").first()).toBeVisible();
    },
  },
  {
    name: "the raises that settle all contradictions",
    open: async (page) => {
      await button(page, "Settle them all").click();
      await dialogOpens(page);
    },
  },
  {
    name: "a raise that is not published yet",
    open: async (page) => {
      await close(page);
      await page.getByRole("radio", { name: "8 %" }).check();
      await expect(button(page, "Discard Draft")).toBeVisible();
    },
  },
  {
    name: "the channels with an error",
    open: async (page) => {
      await button(page, "Edit channels").click();
      const dialog = page.getByRole("dialog", { name: "Channels" });
      await dialog.getByRole("button", { name: /^Studio .+$/ }).click();
      await dialog.getByLabel("Commission").fill("101");
      await button(dialog, "Save Channels").click();
      await expect(dialog.getByText("Enter a share from 0 to 100.")).toBeVisible();
    },
  },
  {
    name: "the price list as PDF",
    open: async (page) => {
      await page.goto(appPaths.priceList);
      await button(page, "Price List as PDF").click();
      await expect(page.getByRole("region", { name: /^Preview, .+$/ })).toBeVisible();
    },
  },
];
