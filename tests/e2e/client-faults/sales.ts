import { expect, type Page } from "@playwright/test";
import type { InvoicePayment } from "#schema/invoices/invoice.ts";
import { helene, issueInvoice, number, payPart, readInvoices, salesOn } from "../invoices.ts";
import { toast } from "../journeys.ts";
import { readSales, sellNew } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { enteredIn, type Mutations, openDialog, refusedAs } from "./mutation.ts";

/** A sale of an artist of its own, without a buyer or with one. */
async function sellOne(page: Page, hasBuyer = true) {
  await becomeProfessional(page);
  const { sale } = await sellNew(page, "Sumac", {
    priceCents: 900_00,
    ...(hasBuyer && { buyer: helene }),
  });
  return sale;
}

/** A payment of a part of an invoice, with what reverses it. */
async function payOne(page: Page) {
  const sale = await sellOne(page);
  await payPart(page, await issueInvoice(page, [sale.id]), 80_00);
  const sales = salesOn(page);
  const dialog = sales.paying(number(1));
  const enter = { name: `Enter Payment ${number(1)}` };
  return {
    sales,
    open: () => openDialog(dialog, sales.invoiceRow(number(1)).getByRole("button", enter)),
    reverse: dialog.getByRole("button", { name: /^Reverse CA\$80\.00 of .+$/ }),
  };
}

async function countPayments(
  page: Page,
  isMeant: (payment: InvoicePayment) => boolean,
): Promise<number> {
  return (await readInvoices(page)).flatMap(({ payments }) => payments).filter(isMeant).length;
}

export const saleMutations: Mutations = {
  "complete a sale": {
    method: "PATCH",
    path: /\/api\/sales\/[^/]+$/,
    ...refusedAs("The sale could not be saved. Please try again."),
    done: ["Sale saved"],
    setUp: async (page) => {
      const sale = await sellOne(page, false);
      const sales = salesOn(page);
      const dialog = sales.details;
      const button = sales.ledgerRow("Sumac").getByRole("button", { name: "Correct Sumac" });
      return {
        open: sales.open,
        ...enteredIn(dialog, button, {
          Buyer: "Hélène Caron",
          "Buyer's address": "4, rue Saint-Jean",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: /^(Save Sale|Saving…)$/ })),
        countDone: async () => {
          const recorded = await readSales(page);
          return recorded.filter(({ id, buyer }) => id === sale.id && buyer !== null).length;
        },
      };
    },
  },
  "issue an invoice": {
    method: "POST",
    path: /\/api\/invoices$/,
    ...refusedAs("The invoice could not be issued. Please try again."),
    done: null,
    setUp: async (page) => {
      await sellOne(page);
      const sales = salesOn(page);
      const dialog = sales.invoicing;
      const button = sales.ledgerRow("Sumac").getByRole("button", { name: "Invoice Sumac" });
      return {
        open: sales.open,
        ...enteredIn(dialog, button, {
          "Paid already": "125.50",
          "Terms in French": "Thirty days",
        }),
        submit: (press) =>
          press(dialog.getByRole("button", { name: /^(Issue Invoice|Issuing…)$/ })),
        expectDone: () => expect(sales.printing(number(1))).toBeVisible(),
        countDone: async () => (await readInvoices(page)).length,
      };
    },
  },
  "enter a payment of an invoice": {
    method: "POST",
    path: /\/payments$/,
    ...refusedAs("The payment could not be saved. Please try again."),
    done: [`Invoice ${number(1)} is paid`],
    setUp: async (page) => {
      const sale = await sellOne(page);
      await issueInvoice(page, [sale.id]);
      const sales = salesOn(page);
      const dialog = sales.paying(number(1));
      const button = sales.invoiceRow(number(1)).getByRole("button", {
        name: `Enter Payment ${number(1)}`,
      });
      return {
        open: sales.open,
        ...enteredIn(dialog, button, { How: "Interac" }),
        submit: (press) => press(dialog.getByRole("button", { name: /^(Enter Payment|Saving…)$/ })),
        countDone: () => countPayments(page, ({ method }) => method === "Interac"),
      };
    },
  },
  "reverse a payment of an invoice": {
    method: "POST",
    path: /\/reverse$/,
    failed: ["Error", "The payment could not be saved. Please try again."],
    failedOffline: ["Error", "There is no network. Please try again once you are back."],
    done: ["Payment of CA$80.00 reversed"],
    setUp: async (page) => {
      const { sales, open, reverse } = await payOne(page);
      return {
        open: sales.open,
        fill: open,
        submit: (press) => press(reverse),
        expectInput: async () => {
          await open();
          await expect(reverse).toBeVisible();
        },
        countDone: () => countPayments(page, ({ reversedAt }) => reversedAt !== null),
      };
    },
  },
  "undo the reversal of a payment of an invoice": {
    method: "POST",
    path: /\/payments$/,
    failed: ["Error", "The payment could not be saved. Please try again."],
    failedOffline: ["Error", "There is no network. Please try again once you are back."],
    done: ["CA$80.00 paid, CA$820.00 still open"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const { sales, open, reverse } = await payOne(page);
      const undo = page
        .getByRole("listitem", { includeHidden: true })
        .getByRole("button", { name: "Undo", includeHidden: true });
      return {
        open: sales.open,
        fill: async () => {
          await open();
          await reverse.click();
          await expect(
            toast(page, "Payment of CA$80.00 reversed", { includeHidden: true }),
          ).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: () => countPayments(page, ({ reversedAt }) => reversedAt === null),
      };
    },
  },
  "take an invoice back by a credit note": {
    method: "POST",
    path: /\/credit-note$/,
    ...refusedAs("The credit note could not be issued. Please try again."),
    done: [`Credit note ${number(2)} issued`, "The sales can be invoiced again."],
    setUp: async (page) => {
      const sale = await sellOne(page);
      await issueInvoice(page, [sale.id]);
      const sales = salesOn(page);
      const dialog = sales.crediting(number(1));
      const button = sales.invoiceRow(number(1)).getByRole("button", {
        name: `Credit ${number(1)}`,
      });
      return {
        open: sales.open,
        ...enteredIn(dialog, button, { "Reason, for yourself": "Two addresses" }),
        submit: (press) =>
          press(dialog.getByRole("button", { name: /^(Issue Credit Note|Issuing…)$/ })),
        countDone: async () => (await readInvoices(page)).filter(({ credits }) => credits).length,
      };
    },
  },
};
