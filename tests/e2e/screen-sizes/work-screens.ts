import { expect, type Page } from "@playwright/test";
import { openApp } from "../users.ts";
import { fieldIn, openWork } from "../work-record.ts";
import type { FilledArtist } from "./artist.ts";
import { button, headed, type Screen } from "./screens.ts";

export const dialogOpens = (page: Page) =>
  expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();

export async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
}

/** The calculator, the gallery, and a work's page with its dialogs. */
export const galleryScreens: readonly Screen<FilledArtist>[] = [
  {
    name: "the gallery as a grid",
    open: async (page) => {
      await openApp(page, "gallery");
      await headed(page, /^Marie-Geneviève's Artwork Gallery$/);
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "the gallery as a list",
    open: async (page) => {
      await page.getByRole("radio", { name: "List" }).click();
      await expect(page.getByRole("row").first()).toBeVisible();
    },
  },
  {
    name: "the export",
    open: async (page) => {
      await openApp(page, "gallery");
      await button(page, "More for the whole gallery").click();
      await page.getByRole("menuitem", { name: "Export…" }).click();
      await dialogOpens(page);
    },
  },
  {
    name: "the question before a work is deleted",
    open: async (page, { offered }) => {
      await close(page);
      await button(page, `More for ${offered.title}`).click();
      await page.getByRole("menuitem", { name: "Delete Artwork" }).click();
      await dialogOpens(page);
    },
  },
  {
    name: "a saved work in the calculator",
    open: async (page, { offered }) => {
      await close(page);
      await button(page, `Edit ${offered.title}`).click();
      await headed(page, "Edit Artwork");
      await button(page, "Calculate Price").click();
      await expect(
        page.getByRole("img", { name: /^Area .+, labour .+, materials .+$/ }),
      ).toBeVisible();
    },
  },
  {
    name: "works that are selected",
    open: async (page) => {
      await openApp(page, "gallery");
      await button(page, "Select works").click();
      await button(page, /^Select All \d+$/).click();
      await expect(button(page, "Change Status")).toBeVisible();
    },
  },
  {
    name: "works that are let follow the list",
    open: async (page) => {
      await button(page, "Let Them Follow the List").click();
      await dialogOpens(page);
    },
  },
  {
    name: "the status of several works",
    open: async (page) => {
      await close(page);
      await button(page, "Change Status").click();
      await page.getByRole("dialog").getByRole("radio", { name: "Consigned" }).click();
      await expect(page.getByRole("dialog").getByLabel("Channel")).toBeVisible();
    },
  },
];

/** A work's page in each state, and its dialogs. */
export const workScreens: readonly Screen<FilledArtist>[] = [
  { name: "a work on hold", open: (page, { held }) => openWork(page, held) },
  { name: "a consigned work", open: (page, { consigned }) => openWork(page, consigned) },
  { name: "a sold work", open: (page, { sold }) => openWork(page, sold) },
  {
    name: "the question before a sale is taken back",
    open: async (page) => {
      await button(page, "Take the Sale Back").click();
      await dialogOpens(page);
    },
  },
  { name: "a work on offer", open: (page, { offered }) => openWork(page, offered) },
  {
    name: "a status with all its fields",
    open: async (page) => {
      await page.getByRole("radio", { name: "Consigned" }).click();
      await expect(page.getByRole("combobox", { name: "Channel" })).toBeVisible();
    },
  },
  {
    name: "a price that is lower",
    open: async (page, { offered }) => {
      await openWork(page, offered);
      await button(page, "Change Price").click();
      const dialog = page.getByRole("dialog");
      await fieldIn(dialog, "Asking price").fill("1");
      await dialog.getByRole("button", { name: "Save Price" }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "a sale that is recorded, with everything wrong",
    open: async (page) => {
      await close(page);
      await button(page, "Record a Sale").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "More" }).click();
      await fieldIn(dialog, "Discount").fill("200");
      await fieldIn(dialog, "Buyer's email").fill("nobody");
      await dialog.getByRole("button", { name: "Save Sale" }).click();
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "the wall label",
    open: async (page) => {
      await close(page);
      await button(page, "Open Wall label").click();
      await expect(page.getByRole("region", { name: /^Preview, .+$/ })).toBeVisible();
    },
  },
  {
    name: "a certificate that is issued",
    open: async (page) => {
      await close(page);
      await button(page, "Issue Certificate of authenticity").click();
      await expect(button(page, "Issue Certificate")).toBeVisible();
    },
  },
];
