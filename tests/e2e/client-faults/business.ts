import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { businessSchema } from "#schema/business/business.ts";
import { appPaths } from "#schema/page-paths.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { becomeProfessional } from "../stripe.ts";
import { type Mutations, refusedAs } from "./mutation.ts";

export const businessMutations: Mutations = {
  "save the business details": {
    method: "PUT",
    path: /\/api\/business$/,
    ...refusedAs("Your business details could not be saved. Please try again."),
    done: ["Business details saved", "Documents that you make from now on have them."],
    setUp: async (page) => {
      await becomeProfessional(page);
      const form = page.getByRole("form", { name: "Business details" });
      const number = form.getByLabel("Number, GST/HST");
      const since = form.getByLabel("Registered since, GST/HST");
      return {
        open: async () => {
          await page.goto(appPaths.business);
          await expect(form).toBeVisible();
        },
        fill: async () => {
          await form.getByLabel("City").fill("Matane");
          await form.getByRole("button", { name: "Add a tax" }).click();
          await page.getByRole("menuitem", { name: "GST/HST, 5 to 15 % by province" }).click();
          await number.fill("123456789 RT0001");
          await since.fill("2026-01-01");
        },
        submit: (press) => press(form.getByRole("button", { name: "Save Details" })),
        expectInput: async () => {
          await expect(form.getByLabel("City")).toHaveValue("Matane");
          await expect(number).toHaveValue("123456789 RT0001");
          await expect(since).toHaveValue("2026-01-01");
        },
        countDone: () => countSaved(page),
      };
    },
  },
};

/** 1 when it is saved completely, or not at all. */
async function countSaved(page: Page): Promise<number> {
  const answer = await page.request.get(salesPaths.business);
  const { city, registrations } = v.parse(businessSchema, await answer.json());
  expect(registrations).toHaveLength(city === "Matane" ? 1 : 0);
  return registrations.length;
}
