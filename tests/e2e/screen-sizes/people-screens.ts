import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema } from "#schema/channels/channel.ts";
import { appPaths } from "#schema/page-paths.ts";
import { peoplePaths, personPagePath } from "#schema/people/people-paths.ts";
import { peopleSchema, personSchema } from "#schema/people/person.ts";
import { get } from "../get.ts";
import { setChannels, setStatus, today } from "../records.ts";
import { ownOrigin } from "../users.ts";
import { type FilledArtist, longBuyer, longTitle } from "./artist.ts";
import { button, headed, type Screen } from "./screens.ts";
import { close, dialogOpens } from "./work-screens.ts";

/** The people with their dialogs, the pages of a buyer and of a gallery, and the agenda. */
export const peopleScreens: readonly Screen<FilledArtist>[] = [
  {
    name: "the people",
    open: async (page) => {
      await page.goto(appPaths.people);
      await expect(page.getByRole("table", { name: "People" })).toBeVisible();
    },
  },
  {
    name: "a new person with everything wrong",
    open: async (page) => {
      await button(page, "Add a Person").click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Enter a name or an organization.")).toBeVisible();
    },
  },
  {
    name: "the page of a buyer",
    open: async (page) => {
      await close(page);
      const people = v.parse(peopleSchema, await (await get(page, peoplePaths.people)).json());
      const buyer = people.find(({ name }) => name === longBuyer.name);
      if (buyer === undefined) throw new Error("The buyer is not among the people.");
      await page.goto(personPagePath(buyer.id));
      await headed(page, longBuyer.name);
    },
  },
  {
    name: "editing a person",
    open: async (page) => {
      await button(page, "Edit").click();
      await dialogOpens(page);
    },
  },
  {
    name: "merging two people",
    open: async (page) => {
      await close(page);
      await button(page, "Merge with…").click();
      await dialogOpens(page);
    },
  },
  {
    name: "the question before a person is erased",
    open: async (page) => {
      await close(page);
      await button(page, "Erase…").click();
      await dialogOpens(page);
    },
  },
  {
    name: "the page of a gallery",
    open: async (page) => {
      await close(page);
      await page.goto(personPagePath(await addGallery(page)));
      await headed(page, longTitle);
    },
  },
  {
    name: "the agenda with what puts off",
    open: async (page, { held, consigned }) => {
      const details = { channelId: "gallery-50", since: today(-90), dueBack: today(-9) };
      await setStatus(page, consigned.id, { status: "consigned", ...details });
      const hold = { who: longBuyer.name, until: today(1) };
      await setStatus(page, held.id, { status: "on-hold", ...hold });
      await page.goto(appPaths.agenda);
      await button(page, "Put off").first().click();
      await button(page, "A day…").click();
      await expect(page.getByLabel("The day")).toBeVisible();
    },
  },
  {
    name: "the question before the calendar's address is taken back",
    open: async (page) => {
      await button(page, "Make an address").click();
      await button(page, "Take back").click();
      await dialogOpens(page);
    },
  },
  {
    name: "the agenda with the calendar's address",
    open: async (page) => {
      await close(page);
      await expect(button(page, "Copy")).toBeVisible();
    },
  },
];

/** A gallery with a long name, whose channel has a work. Returns its id. */
async function addGallery(page: Page): Promise<string> {
  const data = { kind: "organization", organization: longTitle, email: longBuyer.email };
  const answer = await page.request.post(peoplePaths.people, { data, headers: ownOrigin() });
  const { id } = v.parse(personSchema, await answer.json());
  const channels = v.parse(channelsSchema, await (await get(page, apiPaths.channels)).json());
  // The people of the demonstration's channels are not copied; a person that is left out stays.
  const sent = channels.map(({ personId: _notCopied, ...channel }) =>
    channel.id === "gallery-50" ? { ...channel, personId: id } : channel,
  );
  await setChannels(page, sent);
  return id;
}
