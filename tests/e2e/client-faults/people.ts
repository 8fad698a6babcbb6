import { expect, type Page } from "@playwright/test";
import { appPaths } from "#schema/page-paths.ts";
import { personMergePath, personPagePath } from "#schema/people/people-paths.ts";
import type { Person } from "#schema/people/person.ts";
import { toast } from "../journeys.ts";
import { addPerson, claire, readPeople } from "../people.ts";
import { sell, setStatus, today } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { ownOrigin, readWorks, saveWork } from "../users.ts";
import { askedIn, enteredIn, type Mutations, openDialog, refusedAs } from "./mutation.ts";

const person = /\/api\/people\/[\w-]+$/;

/** Claire Gagnon, alone among the people of an artist of its own. */
async function addClaire(page: Page): Promise<Person> {
  await becomeProfessional(page);
  return addPerson(page, claire);
}

async function openPerson(page: Page, { id, name }: Person): Promise<void> {
  await page.goto(personPagePath(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

async function openPeople(page: Page): Promise<void> {
  await page.goto(appPaths.people);
  await expect(page.getByRole("table", { name: "People" })).toBeVisible();
}

async function countPeople(page: Page, isMeant: (one: Person) => boolean): Promise<number> {
  return (await readPeople(page)).filter(isMeant).length;
}

/** Two people who may be one, with what merges them. */
async function addTwice(page: Page) {
  const stays = await addClaire(page);
  const goes = await addPerson(page, { kind: "person", name: "claire gagnon", phone: "418 555" });
  return { stays, goes };
}

export const peopleMutations: Mutations = {
  "add a person": {
    method: "POST",
    path: /\/api\/people$/,
    ...refusedAs("This person could not be saved. Please try again."),
    done: ["Person added"],
    setUp: async (page) => {
      await addClaire(page);
      const dialog = page.getByRole("dialog", { name: "Add a Person" });
      return {
        open: () => openPeople(page),
        ...enteredIn(dialog, page.getByRole("button", { name: "Add a Person" }), {
          Name: "Anne Thibault",
          City: "Montréal",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: /^(Save|Saving…)$/ })),
        countDone: () => countPeople(page, ({ name }) => name === "Anne Thibault"),
      };
    },
  },
  "change a person": {
    method: "PATCH",
    path: person,
    ...refusedAs("This person could not be saved. Please try again."),
    done: ["Person saved"],
    setUp: async (page) => {
      const added = await addClaire(page);
      const dialog = page.getByRole("dialog", { name: "Edit Person" });
      return {
        open: () => openPerson(page, added),
        ...enteredIn(dialog, page.getByRole("button", { name: "Edit" }), {
          Phone: "418 555-0142",
          "Private notes": "Two coats of varnish.",
        }),
        submit: (press) => press(dialog.getByRole("button", { name: /^(Save|Saving…)$/ })),
        countDone: () =>
          countPeople(
            page,
            ({ phone, notes }) => `${phone} ${notes}` === "418 555-0142 Two coats of varnish.",
          ),
      };
    },
  },
  "archive a person": {
    method: "PATCH",
    path: person,
    ...refusedAs("This could not be changed. Please try again."),
    done: ["Archived"],
    setUp: async (page) => {
      const added = await addClaire(page);
      const archive = page.getByRole("button", { name: "Archive" });
      return {
        open: () => openPerson(page, added),
        submit: (press) => press(archive),
        expectInput: () => expect(archive).toBeVisible(),
        countDone: () => countPeople(page, ({ archived }) => archived),
      };
    },
  },
  "undo the archiving of a person": {
    method: "PATCH",
    path: person,
    ...refusedAs("This could not be changed. Please try again."),
    done: ["Back among your people"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      const added = await addClaire(page);
      const undo = page.getByRole("listitem").getByRole("button", { name: "Undo" });
      return {
        open: () => openPerson(page, added),
        fill: async () => {
          await page.getByRole("button", { name: "Archive" }).click();
          await expect(toast(page, "Archived")).toBeVisible();
        },
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: () => countPeople(page, ({ archived }) => !archived),
      };
    },
  },
  "keep two people who may be one": {
    method: "PATCH",
    path: person,
    ...refusedAs("This could not be kept. Please try again."),
    done: ["Kept as two people"],
    setUp: async (page) => {
      await addTwice(page);
      const keep = page.getByRole("button", {
        name: "Keep Both (Claire Gagnon and claire gagnon)",
      });
      return {
        open: () => openPeople(page),
        submit: (press) => press(keep),
        expectInput: () => expect(keep).toBeVisible(),
        countDone: () => countPeople(page, ({ distinctFrom }) => distinctFrom.length > 0),
      };
    },
  },
  "merge two people": {
    method: "POST",
    path: /\/api\/people\/[\w-]+\/merge$/,
    ...refusedAs("These people could not be merged. Please try again."),
    done: ["Merged: claire gagnon"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await addTwice(page);
      const dialog = page.getByRole("dialog", { name: "Merge Claire Gagnon with…" });
      const name = dialog.getByRole("radio", { name: "claire gagnon" });
      return {
        open: () => openPeople(page),
        fill: async () => {
          const compare = "Compare Claire Gagnon and claire gagnon";
          await openDialog(dialog, page.getByRole("button", { name: compare }));
          await name.check();
        },
        submit: (press) => press(dialog.getByRole("button", { name: /^(Merge|Merging…)$/ })),
        expectInput: () => expect(name).toBeChecked(),
        countDone: async () => 2 - (await readPeople(page)).length,
      };
    },
  },
  "undo a merge": {
    method: "POST",
    path: /\/undo$/,
    ...refusedAs("The merge could not be undone. Please try again."),
    done: ["Two people again"],
    setUp: async (page) => {
      const { stays, goes } = await addTwice(page);
      const merged = await page.request.post(personMergePath(goes.id), {
        data: { into: stays.id, chosen: [] },
        headers: { ...ownOrigin(), "If-Match": `"${goes.updatedAt}"` },
      });
      expect(merged.status(), await merged.text()).toBe(200);
      const undo = page.getByRole("button", { name: "Undo the Merge with claire gagnon" });
      return {
        open: () => openPerson(page, stays),
        lockedOffline: undo,
        submit: (press) => press(undo),
        expectInput: () => expect(undo).toBeVisible(),
        countDone: async () => (await readPeople(page)).length - 1,
      };
    },
  },
  "erase a person": {
    method: "POST",
    path: /\/erase$/,
    ...refusedAs("This person could not be erased. Please try again."),
    done: ["Erased"],
    setUp: async (page) => {
      const added = await addClaire(page);
      return {
        open: () => openPerson(page, added),
        ...askedIn(page, {
          button: "Erase…",
          question: "Erase Claire Gagnon?",
          confirm: "Erase",
        }),
        countDone: async () => 1 - (await readPeople(page)).length,
      };
    },
  },
  "let a work go that is on hold": {
    method: "PATCH",
    path: /\/status$/,
    ...refusedAs("The hold could not be changed. Please try again."),
    done: ["No longer on hold"],
    setUp: async (page) => {
      const added = await addClaire(page);
      const { id } = await saveWork(page, { title: "Ebb" });
      await setStatus(page, id, { status: "on-hold", personId: added.id, until: today(3) });
      const letGo = page.getByRole("button", { name: "Let It Go (Ebb)" });
      return {
        open: () => openPerson(page, added),
        lockedOffline: letGo,
        submit: (press) => press(letGo),
        expectInput: () => expect(page.getByRole("link", { name: "Ebb" })).toBeVisible(),
        countDone: async () =>
          (await readWorks(page)).filter(({ status }) => status === "available").length,
      };
    },
  },
  "note who is on the list for news": {
    method: "POST",
    path: /\/news\/listed$/,
    failed: ["The file could not be made", "Please try again."],
    done: ["List exported", "1 person may be written to. You are told before that ends."],
    setUp: async (page) => {
      const added = await addClaire(page);
      const { id } = await saveWork(page, { title: "Ebb" });
      await sell(page, id, { personId: added.id });
      const list = page.getByRole("button", { name: "List, CSV of those who may be written to" });
      return {
        open: () => openPeople(page),
        submit: (press) => press(list),
        expectInput: () => expect(list).toBeVisible(),
        countDone: () => countPeople(page, ({ news }) => news.listedOn !== null),
      };
    },
  },
};
