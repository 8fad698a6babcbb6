import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema } from "#schema/channels/channel.ts";
import { type Consignment, consignmentSchema } from "#schema/consignments/consignment.ts";
import { consignmentPagePath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { appPaths } from "#schema/page-paths.ts";
import { today } from "../records.ts";
import { ownOrigin } from "../users.ts";
import { type FilledArtist, longPlace } from "./artist.ts";
import { button, headed, type Screen } from "./screens.ts";
import { close, dialogOpens } from "./work-screens.ts";

/** The agreements with galleries, from the draft to the address that is sent. */
export const consignmentScreens: readonly Screen<FilledArtist>[] = [
  {
    name: "making an agreement with everything wrong",
    open: async (page) => {
      await page.goto(appPaths.consignments);
      await button(page, "New Consignment").click();
      await dialogOpens(page);
      await button(page, "Make the Draft").click();
      await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the draft of an agreement, with a sentence that is changed and what is refused",
    open: async (page, artist) => {
      await close(page);
      await page.goto(consignmentPagePath((await draft(page, artist)).id));
      await headed(page, "New consignment");
      await button(page, "Edit Sentence 1").click();
      await page.getByLabel("Sentence 1, in English").fill(longPlace.repeat(3));
      await page.getByLabel("Pays within").fill("400");
      await button(page, "Save").click();
      await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "the question before an agreement is sent",
    open: async (page) => {
      await page.getByLabel("Pays within").fill("60");
      await button(page, "Send to the Gallery").click();
      await dialogOpens(page);
    },
  },
  {
    name: "an agreement that is sent",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("region", { name: "Address" })).toContainText("/l/");
    },
  },
  {
    name: "the agreements",
    open: async (page) => {
      await page.goto(appPaths.consignments);
      await expect(page.getByRole("table", { name: "Agreements" })).toBeVisible();
    },
  },
];

async function draft(page: Page, { offered, held }: FilledArtist): Promise<Consignment> {
  const answer = await page.request.get(apiPaths.channels);
  const channels = v.parse(channelsSchema, await answer.json());
  const gallery = channels.find(({ kind }) => kind === "gallery");
  const made = await page.request.post(consignmentsPaths.consignments, {
    data: {
      ...{ channelId: gallery?.id, workIds: [offered.id, held.id], language: "fr-en" },
      ...{ from: today(), until: today(180), daysToPay: 30, discountCeiling: 0.125 },
      ...{ reports: "never", terms: `${longPlace}\n${longPlace}`, confirmer: longPlace },
    },
    headers: ownOrigin(),
  });
  expect(made.ok(), await made.text()).toBe(true);
  return v.parse(consignmentSchema, await made.json());
}
