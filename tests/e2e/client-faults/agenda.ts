import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { agendaSchema } from "#schema/agenda/agenda-item.ts";
import { agendaPath, agendaPaths } from "#schema/agenda/agenda-paths.ts";
import { ownCalendarSchema } from "#schema/agenda/calendar-input.ts";
import { addDays } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import { setStatus, today, written } from "../records.ts";
import { becomeProfessional } from "../stripe.ts";
import { ownOrigin, readWorks, saveWork } from "../users.ts";
import { askedIn, type Mutation, type Mutations, type Scenario } from "./mutation.ts";

const onDevice = "What you entered is kept on this device: save it once you are back.";

/** A hold that ends tomorrow, of an artist of its own. */
async function holdOne(page: Page): Promise<void> {
  await becomeProfessional(page);
  const { id } = await saveWork(page, { title: "Ebb" });
  await setStatus(page, id, { status: "on-hold", who: "Tom Okafor", until: today(1) });
}

async function openAgenda(page: Page): Promise<void> {
  await page.goto(appPaths.agenda);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odile's Agenda");
}

const failure: Pick<Mutation, "failed" | "failedOffline"> = {
  failed: ["Error", "This could not be done. Please try again."],
  failedOffline: [
    "Error",
    `This could not be done. Please try again. There is no network. ${onDevice}`,
  ],
};

async function settleBy(page: Page, name: string): Promise<Omit<Scenario, "countDone">> {
  await holdOne(page);
  const button = page.getByRole("button", { name });
  return {
    open: () => openAgenda(page),
    lockedOffline: button,
    submit: (press) => press(button),
    expectInput: () => expect(button).toBeVisible(),
  };
}

async function readCalendar(page: Page): Promise<string | null> {
  const answer = await page.request.get(agendaPaths.calendar);
  return v.parse(ownCalendarSchema, await answer.json())?.address ?? null;
}

const calendarFailure: Pick<Mutation, "failed" | "failedOffline"> = {
  failed: ["Error", "The address could not be changed. Please try again."],
  failedOffline: ["Error", "There is no network. Please try again once you are back."],
};

/** The address of the calendar of an artist of its own. */
async function makeCalendar(page: Page): Promise<string | null> {
  await becomeProfessional(page);
  const headers = ownOrigin();
  const made = await page.request.post(agendaPaths.calendar, { data: { language: "en" }, headers });
  expect(made.ok(), await made.text()).toBe(true);
  return readCalendar(page);
}

export const agendaMutations: Mutations = {
  "hold a work longer": {
    method: "PATCH",
    path: /\/status$/,
    ...failure,
    done: [`“Ebb” is on hold until ${written(addDays(today(1), 7))}`],
    setUp: async (page) => ({
      ...(await settleBy(page, "Hold Longer")),
      countDone: async () => {
        const works = await readWorks(page);
        return works.filter(({ statusDetails }) => statusDetails.until === addDays(today(1), 7))
          .length;
      },
    }),
  },
  "put an item of the agenda off": {
    method: "POST",
    path: /\/postpone$/,
    ...failure,
    done: [`Put off until ${written(today(7))}`],
    setUp: async (page) => {
      await holdOne(page);
      const putOff = page.getByRole("button", { name: "Put off" });
      const inAWeek = page.getByRole("button", { name: written(today(7)) });
      return {
        open: () => openAgenda(page),
        lockedOffline: inAWeek,
        fill: () => putOff.click(),
        submit: async (press) => {
          if (!(await inAWeek.isVisible())) await putOff.click();
          await press(inAWeek);
        },
        expectInput: () => expect(putOff).toBeVisible(),
        countDone: async () => {
          const answer = await page.request.get(agendaPath(today()));
          return 1 - v.parse(agendaSchema, await answer.json()).length;
        },
      };
    },
  },
  "make the address of the calendar": {
    method: "POST",
    path: /\/api\/calendar$/,
    ...calendarFailure,
    done: ["The address is made"],
    setUp: async (page) => {
      await becomeProfessional(page);
      const make = page.getByRole("button", { name: "Make an address" });
      return {
        open: () => openAgenda(page),
        submit: (press) => press(make),
        expectInput: () => expect(make).toBeVisible(),
        countDone: async () => ((await readCalendar(page)) === null ? 0 : 1),
      };
    },
  },
  "make the address of the calendar anew": {
    method: "POST",
    path: /\/api\/calendar$/,
    ...calendarFailure,
    done: ["The address is made"],
    setUp: async (page) => {
      const before = await makeCalendar(page);
      return {
        open: () => openAgenda(page),
        ...askedIn(page, {
          button: "Make anew",
          question: "Make a new address?",
          confirm: "Make Anew",
        }),
        countDone: async () => ((await readCalendar(page)) === before ? 0 : 1),
      };
    },
  },
  "take the address of the calendar back": {
    method: "DELETE",
    path: /\/api\/calendar$/,
    ...calendarFailure,
    done: ["The address is taken back"],
    setUp: async (page) => {
      await makeCalendar(page);
      return {
        open: () => openAgenda(page),
        ...askedIn(page, {
          button: "Take back",
          question: "Take the address back?",
          confirm: "Take Back",
        }),
        countDone: async () => ((await readCalendar(page)) === null ? 1 : 0),
      };
    },
  },
};
