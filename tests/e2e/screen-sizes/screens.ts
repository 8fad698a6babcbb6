import { expect, type Locator, type Page } from "@playwright/test";
import { appPaths, pagePaths } from "#schema/page-paths.ts";
import { becomeArtist, becomeNewcomer, becomeUndecided, openApp, patchProfile } from "../users.ts";

/** A screen, and how a person gets there in English. What `open` awaits is what shows that it is there. */
export interface Screen<Artist = unknown> {
  readonly name: string;
  readonly open: (page: Page, artist: Artist) => Promise<unknown>;
}

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name });

export const headed = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { level, name })).toBeVisible();

async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** What anyone sees. */
export const publicScreens: readonly Screen[] = [
  ...[pagePaths.landing, pagePaths.terms, pagePaths.privacy, "/nothing-here"].map((path) => ({
    name: path,
    open: (page: Page) => openPublic(page, path),
  })),
  {
    name: "a sign-in that failed",
    open: async (page) => {
      await page.goto("/?error=connection_error&retry=true");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

/** What a new artist sees, and one on the free plan. */
export const firstScreens: readonly Screen[] = [
  {
    name: "the profile form with everything wrong",
    open: async (page) => {
      await becomeNewcomer(page);
      await page.goto("/app?flow=create");
      await button(page, "Complete Setup").click({ force: true });
      await expect(page.getByText("First Name Required")).toBeVisible();
    },
  },
  {
    name: "the glossary",
    open: async (page) => {
      await button(page, "Glossary").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the plan chooser",
    open: async (page) => {
      await becomeUndecided(page);
      await openApp(page);
      await headed(page, "Choose Your Plan");
    },
  },
  {
    name: "subscribing",
    open: async (page) => {
      await button(page, "Subscribe Now").click();
      await expect(button(page, "Continue to Payment")).toBeVisible();
    },
  },
  {
    name: "the locked gallery",
    open: async (page) => {
      await becomeArtist(page, { hasCompletedSetup: false });
      await openApp(page, "gallery");
      await headed(page, "Gallery Locked");
    },
  },
  {
    name: "the free plan's profile",
    open: async (page) => {
      await patchProfile(page.request, { hasCompletedSetup: true });
      await openApp(page, "profile");
      await headed(page, "Profile");
    },
  },
  {
    name: "feedback with errors",
    open: async (page) => {
      await button(page, "Submit Feedback").click();
      await page.getByRole("dialog").getByRole("button", { name: "Submit Feedback" }).click();
      await expect(page.getByText("Enter a subject.")).toBeVisible();
    },
  },
  {
    name: "the free plan's calculator with a price",
    open: async (page) => {
      await openApp(page);
      await page.getByRole("textbox", { name: "Title" }).fill("Low Tide");
      await button(page, "Calculate Price").click();
      await expect(
        page.getByRole("img", { name: /^Area .+, labour .+, materials .+$/ }),
      ).toBeVisible();
    },
  },
  {
    name: "the empty gallery",
    open: async (page) => {
      await openApp(page, "gallery");
      await expect(page.getByText("No artwork saved yet")).toBeVisible();
    },
  },
  {
    name: "what the people would be",
    open: async (page) => {
      await page.goto(appPaths.people);
      await headed(page, "Who has your works, and who asked for them", 2);
    },
  },
  {
    name: "what the agenda would be",
    open: async (page) => {
      await page.goto(appPaths.agenda);
      await headed(page, "Your Agenda", 2);
    },
  },
];
