import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type HistoryKind, historySchema } from "#schema/price-history.ts";
import { artworkHistoryPath } from "#schema/record-paths.ts";
import { salesSchema } from "#schema/sales/sale.ts";
import { findArtworks, newTitle } from "../journeys.ts";
import { sell } from "../records.ts";
import { becomeAdmin, saveWork } from "../users.ts";
import { fieldIn, openWork } from "../work-record.ts";
import type { Mutation } from "./mutation.ts";

/** A saved work of an artist without limits; all tests share the account. */
async function saveOne(page: Page) {
  const { email } = await becomeAdmin(page);
  const work = await saveWork(page, { title: newTitle("Ebb") });
  return { email, work };
}

export async function countHistory(page: Page, id: string, kind: HistoryKind): Promise<number> {
  const answer = await page.request.get(artworkHistoryPath(id));
  const history = v.parse(historySchema, await answer.json());
  return history.filter((entry) => entry.kind === kind).length;
}

async function countSales(page: Page, artworkId: string): Promise<number> {
  const sales = v.parse(salesSchema, await (await page.request.get(apiPaths.sales)).json());
  return sales.filter((sale) => sale.artworkId === artworkId).length;
}

/** Opens a dialog, unless it is open with what was typed. */
async function openDialog(page: Page, dialog: Locator, button: string): Promise<void> {
  if (await dialog.isVisible()) return;
  await page.getByRole("button", { name: button }).click();
  await expect(dialog).toBeVisible();
}

/** The error of a change that failed; without a network it says besides that nothing is lost. */
function refusedAs(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  const kept =
    "There is no network. What you entered is kept on this device: save it once you are back.";
  return { failed: ["Error", text], failedOffline: ["Error", `${text} ${kept}`] };
}

export const recordMutations: readonly Mutation[] = [
  {
    name: "change an asking price",
    method: "PATCH",
    path: /\/asking-price$/,
    ...refusedAs("The price could not be saved. Please try again."),
    done: ["Price changed"],
    set: async (page) => {
      const { email, work } = await saveOne(page);
      const dialog = page.getByRole("dialog", { name: "Change Price" });
      const field = (name: string) => fieldIn(dialog, name);
      return {
        email,
        reach: () => openWork(page, work),
        fill: async () => {
          await openDialog(page, dialog, "Change Price");
          await field("Asking price").fill("1250.50");
          await field("Reason").fill("A new frame");
        },
        fire: (press) => press(dialog.getByRole("button", { name: "Save Price" })),
        expectKept: async () => {
          await openDialog(page, dialog, "Change Price");
          await expect(field("Asking price")).toHaveValue("1250.50");
          await expect(field("Reason")).toHaveValue("A new frame");
        },
        countDone: () => countHistory(page, work.id, "asking"),
      };
    },
  },
  {
    name: "change a status",
    method: "PATCH",
    path: /\/status$/,
    ...refusedAs("The status could not be saved. Please try again."),
    done: ["Status: On hold"],
    set: async (page) => {
      const { email, work } = await saveOne(page);
      const part = page.getByRole("region", { name: "Status" });
      return {
        email,
        reach: () => openWork(page, work),
        fill: async () => {
          await part.getByRole("radio", { name: "On hold" }).click();
          await fieldIn(part, "For whom").fill("Galerie du Fleuve");
          await fieldIn(part, "Where it is").fill("Rimouski");
        },
        fire: (press) => press(part.getByRole("button", { name: "Save Status" })),
        expectKept: async () => {
          await expect(fieldIn(part, "For whom")).toHaveValue("Galerie du Fleuve");
          await expect(fieldIn(part, "Where it is")).toHaveValue("Rimouski");
        },
        countDone: () => countHistory(page, work.id, "status"),
      };
    },
  },
  {
    name: "save a record",
    method: "PATCH",
    path: /\/record$/,
    ...refusedAs("The record could not be saved. Please try again."),
    done: ["Record saved"],
    set: async (page) => {
      const { email, work } = await saveOne(page);
      const part = page.getByRole("region", { name: "Record", exact: true });
      return {
        email,
        reach: () => openWork(page, work),
        fill: () => fieldIn(part, "Private notes").fill("Two coats of varnish."),
        fire: (press) => press(part.getByRole("button", { name: "Save Record" })),
        expectKept: () =>
          expect(fieldIn(part, "Private notes")).toHaveValue("Two coats of varnish."),
        countDone: async () => {
          const [found] = await findArtworks(page, work.title);
          return found?.notes === "Two coats of varnish." ? 1 : 0;
        },
      };
    },
  },
  {
    name: "record a sale",
    method: "POST",
    path: /\/api\/sales$/,
    ...refusedAs("The sale could not be recorded. Please try again."),
    done: ["Sale recorded", "The work has its red dot."],
    set: async (page) => {
      const { email, work } = await saveOne(page);
      const dialog = page.getByRole("dialog", { name: "Record a Sale" });
      const field = (name: string) => fieldIn(dialog, name);
      return {
        email,
        reach: () => openWork(page, work),
        fill: async () => {
          await openDialog(page, dialog, "Record a Sale");
          await field("Price before tax").fill("725");
          await field("Buyer").fill("Hélène Caron");
        },
        fire: (press) => press(dialog.getByRole("button", { name: "Save Sale" })),
        expectKept: async () => {
          await openDialog(page, dialog, "Record a Sale");
          await expect(field("Price before tax")).toHaveValue("725");
          await expect(field("Buyer")).toHaveValue("Hélène Caron");
        },
        countDone: () => countSales(page, work.id),
      };
    },
  },
  {
    name: "take a sale back",
    method: "POST",
    path: /\/return$/,
    ...refusedAs("The sale could not be taken back. Please try again."),
    done: ["Sale taken back", "The work is available again."],
    isOverAfterLogin: true,
    set: async (page) => {
      const { email, work } = await saveOne(page);
      await sell(page, work.id);
      const dialog = page.getByRole("dialog", { name: "Take the sale back?" });
      return {
        email,
        reach: () => openWork(page, work),
        fill: async () => {
          await openDialog(page, dialog, "Take the Sale Back");
          await fieldIn(dialog, "Reason").fill("Too large for the wall");
        },
        fire: (press) => press(dialog.getByRole("button", { name: "Take It Back" })),
        expectKept: () => expect(fieldIn(dialog, "Reason")).toHaveValue("Too large for the wall"),
        countDone: () => countHistory(page, work.id, "returned"),
      };
    },
  },
];
