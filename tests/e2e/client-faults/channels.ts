import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema, type SalesChannel } from "#schema/channels/channel.ts";
import { openSection } from "../list-sections.ts";
import { becomeProfessional } from "../stripe.ts";
import { saveWork } from "../users.ts";
import { fieldIn } from "../work-record.ts";
import { type Mutation, type Mutations, openDialog } from "./mutation.ts";

const failed = "The channels could not be saved. Please try again.";

async function readChannels(page: Page): Promise<SalesChannel[]> {
  return v.parse(channelsSchema, await (await page.request.get(apiPaths.channels)).json());
}

function dialogOf(page: Page) {
  return page.getByRole("dialog", { name: "Channels" });
}

interface ChannelChange {
  /** Changes the channels in their dialog. */
  readonly enter: (page: Page) => Promise<void>;
  /** The dialog still has the change. */
  readonly expectEntered: (page: Page) => Promise<void>;
  readonly isDone: (channels: readonly SalesChannel[]) => number;
}

function changeChannels({ enter, expectEntered, isDone }: ChannelChange): Mutation {
  return {
    method: "PUT",
    path: /\/api\/channels$/,
    failed: ["Error", failed],
    failedOffline: ["Error", `${failed} There is no network.`],
    done: ["Channels saved"],
    setUp: async (page) => {
      await becomeProfessional(page);
      await saveWork(page, { title: "Ebb" });
      const dialog = dialogOf(page);
      const ask = () => openDialog(dialog, page.getByRole("button", { name: "Edit channels" }));
      return {
        open: () => openSection(page, "channels", "Channels"),
        fill: async () => {
          await ask();
          await enter(page);
        },
        submit: (press) => press(dialog.getByRole("button", { name: /^(Save Channels|Saving…)$/ })),
        expectInput: async () => {
          await ask();
          await expectEntered(page);
        },
        countDone: async () => isDone(await readChannels(page)),
      };
    },
  };
}

export const channelMutations: Mutations = {
  "add a channel": changeChannels({
    enter: async (page) => {
      await dialogOf(page).getByRole("button", { name: "Add a channel" }).click();
      await fieldIn(dialogOf(page), "Name").fill("Galerie Vent");
    },
    expectEntered: (page) =>
      expect(dialogOf(page).getByRole("button", { name: "Move Galerie Vent up" })).toBeVisible(),
    isDone: (channels) => channels.filter(({ name }) => name === "Galerie Vent").length,
  }),
  "change a channel": changeChannels({
    enter: async (page) => {
      await dialogOf(page).getByRole("button", { name: "Studio No commission, no fees" }).click();
      await dialogOf(page).getByLabel("Shipping you pay").fill("25");
    },
    expectEntered: (page) =>
      expect(dialogOf(page).getByRole("button", { name: "Studio shipping CA$25" })).toBeVisible(),
    isDone: (channels) =>
      channels.filter(({ id, shippingCents }) => id === "studio" && shippingCents === 25_00).length,
  }),
  "remove a channel": changeChannels({
    enter: async (page) => {
      const channel = dialogOf(page).getByRole("button", {
        name: "Art fair No commission, no fees",
      });
      await channel.click();
      await dialogOf(page).getByRole("button", { name: "Remove Art fair" }).click();
    },
    expectEntered: async (page) => {
      await expect(dialogOf(page).getByRole("button", { name: "Move Studio up" })).toBeVisible();
      await expect(dialogOf(page).getByRole("button", { name: "Move Art fair up" })).toBeHidden();
    },
    isDone: (channels) => (channels.some(({ id }) => id === "fair") ? 0 : 1),
  }),
};
