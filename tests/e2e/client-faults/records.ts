import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { type HistoryKind, historySchema } from "#schema/artworks/price-history.ts";
import { artworkHistoryPath } from "#schema/artworks/record-paths.ts";
import { findArtworks, newTitle } from "../journeys.ts";
import { readSales, sell } from "../records.ts";
import { becomeAdmin, saveWork } from "../users.ts";
import { fieldIn, openWork } from "../work-record.ts";
import { enteredIn, type Mutations, openDialog, refusedAs } from "./mutation.ts";

/** A saved work of an artist without limits; all tests share the account. */
async function saveOne(page: Page) {
  await becomeAdmin(page);
  return saveWork(page, { title: newTitle("Ebb") });
}

export async function countHistory(page: Page, id: string, kind: HistoryKind): Promise<number> {
  const answer = await page.request.get(artworkHistoryPath(id));
  const history = v.parse(historySchema, await answer.json());
  return history.filter((entry) => entry.kind === kind).length;
}

async function countSales(page: Page, artworkId: string): Promise<number> {
  return (await readSales(page)).filter((sale) => sale.artworkId === artworkId).length;
}

export const recordMutations: Mutations = {
  "change an asking price": {
    method: "PATCH",
    path: /\/asking-price$/,
    ...refusedAs("The price could not be saved. Please try again."),
    done: ["Price changed"],
    setUp: async (page) => {
      const work = await saveOne(page);
      const dialog = page.getByRole("dialog", { name: "Change Price" });
      return {
        open: () => openWork(page, work),
        ...enteredIn(dialog, page.getByRole("button", { name: "Change Price" }), {
          "Asking price": "1250.50",
          Reason: "A new frame",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: "Save Price" })),
        countDone: () => countHistory(page, work.id, "asking"),
      };
    },
  },
  "change a status": {
    method: "PATCH",
    path: /\/status$/,
    ...refusedAs("The status could not be saved. Please try again."),
    done: ["Status: On hold"],
    setUp: async (page) => {
      const work = await saveOne(page);
      const part = page.getByRole("region", { name: "Status" });
      return {
        open: () => openWork(page, work),
        fill: async () => {
          await part.getByRole("radio", { name: "On hold" }).click();
          await fieldIn(part, "For whom").fill("Galerie du Fleuve");
          await fieldIn(part, "Where it is").fill("Rimouski");
        },
        submit: (press) => press(part.getByRole("button", { name: "Save Status" })),
        expectInput: async () => {
          await expect(fieldIn(part, "For whom")).toHaveValue("Galerie du Fleuve");
          await expect(fieldIn(part, "Where it is")).toHaveValue("Rimouski");
        },
        countDone: () => countHistory(page, work.id, "status"),
      };
    },
  },
  "save a record": {
    method: "PATCH",
    path: /\/record$/,
    ...refusedAs("The record could not be saved. Please try again."),
    done: ["Record saved"],
    setUp: async (page) => {
      const work = await saveOne(page);
      const part = page.getByRole("region", { name: "Record" });
      return {
        open: () => openWork(page, work),
        fill: () => fieldIn(part, "Private notes").fill("Two coats of varnish."),
        submit: (press) => press(part.getByRole("button", { name: "Save Record" })),
        expectInput: () =>
          expect(fieldIn(part, "Private notes")).toHaveValue("Two coats of varnish."),
        countDone: async () => {
          const [found] = await findArtworks(page, work.title);
          return found?.notes === "Two coats of varnish." ? 1 : 0;
        },
      };
    },
  },
  "record a sale": {
    method: "POST",
    path: /\/api\/sales$/,
    ...refusedAs("The sale could not be recorded. Please try again."),
    done: ["Sale recorded", "The work has its red dot."],
    setUp: async (page) => {
      const work = await saveOne(page);
      const dialog = page.getByRole("dialog", { name: "Record a Sale" });
      return {
        open: () => openWork(page, work),
        ...enteredIn(dialog, page.getByRole("button", { name: "Record a Sale" }), {
          "Price before tax": "725",
          Buyer: "Hélène Caron",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: "Save Sale" })),
        countDone: () => countSales(page, work.id),
      };
    },
  },
  "take a sale back": {
    method: "POST",
    path: /\/return$/,
    ...refusedAs("The sale could not be taken back. Please try again."),
    done: ["Sale taken back", "The work is available again."],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const work = await saveOne(page);
      await sell(page, work.id);
      const dialog = page.getByRole("dialog", { name: "Take the sale back?" });
      return {
        open: () => openWork(page, work),
        fill: async () => {
          await openDialog(dialog, page.getByRole("button", { name: "Take the Sale Back" }));
          await fieldIn(dialog, "Reason").fill("Too large for the wall");
        },
        submit: (press) => press(dialog.getByRole("button", { name: "Take It Back" })),
        expectInput: () => expect(fieldIn(dialog, "Reason")).toHaveValue("Too large for the wall"),
        countDone: () => countHistory(page, work.id, "returned"),
      };
    },
  },
};
