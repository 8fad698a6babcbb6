import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { chooseProvince } from "../journeys.ts";
import {
  becomeArtist,
  becomeNewcomer,
  becomeUndecided,
  openApp,
  readUser,
  saveWork,
} from "../users.ts";
import type { Mutations } from "./mutation.ts";

const saveFailed = ["Error", "Failed to save your profile. Please try again."] as const;
const updateFailed = ["Error", "Failed to update profile. Please try again."] as const;
const path = /\/api\/profile$/;

async function typeProfile(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.getByRole("textbox", { name: "Last name" }).fill("Holt");
  await page.getByRole("radio", { name: "Echelon" }).check();
  await page.getByRole("radio", { name: "USD" }).click();
  await page.getByLabel("City").fill("Matane");
  await chooseProvince(page, "Québec");
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("Holt");
  await expect(page.getByRole("radio", { name: "Echelon" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "USD" })).toBeChecked();
  await expect(page.getByLabel("City")).toHaveValue("Matane");
  await expect(page.getByRole("combobox", { name: "Province" })).toHaveValue("Québec");
}

async function countTyped(page: Page): Promise<number> {
  const { firstName, lastName, city, currency } = await readUser(page.request);
  const typed = ["Maren", "Holt", "Matane", "USD"];
  const changed = [firstName, lastName, city, currency].filter((one, at) => one === typed[at]);
  // Completely, or not at all.
  expect([0, typed.length]).toContain(changed.length);
  return changed.length / typed.length;
}

export const profileMutations: Mutations = {
  "complete the profile": {
    method: "PATCH",
    path,
    failed: saveFailed,
    done: ["Welcome Maren!"],
    setUp: async (page) => {
      await becomeNewcomer(page);
      return {
        open: async () => {
          await page.goto("/app?flow=create");
          await expect(page.getByRole("heading", { name: "Artist Profile Setup" })).toBeVisible();
        },
        fill: async () => {
          await typeProfile(page);
          await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
        },
        submit: (press) => press(page.getByRole("button", { name: "Complete Setup" })),
        expectInput: async () => {
          await expectTyped(page);
          await expect(
            page.getByRole("checkbox", { name: "I accept the Terms of Service" }),
          ).toBeChecked();
        },
        countDone: () => countTyped(page),
      };
    },
  },
  "update the profile": {
    method: "PATCH",
    path,
    failed: updateFailed,
    done: ["Profile updated!", "Your profile has been updated successfully."],
    setUp: async (page) => {
      await becomeArtist(page);
      return {
        open: async () => {
          await openApp(page, "profile");
          await page.getByRole("button", { name: "Edit Profile" }).click();
        },
        fill: () => typeProfile(page),
        submit: (press) => press(page.getByRole("button", { name: "Update Profile" })),
        expectInput: () => expectTyped(page),
        countDone: () => countTyped(page),
      };
    },
  },
  "choose the free plan": {
    method: "PATCH",
    path,
    failed: ["Error", "Failed to update subscription. Please try again."],
    done: ["Profile updated"],
    setUp: async (page) => {
      await becomeUndecided(page);
      const choose = page.getByRole("button", { name: "Continue with Free" });
      return {
        open: () => openApp(page),
        submit: (press) => press(choose),
        expectInput: () => expect(choose).toBeVisible(),
        countDone: async () => ((await readUser(page.request)).isFreeVersion ? 1 : 0),
      };
    },
  },
  "delete the profile": {
    method: "DELETE",
    path,
    failed: ["Error", "Failed to delete profile. Please try again."],
    done: ["Profile Deleted"],
    isOverAfterLogin: true,
    setUp: async (page) => {
      await becomeArtist(page);
      await saveWork(page);
      const dialog = page.getByRole("alertdialog");
      return {
        open: () => openApp(page, "profile"),
        fill: () => page.getByRole("button", { name: "Delete Profile" }).click(),
        submit: (press) => press(dialog.getByRole("button", { name: "Delete Profile" })),
        expectInput: () => expect(dialog).toBeVisible(),
        countDone: async () => {
          const answer = await page.request.get(apiPaths.authUser);
          return answer.status() === 401 ? 1 : 0;
        },
      };
    },
  },
};
