import { expect, type Page } from "@playwright/test";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { undoPath } from "#schema/price-lists/price-list-paths.ts";
import { toast } from "../journeys.ts";
import { anchor, openSection, publishAnchors, readDraft } from "../list-sections.ts";
import { readLists, startDraft } from "../price-lists.ts";
import { becomeProfessional } from "../stripe.ts";
import { ownOrigin, readWorks, saveWork } from "../users.ts";
import type { Mutations } from "./mutation.ts";
import { minimumForm, offline } from "./price-lists.ts";

/** CA$900 for the work, which the formula prices lower. */
async function publishOne(page: Page): Promise<PriceList> {
  await becomeProfessional(page);
  await saveWork(page, { title: "Ebb", width: 16, height: 20 });
  await publishAnchors(page, "oil 16x20 900");
  const [list] = await readLists(page);
  if (!list) throw new Error("No list is published.");
  return list;
}

async function takeBack(page: Page, { id }: PriceList): Promise<void> {
  const answer = await page.request.post(undoPath(id), { headers: ownOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Works that ask what the list says. */
async function countFollowing(page: Page): Promise<number> {
  return (await readWorks(page)).filter(({ askedCents }) => askedCents === 900_00).length;
}

export const listInForceMutations: Mutations = {
  "start a draft of a list": {
    method: "POST",
    path: /\/api\/price-lists$/,
    failed: null,
    isRetriedByPage: true,
    done: null,
    setUp: async (page) => {
      await publishOne(page);
      return minimumForm(page);
    },
  },
  "discard the draft of a list": {
    method: "DELETE",
    path: /\/api\/price-lists\/[\w-]+$/,
    failed: ["Error", "The draft could not be discarded. Please try again."],
    done: ["Draft discarded"],
    setUp: async (page) => {
      await publishOne(page);
      await startDraft(page, { anchors: [anchor("oil 16x20 950")] });
      const discard = page.getByRole("button", { name: "Discard Draft" });
      return {
        open: () => openSection(page, "list", "The list"),
        lockedOffline: discard,
        submit: (press) => press(discard),
        expectInput: () => expect(discard).toBeVisible(),
        countDone: async () => ((await readDraft(page)) === null ? 1 : 0),
      };
    },
  },
  "undo the discard of a draft": {
    method: "POST",
    path: /\/api\/price-lists$/,
    failed: ["Error", "The draft could not be restored. Please try again."],
    failedOffline: [
      "Error",
      "The draft could not be restored. Please try again. There is no network.",
    ],
    done: null,
    isOverAfterLogin: true,
    setUp: async (page) => {
      await publishOne(page);
      await startDraft(page, { anchors: [anchor("oil 16x20 950")] });
      const discard = page.getByRole("button", { name: "Discard Draft" });
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openSection(page, "list", "The list"),
        fill: async () => {
          await discard.click();
          await expect(toast(page, "Draft discarded")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        expectDone: () => expect(discard).toBeVisible(),
        countDone: async () => {
          const draft = await readDraft(page);
          return draft?.anchors.filter(({ priceCents }) => priceCents === 950_00).length ?? 0;
        },
      };
    },
  },
  "let works follow a list": {
    method: "POST",
    path: /\/apply$/,
    failed: ["Error", "The list could not be applied. Please try again."],
    failedOffline: offline,
    done: ["The list is applied"],
    setUp: async (page) => {
      await takeBack(page, await publishOne(page));
      const apply = page.getByRole("button", { name: /^(Let the works follow it|Applying…)$/ });
      return {
        open: () => openSection(page, "next", "The next list"),
        submit: (press) => press(apply),
        expectInput: () => expect(apply).toBeVisible(),
        countDone: () => countFollowing(page),
      };
    },
  },
  "take back what a list changed": {
    method: "POST",
    path: /\/undo$/,
    failed: ["Error", "This could not be taken back. Please try again."],
    failedOffline: offline,
    done: ["Taken back"],
    setUp: async (page) => {
      await publishOne(page);
      const undo = page.getByRole("button", { name: /^(Take back what it changed|Taking back…)$/ });
      return {
        open: () => openSection(page, "next", "The next list"),
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: async () => 1 - (await countFollowing(page)),
      };
    },
  },
};
