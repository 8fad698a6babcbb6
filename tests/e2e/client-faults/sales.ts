import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import {
  helene,
  invoiceRow,
  issueInvoice,
  ledgerRow,
  openSales,
  readInvoices,
} from "../invoices.ts";
import { sell } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { readUser, saveWork } from "../users.ts";
import { fieldIn } from "../work-record.ts";
import type { Mutation } from "./mutation.ts";

/** A sale of an artist of its own, without a buyer or with one. */
async function sellOne(page: Page, hasBuyer = true) {
  await becomeProfessional(page);
  const { email } = await readUser(page.request);
  const work = await saveWork(page, { title: "Sumac" });
  const sale = await sell(page, work.id, {
    priceCents: 900_00,
    ...(hasBuyer && { buyer: helene }),
  });
  return { email: email ?? "", sale };
}

/** Opens a dialog, unless it is open with what was typed. */
async function openDialog(dialog: Locator, button: Locator): Promise<void> {
  if (await dialog.isVisible()) return;
  await button.click();
  await expect(dialog).toBeVisible();
}

/** The error of a change that failed; without a network it says besides that nothing is lost. */
function refusedAs(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  const kept =
    "There is no network. What you entered is kept on this device: save it once you are back.";
  return { failed: ["Error", text], failedOffline: ["Error", `${text} ${kept}`] };
}

const firstNumber = `${new Date().getFullYear()}-001`;

export const saleMutations: readonly Mutation[] = [
  {
    name: "complete a sale",
    method: "PATCH",
    path: /\/api\/sales\/[^/]+$/,
    ...refusedAs("The sale could not be saved. Please try again."),
    done: ["Sale saved"],
    set: async (page) => {
      const { email, sale } = await sellOne(page, false);
      const dialog = page.getByRole("dialog", { name: "Details of the Sale" });
      const button = ledgerRow(page, "Sumac").getByRole("button", { name: "Details of Sumac" });
      return {
        email,
        reach: () => openSales(page),
        fill: async () => {
          await openDialog(dialog, button);
          await fieldIn(dialog, "Buyer").fill("Hélène Caron");
          await fieldIn(dialog, "Buyer's address").fill("4, rue Saint-Jean");
        },
        fire: (press) => press(dialog.getByRole("button", { name: /^(Save Details|Saving…)$/ })),
        expectKept: async () => {
          await openDialog(dialog, button);
          await expect(fieldIn(dialog, "Buyer")).toHaveValue("Hélène Caron");
          await expect(fieldIn(dialog, "Buyer's address")).toHaveValue("4, rue Saint-Jean");
        },
        countDone: async () => {
          const answer = await page.request.get(apiPaths.sales);
          const sales = v.parse(salesSchema, await answer.json());
          return sales.filter(({ id, buyer }) => id === sale.id && buyer !== null).length;
        },
      };
    },
  },
  {
    name: "issue an invoice",
    method: "POST",
    path: /\/api\/invoices$/,
    ...refusedAs("The invoice could not be issued. Please try again."),
    done: null,
    set: async (page) => {
      const { email } = await sellOne(page);
      const dialog = page.getByRole("dialog", { name: "New Invoice" });
      const button = ledgerRow(page, "Sumac").getByRole("button", { name: "Invoice Sumac" });
      return {
        email,
        reach: () => openSales(page),
        fill: async () => {
          await openDialog(dialog, button);
          await fieldIn(dialog, "Paid already").fill("125.50");
          await fieldIn(dialog, "Terms").fill("Thirty days");
        },
        fire: (press) => press(dialog.getByRole("button", { name: /^(Issue Invoice|Issuing…)$/ })),
        expectKept: async () => {
          await openDialog(dialog, button);
          await expect(fieldIn(dialog, "Paid already")).toHaveValue("125.50");
          await expect(fieldIn(dialog, "Terms")).toHaveValue("Thirty days");
        },
        expectDone: () =>
          expect(page.getByRole("dialog", { name: `Invoice ${firstNumber}` })).toBeVisible(),
        countDone: async () => (await readInvoices(page)).length,
      };
    },
  },
  {
    name: "mark an invoice as paid",
    method: "PUT",
    path: /\/payment$/,
    ...refusedAs("The payment could not be saved. Please try again."),
    done: [`Invoice ${firstNumber} is paid`],
    set: async (page) => {
      const { email, sale } = await sellOne(page);
      await issueInvoice(page, [sale.id]);
      const dialog = page.getByRole("dialog", { name: "Mark as Paid" });
      const button = invoiceRow(page, firstNumber).getByRole("button", {
        name: `Mark as Paid ${firstNumber}`,
      });
      return {
        email,
        reach: () => openSales(page),
        fill: async () => {
          await openDialog(dialog, button);
          await fieldIn(dialog, "How").fill("Interac");
        },
        fire: (press) => press(dialog.getByRole("button", { name: /^(Mark as Paid|Saving…)$/ })),
        expectKept: async () => {
          await openDialog(dialog, button);
          await expect(fieldIn(dialog, "How")).toHaveValue("Interac");
        },
        countDone: async () =>
          (await readInvoices(page)).filter(({ payment }) => payment?.method === "Interac").length,
      };
    },
  },
  {
    name: "take an invoice back by a credit note",
    method: "POST",
    path: /\/credit-note$/,
    ...refusedAs("The credit note could not be issued. Please try again."),
    done: [
      `Credit note ${firstNumber.replace("-001", "-002")} issued`,
      "The sales can be invoiced again.",
    ],
    set: async (page) => {
      const { email, sale } = await sellOne(page);
      await issueInvoice(page, [sale.id]);
      const dialog = page.getByRole("dialog", { name: `Credit Invoice ${firstNumber}` });
      const button = invoiceRow(page, firstNumber).getByRole("button", {
        name: `Credit ${firstNumber}`,
      });
      return {
        email,
        reach: () => openSales(page),
        fill: async () => {
          await openDialog(dialog, button);
          await fieldIn(dialog, "Reason, for yourself").fill("Two addresses");
        },
        fire: (press) =>
          press(dialog.getByRole("button", { name: /^(Issue Credit Note|Issuing…)$/ })),
        expectKept: async () => {
          await openDialog(dialog, button);
          await expect(fieldIn(dialog, "Reason, for yourself")).toHaveValue("Two addresses");
        },
        countDone: async () => (await readInvoices(page)).filter(({ credits }) => credits).length,
      };
    },
  },
];
