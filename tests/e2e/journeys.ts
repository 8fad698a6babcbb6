import { expect, type Locator, type Page } from "@playwright/test";
import { loginPath } from "#schema/api-paths.ts";
import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { ownAddress } from "./own-address.ts";
import {
  admin,
  completeProfile,
  newPerson,
  type Person,
  patchProfile,
  readWorks,
  saveWork,
  signIn as signInByRequests,
} from "./users.ts";

/** Fills in the identity provider's form, which opens before the application. */
export async function signInAtProvider(page: Page, person: Person): Promise<void> {
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('[name="given_name"]').fill(person.firstName ?? "");
  await page.locator('[name="family_name"]').fill(person.lastName ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/app**");
}

/** From the landing page to the application, as a new user. */
export async function createProfile(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Create Your Profile" }).click();
  await signInAtProvider(page, person);
}

/**
 * Presses a control with aria-disabled, which shows the reason. By the keyboard: a click that is forced on a disabled
 * control lands beside it where the page is still moving.
 */
export async function pressDisabled(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await control.press("Enter");
}

interface Sight {
  /** Includes toasts that an open dialog hides from the accessibility tree. */
  readonly includeHidden?: boolean;
}

/** The toast that is visible, by its title to the letter. */
export function toast(page: Page, title: string | RegExp, sight: Sight = {}): Locator {
  return page.getByRole("listitem", sight).filter({ has: page.getByText(title) });
}

/** A toast by its title and, where it is given, its text, to the letter. */
export async function expectToast(
  page: Page,
  title: string,
  text?: string | RegExp,
  sight: Sight = {},
): Promise<void> {
  const titled = toast(page, title, sight);
  // In one look: a toast is there for five seconds, which can pass between two on a busy machine.
  const shown = text === undefined ? titled : titled.filter({ has: page.getByText(text) });
  await expect(shown.last()).toBeVisible();
}

/** Points at a toast, which keeps it beyond its five seconds. */
export function keepToast(page: Page, title: string): Promise<void> {
  return toast(page, title).last().hover();
}

/** A visible toast, whether a dialog is open or not. */
export function expectToastSeen(page: Page, title: string, text?: string): Promise<void> {
  return expectToast(page, title, text, { includeHidden: true });
}

/**
 * A toast beside an open dialog, which is only visible and announced. The announcement stays in the document for a
 * second only, so it is looked for in every frame from before the action on.
 */
export async function expectToastBeside(
  page: Page,
  action: () => Promise<unknown>,
  title: string,
  text?: string,
): Promise<void> {
  const announced = page.waitForFunction(
    (announcement) =>
      [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
        textContent.includes(announcement),
      ),
    text ?? title,
  );
  await action();
  await announced;
  await expectToastSeen(page, title, text);
}

/** Closes with Escape, once the focus is inside. */
export async function dismiss(open: Locator): Promise<void> {
  await expect
    .poll(() => open.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await open.page().keyboard.press("Escape");
  await expect(open).toBeHidden();
}

/** Dismisses a toast, so that the next one with the same title is a new one. */
export async function dismissToast(page: Page, title: string): Promise<void> {
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toast(page, title)).toBeHidden();
}

/** Completes the profile form minimally, and chooses Free: the shortest way to the calculator. */
export async function completeSetupOnFreePlan(page: Page, person: Person): Promise<void> {
  await createProfile(page, person);
  await page.getByLabel("City").fill("Rimouski");
  await chooseProvince(page, "Québec");
  await page.getByRole("checkbox", { name: "I accept the Terms of Service" }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByRole("button", { name: "Continue with Free" }).click();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
}

export async function chooseProvince(page: Page, province: string): Promise<void> {
  await page.getByRole("combobox", { name: "Province" }).fill(province);
  await page.getByRole("combobox", { name: "Province" }).blur();
}

/** A finished profile on the free plan: aspiring, 0–5 hours, under $1,000, self-taught, CAD, inches. */
const finishedProfile: ProfilePatch = {
  ...completeProfile,
  ...{
    careerStages: ["aspiring"],
    weeklyHours: "0-5",
    salesHistory: "<1k",
    education: "self-taught",
  },
  ...{ isSubscribed: false, isFreeVersion: true },
};

/** A new free artist with the calculator open; the profile is completed by a request. */
export async function openAsArtist(page: Page, profile: ProfilePatch = {}): Promise<Person> {
  const person = newPerson();
  await page.setExtraHTTPHeaders(ownAddress());
  await signInByRequests(page.request, person);
  await patchProfile(page.request, { ...finishedProfile, ...profile });
  await openCalculator(page);
  return person;
}

/** The one admin, who has no limits and is shared by all tests, which add works to the same gallery. */
export async function openAsAdmin(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(ownAddress());
  await signInByRequests(page.request, admin);
  await openCalculator(page);
}

/** Signs in by the provider's form, without opening the application. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.setExtraHTTPHeaders(ownAddress());
  await page.goto(loginPath("login"));
  await page.locator('[name="email"]').fill(person.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/app**", { waitUntil: "commit" });
}

export async function openCalculator(page: Page): Promise<void> {
  await page.goto("/app");
  const heading = (name: string) => page.getByRole("heading", { name });
  await expect(heading("Price New Artwork").or(heading("Edit Artwork"))).toBeVisible();
}

/** Saves a work by a request. */
export function saveArtwork(page: Page, work: Partial<ArtworkInput> = {}): Promise<Artwork> {
  const size = { width: 30, height: 24 };
  const cost = { materialsCost: 86.4, hoursSpent: 18 };
  return saveWork(page, { dateCreated: "2025", ...size, ...cost, suggestedPrice: null, ...work });
}

/** Saves a work by a request, and opens it for editing. */
export async function saveAndEdit(
  page: Page,
  title: string,
  work: Partial<ArtworkInput> = {},
): Promise<void> {
  await saveArtwork(page, { title, ...work });
  await page.reload();
  await openForEdit(page, title);
}

/** The saved works with this title; the admin's account has many others. */
export async function findArtworks(page: Page, title: string): Promise<Artwork[]> {
  return (await readWorks(page)).filter((artwork) => artwork.title === title);
}

export function openTab(page: Page, name: "Pricing Tool" | "Gallery" | "Profile"): Promise<void> {
  return page.getByRole("tab", { name }).click();
}

/** Opens a work of the gallery in the calculator. */
export async function openForEdit(page: Page, title: string): Promise<void> {
  await openTab(page, "Gallery");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("heading", { name: "Edit Artwork" })).toBeVisible();
}

let works = 0;

/** A title that no other test uses. */
export function newTitle(words: string): string {
  works += 1;
  return `${words} ${process.pid}-${Date.now()}-${works}`;
}

/** Logs out, where nothing unsaved is asked about. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Logs out, with what is unsaved and asked about. */
export async function logOutAnyway(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Closes a tab as a person does. Returns which questions the browser asked, each answered with yes. */
export async function closeTab(tab: Page): Promise<string[]> {
  const asked: string[] = [];
  tab.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => tab.isClosed()).toBe(true);
  return asked;
}

export const emptyGallery = (page: Page) =>
  page.getByRole("heading", { name: "No artwork saved yet" });
