import { expect, type Page } from "@playwright/test";
import { firstChannels } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPagePath, consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import {
  confirmAgreement,
  draftAgreement,
  readConsignments,
  sendAgreement,
} from "../consignments.ts";
import { setChannels, today } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { ownOrigin, saveWork } from "../users.ts";
import { askedIn, type Mutation, type Mutations, openDialog } from "./mutation.ts";

const number = `C-${today().slice(0, 4)}-001`;

function refused(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  const noNetwork = "There is no network. What you typed is kept: try again once you are back.";
  return { failed: ["Error", text], failedOffline: ["Error", noNetwork] };
}

/** A work of an artist of its own, who deals with one gallery. */
export async function saveForGallery(page: Page): Promise<string> {
  await becomeProfessional(page);
  const channels = firstChannels.filter(({ id }) => id !== "gallery-40");
  await setChannels(
    page,
    channels.map((one) => (one.id === "gallery-50" ? { ...one, name: "North Wall" } : one)),
  );
  return (await saveWork(page, { title: "Ebb" })).id;
}

export async function openAgreement(page: Page, { id, number: given }: Consignment): Promise<void> {
  await page.goto(consignmentPagePath(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(given ?? "New consignment");
}

export async function countAgreements(
  page: Page,
  isMeant: (one: Consignment) => boolean,
): Promise<number> {
  return (await readConsignments(page)).filter(isMeant).length;
}

const writing: Mutations = {
  "make the draft of an agreement": {
    method: "POST",
    path: /\/api\/consignments$/,
    ...refused("The draft could not be made."),
    done: ["The draft is made"],
    setUp: async (page) => {
      await saveForGallery(page);
      const dialog = page.getByRole("dialog", { name: "New Consignment" });
      const ask = () => openDialog(dialog, page.getByRole("button", { name: "New Consignment" }));
      const work = dialog.getByRole("checkbox", { name: "Ebb" });
      return {
        open: async () => {
          await page.goto(appPaths.consignments);
          await expect(page.getByRole("heading", { name: "No agreement yet" })).toBeVisible();
        },
        fill: async () => {
          await ask();
          await work.check();
          await dialog.getByLabel("Until").fill(today(200));
        },
        submit: (press) => press(dialog.getByRole("button", { name: /^(Make the Draft|Making)$/ })),
        expectInput: async () => {
          await ask();
          await expect(work).toBeChecked();
          await expect(dialog.getByLabel("Until")).toHaveValue(today(200));
        },
        countDone: () => countAgreements(page, ({ until }) => until === today(200)),
      };
    },
  },
  "save the draft of an agreement": {
    method: "PATCH",
    path: /\/api\/consignments\/[\w-]+$/,
    ...refused("The draft could not be saved."),
    done: ["The draft is saved"],
    setUp: async (page) => {
      const draft = await draftAgreement(page, { workIds: [await saveForGallery(page)] });
      const days = page.getByLabel("Pays within");
      return {
        open: () => openAgreement(page, draft),
        lockedOffline: page.getByRole("button", { name: "Save" }),
        fill: () => days.fill("45"),
        submit: (press) => press(page.getByRole("button", { name: /^(Save|Saving)$/ })),
        expectInput: () => expect(days).toHaveValue("45"),
        countDone: () => countAgreements(page, ({ daysToPay }) => daysToPay === 45),
      };
    },
  },
  "delete the draft of an agreement": {
    method: "DELETE",
    path: /\/api\/consignments\/[\w-]+$/,
    ...refused("The draft could not be deleted."),
    done: ["The draft is deleted"],
    setUp: async (page) => {
      const draft = await draftAgreement(page, { workIds: [await saveForGallery(page)] });
      return {
        open: () => openAgreement(page, draft),
        ...askedIn(page, {
          button: "Delete draft",
          question: "Delete the draft?",
          confirm: "Delete",
          isLockedOffline: true,
        }),
        countDone: async () => 1 - (await readConsignments(page)).length,
      };
    },
  },
};

const sending: Mutations = {
  "send an agreement": {
    method: "POST",
    path: /\/send$/,
    ...refused("It could not be sent."),
    done: [`${number} is sent. Copy its address for the gallery`],
    setUp: async (page) => {
      const draft = await draftAgreement(page, { workIds: [await saveForGallery(page)] });
      const ask = page.getByRole("button", { name: "Send to the Gallery" });
      const dialog = page.getByRole("dialog", { name: "Send it to North Wall?" });
      const send = dialog.getByRole("button", { name: /^(Send|Sending)$/ });
      return {
        open: () => openAgreement(page, draft),
        lockedOffline: ask.or(send),
        submit: async (press) => {
          await openDialog(dialog, ask);
          await press(send);
        },
        expectInput: () => expect(ask.or(dialog)).toBeVisible(),
        countDone: () => countAgreements(page, ({ state }) => state === "sent"),
      };
    },
  },
  "take an agreement back": {
    method: "POST",
    path: /\/take-back$/,
    ...refused("It could not be taken back."),
    done: ["It is a draft again"],
    setUp: async (page) => {
      const sent = await sendAgreement(page, { workIds: [await saveForGallery(page)] });
      return {
        open: () => openAgreement(page, sent),
        ...askedIn(page, {
          button: "Take back",
          question: "Take it back from the gallery?",
          confirm: "Take Back",
          isLockedOffline: true,
        }),
        countDone: () => countAgreements(page, ({ state }) => state === "draft"),
      };
    },
  },
  "change an agreement that is confirmed": {
    method: "PATCH",
    path: /\/api\/consignments\/[\w-]+$/,
    ...refused("The draft could not be saved."),
    done: ["The draft is saved"],
    setUp: async (page) => {
      const agreed = await confirmAgreement(page, { workIds: [await saveForGallery(page)] });
      const days = page.getByLabel("Pays within");
      const change = page.getByRole("button", {
        name: /^(Change the agreement|Go on with the change)$/,
      });
      const begin = async () => {
        await expect(days.or(change)).toBeVisible();
        if (await change.isVisible()) await change.click();
      };
      return {
        open: () => openAgreement(page, agreed),
        lockedOffline: page.getByRole("button", { name: "Save" }),
        fill: async () => {
          await begin();
          await days.fill("45");
        },
        submit: (press) => press(page.getByRole("button", { name: /^(Save|Saving)$/ })),
        expectInput: async () => {
          await begin();
          await expect(days).toHaveValue("45");
        },
        countDone: () =>
          countAgreements(page, ({ amendment }) => amendment?.terms.daysToPay === 45),
      };
    },
  },
  "discard the change of an agreement": {
    method: "DELETE",
    path: /\/amendment$/,
    ...refused("The change could not be discarded."),
    done: ["The change is discarded"],
    setUp: async (page) => {
      const agreed = await confirmAgreement(page, { workIds: [await saveForGallery(page)] });
      const changed = await page.request.patch(consignmentPath(agreed.id), {
        data: { daysToPay: 45 },
        headers: ownOrigin(),
      });
      expect(changed.status(), await changed.text()).toBe(200);
      return {
        open: async () => {
          await openAgreement(page, agreed);
          await page.getByRole("button", { name: "Go on with the change" }).click();
        },
        ...askedIn(page, {
          button: "Discard the change",
          question: "Discard the change?",
          confirm: "Discard",
          isLockedOffline: true,
        }),
        countDone: () => countAgreements(page, ({ amendment }) => amendment === null),
      };
    },
  },
};

export const consignmentMutations: Mutations = { ...writing, ...sending };
