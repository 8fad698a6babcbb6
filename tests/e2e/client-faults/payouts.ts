import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { appPaths } from "#schema/page-paths.ts";
import { owedSchema, payoutsSchema } from "#schema/payouts/payout.ts";
import { payoutsPaths } from "#schema/payouts/payouts-paths.ts";
import { toast } from "../journeys.ts";
import { sell, today, written } from "../records.ts";
import { ownOrigin } from "../users.ts";
import { saveForGallery } from "./consignments.ts";
import { enteredIn, type Mutations, type ToastWords } from "./mutation.ts";

const failed: ToastWords = ["Error", "The payout could not be saved. Please try again."];

/** A sale of an artist of its own through a gallery, which owes half of its price. */
async function sellThere(page: Page): Promise<string> {
  const artworkId = await saveForGallery(page);
  const channelId = "gallery-50";
  return (await sell(page, artworkId, { channelId, date: today(-40), priceCents: 400_00 })).id;
}

async function openConsignments(page: Page): Promise<void> {
  await page.goto(appPaths.consignments);
  const question = "From which day do you keep payouts here?";
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
}

/** A payout of a sale of an artist of its own, with the button that takes it back. */
async function payOut(page: Page): Promise<Locator> {
  const saleIds = [await sellThere(page)];
  const paid = await page.request.post(payoutsPaths.payouts, {
    data: {
      ...{ channelId: "gallery-50", date: today(), amountCents: 120_00, currency: "CAD" },
      ...{ method: "Cheque", saleIds },
    },
    headers: ownOrigin(),
  });
  expect(paid.status(), await paid.text()).toBe(201);
  return page.getByRole("button", { name: `Take back CA$120.00 of ${written(today())}` });
}

async function readPayouts(page: Page) {
  return v.parse(payoutsSchema, await (await page.request.get(payoutsPaths.payouts)).json());
}

export const payoutMutations: Mutations = {
  "record a payout": {
    method: "POST",
    path: /\/api\/payouts$/,
    failed,
    done: ["Payout of CA$120.00 recorded"],
    setUp: async (page) => {
      await sellThere(page);
      const dialog = page.getByRole("dialog", { name: "Record a Payout" });
      return {
        open: () => openConsignments(page),
        ...enteredIn(dialog, page.getByRole("button", { name: "Record a payout of North Wall" }), {
          Amount: "120",
          How: "Cheque",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: /^(Record Payout|Saving…)$/ })),
        countDone: async () =>
          (await readPayouts(page)).filter(({ method }) => method === "Cheque").length,
      };
    },
  },
  "take a payout back": {
    method: "POST",
    path: /\/reverse$/,
    failed,
    done: ["Payout of CA$120.00 taken back"],
    setUp: async (page) => {
      const takeBack = await payOut(page);
      return {
        open: () => openConsignments(page),
        lockedOffline: takeBack,
        submit: (press) => press(takeBack),
        expectInput: () => expect(takeBack).toBeVisible(),
        countDone: async () =>
          (await readPayouts(page)).filter(({ reversedAt }) => reversedAt !== null).length,
      };
    },
  },
  "undo the taking back of a payout": {
    method: "POST",
    path: /\/api\/payouts$/,
    failed,
    done: ["Payout of CA$120.00 counts again"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const takeBack = await payOut(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openConsignments(page),
        fill: async () => {
          await takeBack.click();
          await expect(toast(page, "Payout of CA$120.00 taken back")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: async () =>
          (await readPayouts(page)).filter(({ reversedAt }) => reversedAt === null).length,
      };
    },
  },
  "say from which day payouts are kept": {
    method: "PUT",
    path: /\/kept-from$/,
    failed: ["Error", "The day could not be saved. Please try again."],
    done: ["Noted"],
    setUp: async (page) => {
      await sellThere(page);
      const form = page.getByRole("main");
      const save = form.getByRole("button", { name: "Save" });
      return {
        open: () => openConsignments(page),
        lockedOffline: save,
        fill: () => form.getByLabel("From").fill(today(-90)),
        submit: (press) => press(save),
        expectInput: () => expect(form.getByLabel("From")).toHaveValue(today(-90)),
        countDone: async () => {
          const owed = await (await page.request.get(payoutsPaths.owed)).json();
          return v.parse(owedSchema, owed).keptFrom === today(-90) ? 1 : 0;
        },
      };
    },
  },
};
