import { expect, type Page } from "@playwright/test";
import { toast } from "../journeys.ts";
import { openSection, publishAnchors, saveAskingWork } from "../list-sections.ts";
import { becomeProfessional } from "../stripe.ts";
import { type Mutations, openDialog, refusedAs } from "./mutation.ts";
import { countHistory } from "./records.ts";

/** A work that asks CA$500 of its own, where the list says CA$900. */
async function saveOwnPrice(page: Page): Promise<string> {
  await becomeProfessional(page);
  const id = await saveAskingWork(page, 500, { title: "Ebb", width: 16, height: 20 });
  await publishAnchors(page, "oil 16x20 900");
  return id;
}

const openNext = (page: Page) => openSection(page, "next", "The next list");

function followingOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Let 1 work follow" });
  return {
    ask: () => openDialog(dialog, page.getByRole("button", { name: "Let it follow too" })),
    row: dialog.getByRole("checkbox", { name: /^Ebb.*From CA\$500 to CA\$900$/ }),
    send: dialog.getByRole("button", { name: /^(Let 1 Work Follow|Changing…)$/ }),
  };
}

export const priceBatchMutations: Mutations = {
  "change a batch of asking prices": {
    method: "POST",
    path: /\/asking-prices$/,
    ...refusedAs("The prices could not be changed. Please try again."),
    done: ["1 price changed"],
    setUp: async (page) => {
      const id = await saveOwnPrice(page);
      const { ask, row, send } = followingOn(page);
      return {
        open: () => openNext(page),
        fill: ask,
        submit: (press) => press(send),
        expectInput: async () => {
          await ask();
          await expect(row).toBeChecked();
        },
        countDone: async () => (await countHistory(page, id, "asking")) - 1,
      };
    },
  },
  "undo a batch of asking prices": {
    method: "POST",
    path: /\/asking-prices\/[\w-]+\/undo$/,
    ...refusedAs("This could not be undone. Please try again."),
    done: ["1 work asks what it asked before"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const id = await saveOwnPrice(page);
      const { ask, send } = followingOn(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openNext(page),
        fill: async () => {
          await ask();
          await send.click();
          await expect(toast(page, "1 price changed")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        // Its own price, its following, and its own price again.
        countDone: async () => (await countHistory(page, id, "asking")) - 2,
      };
    },
  },
};
