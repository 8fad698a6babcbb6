import { expect } from "@playwright/test";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { heading, imported, openFile } from "../import-page.ts";
import { becomeProfessional } from "../stripe.ts";
import { readWorks } from "../users.ts";
import type { Mutations } from "./mutation.ts";

const file = csvOf([
  ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price"],
  ["Dune", "oil", "30", "24", "2024", "900"],
]);

export const importMutations: Mutations = {
  "import works": {
    method: "POST",
    path: /\/api\/imports$/,
    failed: ["Error", "The import could not begin, and nothing was imported. Please try again."],
    done: null,
    setUp: async (page) => {
      await becomeProfessional(page);
      const dollars = page.getByRole("radio", { name: "Canadian dollars" });
      const button = page.getByRole("button", { name: "Import 1 Work" });
      return {
        open: async () => {
          await openFile(page, "works.csv", file);
          await expect(heading(page, "Columns")).toBeVisible();
        },
        fill: () => dollars.check(),
        submit: (press) => press(button),
        expectInput: async () => {
          await expect(dollars).toBeChecked();
          await expect(button).toBeVisible();
        },
        expectDone: () => expect(imported(page, 1)).toBeVisible(),
        countDone: async () => (await readWorks(page)).length,
      };
    },
  },
};
