import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { contradictionKey, dismissalsSchema } from "#schema/price-lists/dismissals.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { toast } from "../journeys.ts";
import { anchor, openSection, saveAskingWork } from "../list-sections.ts";
import { readLists, startDraft } from "../price-lists.ts";
import { becomeProfessional } from "../stripe.ts";
import { ownOrigin } from "../users.ts";
import { type Mutations, refusedAs, type Scenario } from "./mutation.ts";
import { countHistory } from "./records.ts";

export const offline = [
  "No network",
  "The price list can be read, and changed once you are back.",
] as const;

const anchors = [anchor("oil 16x20 900")];

/** Two works of one size at two prices of the artist's own. */
async function saveTwo(page: Page) {
  const cheap = await saveAskingWork(page, 600, { title: "Ebb", width: 16, height: 20 });
  const dear = await saveAskingWork(page, 700, { title: "Flow", width: 20, height: 16 });
  return { cheap, dear };
}

/** Sets the least price of the list to CA$60; the page saves it once the field is left. */
export function minimumForm(page: Page): Scenario {
  const section = page.getByRole("region", { name: "The list" });
  const minimum = section.getByLabel("Minimum price");
  const unsaved = page.getByRole("alert").getByText("Not saved yet.");
  const save = page.getByRole("alert").getByRole("button", { name: "Save It" });
  return {
    open: () => openSection(page, "list", "The list"),
    fill: () => minimum.fill("60"),
    submit: async (press) => {
      if (!(await unsaved.isVisible())) {
        // Leaving the field sets it.
        await minimum.focus();
        await press(section.getByRole("heading", { level: 2 }));
      } else if (await save.isEnabled()) {
        await press(save);
      }
    },
    prepareRepeat: async () => {
      if (await unsaved.isVisible()) await expect(save).toBeEnabled();
    },
    expectInput: () => expect(minimum).toHaveValue("60"),
    expectDone: async () => {
      await expect(minimum).toHaveValue("60");
      await expect(unsaved).toBeHidden();
    },
    countDone: async () => {
      const lists = await readLists(page);
      return lists.filter(({ rounding }) => rounding.minimumCents === 60_00).length;
    },
  };
}

async function countLeft(page: Page, workIds: string[], reason: string): Promise<number> {
  const key = contradictionKey({ kind: "same-size-differs", workIds });
  const answer = await page.request.get(priceListPaths.dismissals);
  const dismissals = v.parse(dismissalsSchema, await answer.json());
  return dismissals.filter((each) => each.key === key && each.reason === reason).length;
}

export const priceListMutations: Mutations = {
  "change the draft of a list": {
    method: "PATCH",
    path: /\/api\/price-lists\/[\w-]+$/,
    failed: null,
    isRetriedByPage: true,
    done: null,
    setUp: async (page) => {
      await becomeProfessional(page);
      await startDraft(page, { anchors });
      return minimumForm(page);
    },
  },
  "publish a list": {
    method: "POST",
    path: /\/publish$/,
    failed: ["Error", "The list could not be published. Please try again."],
    failedOffline: offline,
    done: ["List published", "It holds from Mar 1, 2031."],
    setUp: async (page) => {
      await becomeProfessional(page);
      await startDraft(page, { anchors, holdsFrom: "2031-03-01" });
      const section = page.getByRole("region", { name: "The next list" });
      return {
        open: () => openSection(page, "next", "The next list"),
        submit: (press) => press(section.getByRole("button", { name: "Publish list" })),
        expectInput: () => expect(section.getByLabel("Holds from")).toHaveValue("2031-03-01"),
        countDone: async () => {
          const lists = await readLists(page);
          return lists.filter(({ publishedAt }) => publishedAt !== null).length;
        },
      };
    },
  },
  "raise a price to resolve a contradiction": {
    method: "PATCH",
    path: /\/asking-price$/,
    failed: ["Error", "The price could not be raised. Please try again."],
    failedOffline: offline,
    done: ["Price raised"],
    setUp: async (page) => {
      await becomeProfessional(page);
      const { cheap } = await saveTwo(page);
      const raise = page.getByRole("button", { name: "Raise to CA$700" });
      return {
        open: () => openSection(page, "contradictions", "Contradictions"),
        submit: (press) => press(raise),
        expectInput: () => expect(raise).toBeVisible(),
        countDone: async () => (await countHistory(page, cheap, "asking")) - 1,
      };
    },
  },
  "undo the raise of a price": {
    method: "PATCH",
    path: /\/asking-price$/,
    ...refusedAs("This could not be undone. Please try again."),
    done: ["Undone"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeProfessional(page);
      const { cheap } = await saveTwo(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openSection(page, "contradictions", "Contradictions"),
        fill: async () => {
          await page.getByRole("button", { name: "Raise to CA$700" }).click();
          await expect(toast(page, "Price raised")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        // Its own price, the raised one, and its own price again.
        countDone: async () => (await countHistory(page, cheap, "asking")) - 2,
      };
    },
  },
  "leave a contradiction as it is": {
    method: "PUT",
    path: /\/dismissals$/,
    failed: ["Error", "This could not be saved. Please try again."],
    failedOffline: offline,
    done: ["Left as it is"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeProfessional(page);
      const { cheap, dear } = await saveTwo(page);
      const article = page.getByRole("article").filter({ hasText: "one size" });
      const reason = article.getByRole("textbox");
      return {
        open: () => openSection(page, "contradictions", "Contradictions"),
        fill: async () => {
          await article.getByRole("button", { name: "Leave as is" }).click();
          await reason.fill("Another series");
        },
        submit: (press) => press(article.getByRole("button", { name: "Leave It" })),
        expectInput: () => expect(reason).toHaveValue("Another series"),
        countDone: () => countLeft(page, [cheap, dear], "Another series"),
      };
    },
  },
  "look at a contradiction again": {
    method: "PUT",
    path: /\/dismissals$/,
    failed: ["Error", "This could not be saved. Please try again."],
    failedOffline: offline,
    done: null,
    setUp: async (page) => {
      await becomeProfessional(page);
      const { cheap, dear } = await saveTwo(page);
      const key = contradictionKey({ kind: "same-size-differs", workIds: [cheap, dear] });
      const left = await page.request.put(priceListPaths.dismissals, {
        data: { key, reason: "" },
        headers: ownOrigin(),
      });
      expect(left.ok(), await left.text()).toBe(true);
      const again = page.getByRole("button", { name: "Look again" });
      return {
        open: () => openSection(page, "contradictions", "Contradictions"),
        submit: (press) => press(again),
        expectInput: () => expect(again).toBeVisible(),
        expectDone: () => expect(page.getByRole("article")).toBeVisible(),
        countDone: async () => 1 - (await countLeft(page, [cheap, dear], "")),
      };
    },
  },
  "undo the leaving of a contradiction": {
    method: "PUT",
    path: /\/dismissals$/,
    failed: ["Error", "This could not be saved. Please try again."],
    failedOffline: ["Error", "This could not be saved. Please try again. There is no network."],
    done: null,
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeProfessional(page);
      const { cheap, dear } = await saveTwo(page);
      const article = page.getByRole("article").filter({ hasText: "one size" });
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openSection(page, "contradictions", "Contradictions"),
        fill: async () => {
          await article.getByRole("button", { name: "Leave as is" }).click();
          await article.getByRole("button", { name: "Leave It" }).click();
          await expect(toast(page, "Left as it is")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        expectDone: () => expect(article).toBeVisible(),
        countDone: async () => 1 - (await countLeft(page, [cheap, dear], "")),
      };
    },
  },
};
