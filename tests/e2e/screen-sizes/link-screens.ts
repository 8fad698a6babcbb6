import { expect, type Page } from "@playwright/test";
import { type Link, roomPagePath } from "#schema/links/link.ts";
import { appPaths } from "#schema/page-paths.ts";
import { readInvoices } from "../invoices.ts";
import { makeLink } from "../links.ts";
import { openWork } from "../work-record.ts";
import { type FilledArtist, longPlace, longTitle } from "./artist.ts";
import { button, headed, type Screen } from "./screens.ts";
import { close, dialogOpens } from "./work-screens.ts";

/** The rooms with their dialogs, the address of a label, and the pages of guests. */
export const linkScreens: readonly Screen<FilledArtist>[] = [
  {
    name: "making a room with everything wrong",
    open: async (page) => {
      await page.goto(appPaths.rooms);
      await button(page, "New Room").click();
      await dialogOpens(page);
      await button(page, "Make the Room").click();
      await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "a room with what is not saved",
    open: async (page, artist) => {
      await close(page);
      await page.goto(roomPagePath((await makeRoom(page, artist)).id));
      await headed(page, longTitle);
      await page.getByRole("checkbox", { name: /^Prices.*$/ }).uncheck();
      await expect(button(page, "Save")).toBeVisible();
    },
  },
  {
    name: "the question before a room is taken back",
    open: async (page) => {
      await button(page, "Take back the room’s address").click();
      await dialogOpens(page);
    },
  },
  {
    name: "the rooms",
    open: async (page) => {
      await close(page);
      await button(page, "Discard").click();
      await page.goto(appPaths.rooms);
      await expect(page.getByRole("link", { name: longTitle })).toBeVisible();
    },
  },
  {
    name: "the page of a work whose label has an address",
    open: async (page, { offered }) => {
      await makeLink(page, { kind: "label", workId: offered.id, ...ofLabel });
      await openWork(page, offered);
      await expect(page.getByRole("region", { name: "Label’s Address" })).toContainText("/w/");
    },
  },
  {
    name: "a room, as a guest who writes nothing",
    open: async (page, artist) => {
      const { address } = await makeRoom(page, artist);
      await page.goto(address ?? "");
      await headed(page, longTitle);
      await button(page, "Hold It for Me").click();
      await button(page, "Send").click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "a label, as a guest",
    open: async (page, { sold }) => {
      const label = { kind: "label", workId: sold.id, ...ofLabel };
      await page.goto((await makeLink(page, label)).address ?? "");
      await headed(page, sold.title);
    },
  },
  {
    name: "an invoice, as a guest",
    open: async (page) => {
      const [invoice] = await readInvoices(page);
      const link = { kind: "invoice", invoiceId: invoice?.id, language: "both" };
      await page.goto((await makeLink(page, link)).address ?? "");
      await headed(page, `Invoice ${invoice?.number}`);
    },
  },
];

const ofLabel = { showPrice: true, showStatus: true, isPublic: false, language: "both" } as const;

async function makeRoom(page: Page, works: FilledArtist): Promise<Link> {
  return makeLink(page, {
    ...{ kind: "room", title: longTitle, note: longPlace, language: "both", personId: null },
    workIds: Object.values(works).map(({ id }) => id),
    ...{ showPrices: true, showWhy: true, showSold: true, showContact: true },
  });
}
