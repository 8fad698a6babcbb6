import { type APIRequestContext, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { apiPaths, loginPath } from "#schema/api-paths.ts";
import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import { type User, userSchema } from "#schema/artist/user.ts";
import {
  type Artwork,
  type ArtworkInput,
  artworkSchema,
  artworksSchema,
} from "#schema/artworks/artwork.ts";
import { type AppTab, appPaths } from "#schema/page-paths.ts";
import { get } from "./get.ts";
import { ownAddress } from "./own-address.ts";
import { test } from "./test.ts";

export interface Person {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

let people = 0;

/** A new person without an account. */
export function newPerson(names: { firstName?: string; lastName?: string } = {}): Person {
  people += 1;
  return { email: `artist-${process.pid}-${Date.now()}-${people}@example.com`, ...names };
}

/** The only admin account; tests share it, so they never change or delete its profile. */
export const admin: Person = { email: "admin@example.com", firstName: "Ada", lastName: "Moreau" };

/** The fields that a complete profile needs. */
export const completeProfile = {
  firstName: "Odile",
  lastName: "Fournier",
  careerStages: ["established"],
  weeklyHours: "11-20",
  salesHistory: "1-5k",
  education: "bfa",
  currency: "CAD",
  city: "Rimouski",
  provinceState: "Québec",
  country: "Canada",
  hasAcceptedTos: true,
  hasCompletedSetup: true,
} as const satisfies ProfilePatch;

/** The header of requests from the application's own pages. */
export function ownOrigin(): { Origin: string } {
  return { Origin: test.info().project.use.baseURL ?? "" };
}

/** Signs in by sending the provider's form, without showing it. */
export async function signIn(request: APIRequestContext, person: Person): Promise<User> {
  const headers = ownAddress();
  const form = await request.get(loginPath("login"), { headers });
  expect(form.status(), await form.text()).toBe(200);
  const { email, firstName = "", lastName = "" } = person;
  const fields = { email, given_name: firstName, family_name: lastName };
  await request.post(form.url(), { form: fields, headers });
  return readUser(request);
}

export async function readUser(request: APIRequestContext): Promise<User> {
  return v.parse(userSchema, await (await request.get(apiPaths.authUser)).json());
}

export async function patchProfile(request: APIRequestContext, patch: ProfilePatch): Promise<User> {
  const answer = await request.patch(apiPaths.profile, { data: patch, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
  return v.parse(userSchema, await answer.json());
}

/** Signs in a new user with an empty profile, in place of any other. */
export async function becomeNewcomer(page: Page): Promise<User> {
  await page.context().clearCookies();
  return signIn(page.request, newPerson());
}

/** Signs in a new user with a complete profile, apart from `changes`, who has not chosen a plan yet. */
export async function becomeUndecided(page: Page, changes: ProfilePatch = {}): Promise<User> {
  await becomeNewcomer(page);
  return patchProfile(page.request, { ...completeProfile, ...changes });
}

/** Lets no page greet a user who comes back. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("user-welcomed-back", "yes");
  });
}

/** Signs in an artist who was here before, without the welcome back unless that is wanted. */
export async function becomeReturning(
  page: Page,
  { profile, isWelcomed = false }: { profile: ProfilePatch; isWelcomed?: boolean },
): Promise<User> {
  const person = newPerson();
  await signIn(page.request, person);
  await patchProfile(page.request, { isSubscribed: false, isFreeVersion: true, ...profile });
  await page.context().clearCookies();
  if (!isWelcomed) await skipWelcome(page);
  return signIn(page.request, person);
}

/** Signs in a new artist on the free plan. */
export async function becomeArtist(page: Page, changes: ProfilePatch = {}): Promise<User> {
  return becomeUndecided(page, { isSubscribed: false, isFreeVersion: true, ...changes });
}

/** Signs in the admin, in place of any other user, without the welcome back. */
export async function becomeAdmin(page: Page): Promise<User> {
  await page.context().clearCookies();
  const user = await signIn(page.request, admin);
  await skipWelcome(page);
  return user;
}

const smallWork: ArtworkInput = {
  title: "Low Tide",
  dateCreated: "2024",
  width: 20,
  height: 16,
  depth: "canvas-0.75",
  medium: "oil",
  materialsCost: 40,
  hoursSpent: 6,
  suggestedPrice: 1,
  currency: "CAD",
  imageUrl: null,
};

export async function saveWork(page: Page, changes: Partial<ArtworkInput> = {}): Promise<Artwork> {
  const data = { ...smallWork, ...changes };
  const answer = await page.request.post(apiPaths.artworks, { data, headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(201);
  return v.parse(artworkSchema, await answer.json());
}

/** All saved works of the artist. */
export async function readWorks(page: Page): Promise<Artwork[]> {
  return v.parse(artworksSchema, await (await get(page, apiPaths.artworks)).json());
}

/** The button that shows that the landing page is open. */
export const landing = (page: Page) => page.getByRole("button", { name: "Create Your Profile" });

/** Opens the landing page, and waits until the application is ready there and knows the user. */
export function openLanding(page: Page): Promise<void> {
  return waitForUser(page, async () => {
    await page.goto("/");
    // The application is loaded after the first interaction.
    await page.mouse.move(20, 20, { steps: 2 });
  });
}

/** Runs `open`, and waits until the page has rendered the answer to its question who is signed in. */
export async function waitForUser(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(`**${apiPaths.authUser}`);
  await open();
  await (await answered).finished();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The name of the button that opens the profile: after the artist's initials, where no picture replaces them. */
export const avatarName = /^(\p{Lu}{1,2} )?Your profile$/u;

/** Opens the application at a tab as a new artist on the free plan. */
export async function openAppAsArtist(page: Page, tab: AppTab = "pricing"): Promise<User> {
  const artist = await becomeArtist(page);
  await openApp(page, tab);
  return artist;
}

/** Opens the application at a tab, and waits until it is rendered. */
export async function openApp(page: Page, tab: AppTab = "pricing") {
  await page.goto(appPaths[tab]);
  await expect(page.getByRole("button", { name: avatarName })).toBeVisible();
}
