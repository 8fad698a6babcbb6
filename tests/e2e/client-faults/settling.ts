import { expect, type Page } from "@playwright/test";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { bringBack, confirmAgreement, sendAsGallery } from "../consignments.ts";
import { toast } from "../journeys.ts";
import { readEntries } from "../links.ts";
import { readSales, today } from "../records.ts";
import { readWorks } from "../users.ts";
import { countAgreements, openAgreement, saveForGallery } from "./consignments.ts";
import {
  askedIn,
  type Mutation,
  type Mutations,
  openDialog,
  refusedAs,
  type ToastWords,
} from "./mutation.ts";

const number = `C-${today().slice(0, 4)}-001`;

function unsettled(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  const noNetwork = "There is no network. Please try again once you are back.";
  return { failed: ["Error", text], failedOffline: ["Error", noNetwork] };
}

async function countStatus(page: Page, wanted: string): Promise<number> {
  return (await readWorks(page)).filter(({ status }) => status === wanted).length;
}

/** What a gallery reports, in an agreement of an artist of its own. */
async function report(page: Page, kind: "sold" | "returned"): Promise<Consignment> {
  const workId = await saveForGallery(page);
  const agreed = await confirmAgreement(page, { workIds: [workId] });
  const date = today(-3);
  const entry = { workId, date } as const;
  await sendAsGallery(
    page,
    agreed,
    kind === "sold" ? { ...entry, kind, priceCents: 400_00 } : { ...entry, kind },
  );
  return agreed;
}

async function countDecided(page: Page): Promise<number> {
  const entries = await readEntries(page);
  return entries.filter(({ kind, decision }) => /^(sold|returned)$/.test(kind) && decision !== null)
    .length;
}

const reportFailed: ToastWords = ["Error", "This could not be done. Please try again."];

/** What settles a report at once, by a button. */
function answerReport(button: string, words: Pick<Mutation, "path" | "done">): Mutation {
  return {
    method: "POST",
    failed: reportFailed,
    ...words,
    setUp: async (page) => {
      const agreed = await report(page, "returned");
      const answer = page.getByRole("button", { name: button });
      return {
        open: () => openAgreement(page, agreed),
        lockedOffline: answer,
        submit: (press) => press(answer),
        expectInput: () => expect(answer).toBeVisible(),
        countDone: () => countDecided(page),
      };
    },
  };
}

const reports: Mutations = {
  "record a sale that a gallery reports": {
    method: "POST",
    path: /\/accept$/,
    ...refusedAs("The sale could not be recorded. Please try again."),
    done: ["Sale recorded"],
    setUp: async (page) => {
      const agreed = await report(page, "sold");
      const dialog = page.getByRole("dialog", { name: "Record the Sale" });
      const ask = () => openDialog(dialog, page.getByRole("button", { name: "Record the Sale" }));
      const price = dialog.getByLabel("Price before tax");
      return {
        open: () => openAgreement(page, agreed),
        fill: async () => {
          await ask();
          await price.fill("425");
        },
        submit: (press) => press(dialog.getByRole("button", { name: "Save Sale" })),
        expectInput: async () => {
          await ask();
          await expect(price).toHaveValue("425");
        },
        countDone: async () => (await readSales(page)).length,
      };
    },
  },
  "record a return that a gallery reports": answerReport("Record the Return", {
    path: /\/accept$/,
    done: ["“Ebb” is back"],
  }),
  "decline what a gallery reports": answerReport("Decline", {
    path: /\/decline$/,
    done: ["Declined. The gallery reads that it is not recorded"],
  }),
  "note that a report was received": {
    method: "POST",
    path: /\/reports$/,
    ...unsettled("The report could not be noted. Please try again."),
    done: ["The report is noted"],
    setUp: async (page) => {
      const agreed = await confirmAgreement(page, { workIds: [await saveForGallery(page)] });
      const received = page.getByRole("button", { name: "Report Received" });
      return {
        open: () => openAgreement(page, agreed),
        lockedOffline: received,
        submit: (press) => press(received),
        expectInput: () => expect(received).toBeVisible(),
        countDone: () => countAgreements(page, ({ reportedOn }) => reportedOn === today()),
      };
    },
  },
};

const ending: Mutations = {
  "record that a work came back": {
    method: "POST",
    path: /\/return$/,
    ...unsettled("The return could not be saved. Please try again."),
    done: ["“Ebb” is back"],
    setUp: async (page) => {
      const agreed = await confirmAgreement(page, { workIds: [await saveForGallery(page)] });
      const dialog = page.getByRole("dialog", { name: "Record a Return" });
      const ask = page.getByRole("button", { name: "Record return of Ebb" });
      const day = dialog.getByLabel("Returned on");
      return {
        open: () => openAgreement(page, agreed),
        fill: async () => {
          await openDialog(dialog, ask);
          await day.fill(today(-3));
        },
        submit: (press) => press(dialog.getByRole("button", { name: /^(Record Return|Saving…)$/ })),
        expectInput: async () => {
          await openDialog(dialog, ask);
          await expect(day).toHaveValue(today(-3));
        },
        countDone: () => countStatus(page, "available"),
      };
    },
  },
  "undo a return": {
    method: "POST",
    path: /\/return\/undo$/,
    failed: ["Error", "The return could not be undone. Please try again."],
    done: ["“Ebb” is with the gallery again"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const agreed = await report(page, "returned");
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openAgreement(page, agreed),
        fill: async () => {
          await page.getByRole("button", { name: "Record the Return" }).click();
          await expect(toast(page, "“Ebb” is back")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: () => countStatus(page, "consigned"),
      };
    },
  },
  "close an agreement": {
    method: "POST",
    path: /\/close$/,
    ...unsettled("The agreement could not be closed. Please try again."),
    done: [`${number} is closed`],
    setUp: async (page) => {
      const agreed = await confirmAgreement(page, { workIds: [await saveForGallery(page)] });
      await bringBack(page, agreed);
      return {
        open: () => openAgreement(page, agreed),
        ...askedIn(page, {
          button: "Close the Agreement",
          question: "Close this agreement?",
          confirm: "Close",
          isLockedOffline: true,
        }),
        countDone: () => countAgreements(page, ({ state }) => state === "closed"),
      };
    },
  },
};

export const settlingMutations: Mutations = { ...reports, ...ending };
