import { expect, type Page } from "@playwright/test";
import { type Link, roomPagePath } from "#schema/links/link.ts";
import { appPaths } from "#schema/page-paths.ts";
import { askToHold, makeLink, readEntries, readLinks, revokeLink } from "../links.ts";
import { becomeProfessional } from "../stripe.ts";
import { readWorks, saveWork } from "../users.ts";
import { fieldIn } from "../work-record.ts";
import {
  askedIn,
  type Mutation,
  type Mutations,
  openDialog,
  type Scenario,
  type ToastWords,
} from "./mutation.ts";

const link = /\/api\/links\/[\w-]+$/;
const links = /\/api\/links$/;
export const revocation = /\/revoke$/;
const noNetwork = "There is no network. What you typed is kept: try again once you are back.";

export function refused(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  return { failed: ["Error", text], failedOffline: ["Error", noNetwork] };
}

const shown = { showPrices: true, showWhy: false, showSold: true, showContact: false } as const;

/** A room of a work, of an artist of its own. */
async function makeRoom(page: Page): Promise<Link> {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Ebb" });
  const title = "Water, this winter";
  const input = { kind: "room", title, note: "", workIds: [id], personId: null, language: "en" };
  return makeLink(page, { ...input, ...shown });
}

async function openRoom(page: Page, { id, title }: Link): Promise<void> {
  await page.goto(roomPagePath(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

export async function countLinks(page: Page, isMeant: (one: Link) => boolean): Promise<number> {
  return (await readLinks(page)).filter(isMeant).length;
}

export const isRevoked = ({ state }: Link) => state === "revoked";

const makeNewRoom: Mutation = {
  method: "POST",
  path: links,
  ...refused("The room could not be made."),
  done: ["The room is made"],
  setUp: async (page) => {
    await becomeProfessional(page);
    await saveWork(page, { title: "Ebb" });
    const dialog = page.getByRole("dialog", { name: "Make a Room" });
    const open = () => openDialog(dialog, page.getByRole("button", { name: "New Room" }));
    const work = dialog.getByRole("checkbox", { name: "Ebb" });
    return {
      open: async () => {
        await page.goto(appPaths.rooms);
        await expect(page.getByRole("heading", { name: "No room yet" })).toBeVisible();
      },
      fill: async () => {
        await open();
        await work.check();
        await fieldIn(dialog, "Title").fill("Water, this winter");
      },
      submit: (press) => press(dialog.getByRole("button", { name: /^(Make the Room|Making)$/ })),
      expectInput: async () => {
        await open();
        await expect(work).toBeChecked();
        await expect(fieldIn(dialog, "Title")).toHaveValue("Water, this winter");
      },
      countDone: () => countLinks(page, ({ title }) => title === "Water, this winter"),
    };
  },
};

const roomMutations: Mutations = {
  "make a room": makeNewRoom,
  "save a room": {
    method: "PATCH",
    path: link,
    ...refused("The room could not be saved."),
    done: ["The room is saved"],
    setUp: async (page) => {
      const room = await makeRoom(page);
      const note = fieldIn(page.getByRole("main"), "A sentence");
      return {
        open: () => openRoom(page, room),
        lockedOffline: page.getByRole("button", { name: "Save" }),
        fill: () => note.fill("From the wharf to the ice road."),
        submit: (press) => press(page.getByRole("button", { name: /^(Save|Saving)$/ })),
        expectInput: () => expect(note).toHaveValue("From the wharf to the ice road."),
        countDone: () => countLinks(page, (one) => one.note === "From the wharf to the ice road."),
      };
    },
  },
  "take a room back": {
    method: "POST",
    path: revocation,
    ...refused("Please try again."),
    done: ["The address is taken back"],
    setUp: async (page) => {
      const room = await makeRoom(page);
      return {
        open: () => openRoom(page, room),
        ...askedIn(page, {
          button: "Take back the room’s address",
          question: "Take the room back?",
          confirm: "Take Back",
        }),
        countDone: () => countLinks(page, isRevoked),
      };
    },
  },
  "make a room anew": {
    method: "POST",
    path: links,
    ...refused("The room could not be made."),
    done: ["The room is made"],
    setUp: async (page) => {
      const room = await makeRoom(page);
      await revokeLink(page, room);
      const again = page.getByRole("button", { name: "Make It Anew" });
      return {
        open: () => openRoom(page, room),
        submit: (press) => press(again),
        expectInput: () => expect(again).toBeVisible(),
        countDone: () => countLinks(page, ({ state }) => state === "open"),
      };
    },
  },
};

/** What a guest wrote in a room, on the room's page. */
async function decide(page: Page, name: string): Promise<Scenario> {
  const room = await makeRoom(page);
  await askToHold(page, room);
  const button = page.getByRole("button", { name });
  return {
    open: () => openRoom(page, room),
    lockedOffline: button,
    submit: (press) => press(button),
    expectInput: () => expect(button).toBeVisible(),
    countDone: async () =>
      (await readEntries(page)).filter(({ decision }) => decision !== null).length,
  };
}

const entryFailed: ToastWords = ["Error", "This could not be done. Please try again."];

const entryMutations: Mutations = {
  "accept what a guest asks for": {
    method: "POST",
    path: /\/accept$/,
    failed: entryFailed,
    done: ["“Ebb” is on hold for Priya Nair"],
    setUp: async (page) => ({
      ...(await decide(page, "Hold for 48 Hours")),
      countDone: async () =>
        (await readWorks(page)).filter(({ status }) => status === "on-hold").length,
    }),
  },
  "decline what a guest asks for": {
    method: "POST",
    path: /\/decline$/,
    failed: entryFailed,
    done: ["Declined. Priya Nair is not told"],
    setUp: (page) => decide(page, "Decline"),
  },
};

export const linkMutations: Mutations = { ...roomMutations, ...entryMutations };
