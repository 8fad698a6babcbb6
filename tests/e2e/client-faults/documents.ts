import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { issuedDocumentsSchema } from "#schema/documents/issued.ts";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import { newTitle } from "../journeys.ts";
import { readLinks } from "../links.ts";
import { becomeProfessional } from "../stripe.ts";
import { becomeAdmin, saveWork } from "../users.ts";
import { openWork } from "../work-record.ts";
import { type Mutations, openDialog } from "./mutation.ts";

async function countCertificates(page: Page, artworkId: string): Promise<number> {
  const answer = await page.request.get(salesPaths.documents);
  return v
    .parse(issuedDocumentsSchema, await answer.json())
    .filter(({ kind, content }) => kind === "certificate" && content.work.artworkId === artworkId)
    .length;
}

export const documentMutations: Mutations = {
  "issue a certificate": {
    method: "POST",
    path: /\/api\/documents$/,
    failed: ["Error", "The document could not be issued. Please try again."],
    done: null,
    setUp: async (page) => {
      await becomeAdmin(page);
      const work = await saveWork(page, { title: newTitle("Ebb") });
      const dialog = page.getByRole("dialog", { name: "Certificate of Authenticity" });
      const french = dialog.getByRole("radio", { name: "French" });
      const issue = page.getByRole("button", { name: "Issue Certificate of authenticity" });
      return {
        open: () => openWork(page, work),
        fill: async () => {
          await openDialog(dialog, issue);
          await french.click();
        },
        submit: (press) =>
          press(dialog.getByRole("button", { name: /^(Issue Certificate|Issuing…)$/ })),
        expectInput: async () => {
          await openDialog(dialog, issue);
          await expect(french).toBeChecked();
        },
        expectDone: () => expect(french).toBeHidden(),
        countDone: () => countCertificates(page, work.id),
      };
    },
  },
  "make a label's address while it is printed": {
    method: "POST",
    path: /\/api\/links$/,
    failed: null,
    isRetriedByPage: true,
    done: null,
    setUp: async (page) => {
      await becomeProfessional(page);
      const work = await saveWork(page, { title: newTitle("Ebb") });
      const dialog = page.getByRole("dialog", { name: "Wall Labels" });
      const box = dialog.getByRole("checkbox", { name: "QR code" });
      const retry = dialog.getByRole("button", { name: "Try Again" });
      const open = page.getByRole("button", { name: "Open Wall label" });
      const made = dialog.getByRole("button", { name: "Download PDF", disabled: false });
      return {
        open: () => openWork(page, work),
        fill: async () => {
          await openDialog(dialog, open);
          await expect(made).toBeVisible();
        },
        submit: async (press) => {
          // A choice from before the log-in is kept, and makes the address when the dialog is opened.
          if (!(await box.isChecked())) await press(box);
          else if (await retry.isVisible()) await press(retry);
        },
        expectInput: async () => {
          await openDialog(dialog, open);
          await expect(box).toBeChecked();
          await expect(retry.or(made)).toBeVisible();
        },
        expectDone: () => expect(made).toBeVisible(),
        countDone: async () => (await readLinks(page)).length,
      };
    },
  },
};
