import { expect, type Page } from "@playwright/test";
import { chooseFromMenu, more } from "../gallery-page.ts";
import { findArtworks, newTitle, toast } from "../journeys.ts";
import { sell } from "../records.ts";
import { becomeAdmin, openApp, saveWork } from "../users.ts";
import type { Mutations } from "./mutation.ts";

async function countArchived(page: Page, title: string): Promise<number> {
  return (await findArtworks(page, title)).filter(({ archived }) => archived).length;
}

/** A sold work of an artist without limits; all tests share the account. */
async function sellOne(page: Page): Promise<string> {
  await becomeAdmin(page);
  const title = newTitle("Ebb");
  const { id } = await saveWork(page, { title });
  await sell(page, id);
  return title;
}

export const archivingMutations: Mutations = {
  "archive a sold artwork": {
    method: "PATCH",
    path: /\/record$/,
    failed: ["Error", "The artwork could not be archived. Please try again."],
    done: ["Artwork archived"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const title = await sellOne(page);
      const openMenu = () => more(page, title).click();
      return {
        open: () => openApp(page, "gallery"),
        fill: openMenu,
        submit: (press) => press(page.getByRole("menuitem", { name: "Archive" })),
        prepareRepeat: openMenu,
        expectInput: () => expect(page.getByRole("heading", { name: title })).toBeVisible(),
        countDone: () => countArchived(page, title),
      };
    },
  },
  "undo the archiving of an artwork": {
    method: "PATCH",
    path: /\/record$/,
    failed: ["Error", "The artwork could not be unarchived. Please try again."],
    done: null,
    isOverAfterLogin: true,
    setUp: async (page) => {
      const title = await sellOne(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openApp(page, "gallery"),
        fill: async () => {
          await chooseFromMenu(page, title, "Archive");
          await expect(toast(page, "Artwork archived")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        expectDone: () => expect(page.getByRole("heading", { name: title })).toBeVisible(),
        countDone: async () => 1 - (await countArchived(page, title)),
      };
    },
  },
};
