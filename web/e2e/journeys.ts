import { expect, type Locator, type Page } from "@playwright/test";

export interface Person {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

let people = 0;

/** Somebody whom the product has not seen before. */
export function newPerson(names: { firstName?: string; lastName?: string } = {}): Person {
  people += 1;
  return { email: `artist-${process.pid}-${Date.now()}-${people}@example.com`, ...names };
}

/** Fills in the identity provider's form, which stands before the application. */
export async function signInAtProvider(page: Page, person: Person): Promise<void> {
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('[name="given_name"]').fill(person.firstName ?? "");
  await page.locator('[name="family_name"]').fill(person.lastName ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/app**");
}

/** From the landing page to the application, as someone new. */
export async function createProfile(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Create Your Profile" }).click();
  await signInAtProvider(page, person);
}

/** Presses what announces itself as disabled, to be told why. */
export async function pressDisabled(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await control.click({ force: true });
}

/** The toast that is visible, by its title. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ hasText: title });
}

export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const shown = toast(page, title).last();
  await expect(shown).toBeVisible();
  if (text !== undefined) await expect(shown).toContainText(text);
}

/** Completes the profile form with little, and chooses Free: the shortest way to the calculator. */
export async function settleIn(page: Page, person: Person): Promise<void> {
  await createProfile(page, person);
  await page.getByLabel("City").fill("Rimouski");
  await chooseProvince(page, "Québec");
  await page.getByRole("checkbox", { name: /Terms of Service/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByRole("button", { name: "Continue with Free" }).click();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
}

export async function chooseProvince(page: Page, province: string): Promise<void> {
  await page.getByRole("combobox", { name: "Province" }).fill(province);
  await page.getByRole("combobox", { name: "Province" }).blur();
}
