import { expect, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { newTitle } from "../journeys.ts";
import { becomeAdmin, saveWork } from "../users.ts";
import { fieldIn } from "../work-record.ts";
import type { Mutations } from "./mutation.ts";
import { countHistory } from "./records.ts";

/** The work alone is selected, as the artist's gallery is shared by all tests. */
async function selectWork(page: Page, title: string): Promise<void> {
  const begin = page.getByRole("button", { name: "Select works" });
  const box = page.getByRole("checkbox", { name: `Select ${title}` });
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await expect(begin.or(box).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await box.check();
}

export const selectionMutations: Mutations = {
  "change the status of selected works": {
    method: "PATCH",
    path: /\/status$/,
    failed: null,
    isRetriedByPage: true,
    done: ["1 work: On hold"],
    setUp: async (page) => {
      await becomeAdmin(page);
      // A gallery of one work offers no selection.
      await saveWork(page, { title: newTitle("Bay") });
      const work = await saveWork(page, { title: newTitle("Ebb") });
      const dialog = page.getByRole("dialog");
      async function openDialog(): Promise<void> {
        if (await dialog.isVisible()) return;
        await selectWork(page, work.title);
        await page.getByRole("button", { name: "Change Status" }).click();
        await expect(dialog).toBeVisible();
      }
      return {
        open: async () => {
          await page.goto(appPaths.gallery);
        },
        fill: async () => {
          await openDialog();
          await dialog.getByRole("radio", { name: "On hold" }).click();
          await fieldIn(dialog, "For whom").fill("Galerie du Fleuve");
        },
        submit: (press) =>
          press(dialog.getByRole("button", { name: /^(Change 1 Work|Try Again)$/ })),
        expectInput: async () => {
          await openDialog();
          const retry = dialog.getByRole("button", { name: "Try Again" });
          const typed = fieldIn(dialog, "For whom");
          await expect(retry.or(typed)).toBeVisible();
          if (await typed.isVisible()) await expect(typed).toHaveValue("Galerie du Fleuve");
        },
        countDone: () => countHistory(page, work.id, "status"),
      };
    },
  },
};
