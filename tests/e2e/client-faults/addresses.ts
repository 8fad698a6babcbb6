import { expect, type Page } from "@playwright/test";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { helene, issueInvoice, number, salesOn } from "../invoices.ts";
import { makeLink } from "../links.ts";
import { sellNew } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { saveWork } from "../users.ts";
import { openWork } from "../work-record.ts";
import { countLinks, isRevoked, refused, revocation } from "./links.ts";
import { askedIn, type Mutations } from "./mutation.ts";

const link = /\/api\/links\/[\w-]+$/;
const links = /\/api\/links$/;

const refusedLabel = {
  failed: ["Error", "The label’s address could not be changed. Please try again."],
  failedOffline: [
    "Error",
    "The label’s address could not be changed. Check your connection, then try again.",
  ],
} as const;

/** An invoice of an artist of its own. */
async function makeInvoice(page: Page) {
  await becomeProfessional(page);
  const { sale } = await sellNew(page, "Sumac", { priceCents: 900_00, buyer: helene });
  return issueInvoice(page, [sale.id]);
}

const invoiceMutations: Mutations = {
  "make the address of an invoice": {
    method: "POST",
    path: links,
    failed: [
      "The message has no address",
      "The invoice’s page could not be made. Send the PDF with the message instead.",
    ],
    done: null,
    setUp: async (page) => {
      await makeInvoice(page);
      const sales = salesOn(page);
      const send = sales.invoiceRow(number(1)).getByRole("link", { name: `Send ${number(1)}` });
      return {
        open: sales.open,
        submit: (press) => press(send),
        expectInput: () => expect(send).toBeVisible(),
        expectDone: () => expect(send).toHaveAttribute("href", /^mailto:.*%2Fl%2F.*$/),
        countDone: () => countLinks(page, ({ kind }) => kind === "invoice"),
      };
    },
  },
  "take the address of an invoice back": {
    method: "POST",
    path: revocation,
    ...refused("Please try again."),
    done: ["The address is taken back"],
    setUp: async (page) => {
      const { id } = await makeInvoice(page);
      await makeLink(page, { kind: "invoice", invoiceId: id });
      return {
        open: salesOn(page).open,
        ...askedIn(page, {
          button: `Take back the address of invoice ${number(1)}`,
          question: "Take the invoice’s address back?",
          confirm: "Take Back",
        }),
        countDone: () => countLinks(page, isRevoked),
      };
    },
  },
};

/** A work of an artist of its own. */
async function saveOne(page: Page): Promise<Artwork> {
  await becomeProfessional(page);
  return saveWork(page, { title: "Ebb" });
}

async function makeLabel(page: Page): Promise<Artwork> {
  const work = await saveOne(page);
  const chosen = { showPrice: true, showStatus: true, isPublic: false };
  await makeLink(page, { kind: "label", workId: work.id, ...chosen });
  return work;
}

const labelMutations: Mutations = {
  "make the address of a label": {
    method: "POST",
    path: links,
    ...refusedLabel,
    done: null,
    setUp: async (page) => {
      const work = await saveOne(page);
      const make = page.getByRole("button", { name: "Make Address" });
      return {
        open: () => openWork(page, work),
        submit: (press) => press(make),
        expectInput: () => expect(make).toBeVisible(),
        expectDone: () =>
          expect(page.getByRole("button", { name: "Copy the label’s address" })).toBeVisible(),
        countDone: () => countLinks(page, ({ kind }) => kind === "label"),
      };
    },
  },
  "choose what the page of a label shows": {
    method: "PATCH",
    path: link,
    ...refusedLabel,
    done: null,
    setUp: async (page) => {
      const work = await makeLabel(page);
      const price = page.getByRole("checkbox", { name: "The price" });
      return {
        open: () => openWork(page, work),
        submit: (press) => press(price),
        expectInput: () => expect(price).toBeVisible(),
        expectDone: () => expect(price).not.toBeChecked(),
        countDone: () => countLinks(page, ({ showPrices }) => !showPrices),
      };
    },
  },
  "take the address of a label back": {
    method: "POST",
    path: revocation,
    ...refusedLabel,
    done: ["Address taken back"],
    setUp: async (page) => {
      const work = await makeLabel(page);
      return {
        open: () => openWork(page, work),
        ...askedIn(page, {
          button: "Take Back the label’s address",
          question: "Take the address back?",
          confirm: "Take Back",
        }),
        countDone: () => countLinks(page, isRevoked),
      };
    },
  },
};

export const addressMutations: Mutations = { ...invoiceMutations, ...labelMutations };
