import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { artworksSchema } from "#schema/artwork.ts";
import { appPaths } from "#schema/page-paths.ts";
import { csvOf } from "#tests/support/spreadsheets.ts";
import { becomeProfessional } from "../stripe.ts";
import { readUser } from "../users.ts";
import type { Mutation } from "./mutation.ts";

const file = {
  name: "works.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    csvOf([
      ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price"],
      ["Dune", "oil", "30", "24", "2024", "900"],
    ]),
  ),
};

export const importMutations: readonly Mutation[] = [
  {
    name: "import works",
    method: "POST",
    path: /\/api\/imports$/,
    failed: ["Error", "The import could not begin, and nothing was imported. Please try again."],
    done: null,
    set: async (page) => {
      await becomeProfessional(page);
      const dollars = page.getByRole("radio", { name: "Canadian dollars" });
      const button = page.getByRole("button", { name: "Import 1 Work" });
      return {
        email: (await readUser(page.request)).email ?? "",
        reach: async () => {
          await page.goto(appPaths.import);
          await page.getByLabel("A spreadsheet of works").setInputFiles(file);
          await expect(page.getByRole("heading", { name: "Columns" })).toBeVisible();
        },
        fill: () => dollars.check(),
        fire: (press) => press(button),
        expectKept: async () => {
          await expect(dollars).toBeChecked();
          await expect(button).toBeVisible();
        },
        expectDone: () =>
          expect(page.getByRole("heading", { name: "1 work is in your gallery" })).toBeVisible(),
        countDone: () => countWorks(page),
      };
    },
  },
];

async function countWorks(page: Page): Promise<number> {
  const answer = await page.request.get(apiPaths.artworks);
  return v.parse(artworksSchema, await answer.json()).length;
}
