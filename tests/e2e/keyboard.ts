import { expect, type Locator, type Page } from "@playwright/test";
import type en from "#web/i18n/texts/en-CA.json";
import { dismiss, toast } from "./journeys.ts";
import { newPerson } from "./users.ts";

interface Reader {
  readonly words: typeof en;
  /** The first letters of a province and of watercolour, in the language of the page. */
  readonly province: string;
  readonly medium: string;
}

/** Presses Tab until the control has the focus, and expects it to be in the viewport. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      return expect(control).toBeInViewport();
    }
    await keyboard.press("Tab");
  }
  throw new Error("Sixty presses of Tab do not reach the control.");
}

/** Presses Tab until the control has the focus, and then this key. */
export async function pressByKey(
  control: Locator,
  key: "Enter" | "Space" = "Enter",
): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Opens the list of a select by keyboard, and chooses the first option that begins with these letters. */
export async function pickOption(
  select: Locator,
  letters: string,
  name: string | RegExp,
): Promise<void> {
  const page = select.page();
  const focused = page.getByRole("option").and(page.locator(":focus"));
  await pressByKey(select);
  // The list takes letters once one of its options has the focus.
  await expect(focused).toBeVisible();
  await page.keyboard.type(letters);
  await expect(focused).toHaveText(name);
  await page.keyboard.press("Enter");
  await expect(select).toHaveText(name);
}

/** Nothing is wider than the window, whatever the text size. */
async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** From the landing page to a work in the gallery, with only the keyboard. */
export async function walkByKeyboard(
  page: Page,
  { words, province, medium }: Reader,
): Promise<void> {
  const { keyboard } = page;
  const { choices, profile, pricing } = words;
  const button = (label: string) => page.getByRole("button", { name: label });
  const textbox = (label: string) => page.getByRole("textbox", { name: label });
  const combobox = (label: string) => page.getByRole("combobox", { name: label });
  await page.goto("/");
  await expectFits(page);
  await pressByKey(button(words.landing.create));
  await expect(page.locator('[name="email"]')).toBeFocused();
  await keyboard.type(newPerson().email);
  await keyboard.press("Enter");

  await expect(textbox(profile.name.first)).toBeFocused();
  await expectFits(page);
  await keyboard.type("Maren");
  await keyboard.press("Tab");
  await keyboard.type("Holt");
  await tabTo(page.getByRole("radio", { name: choices.careerStage.aspiring }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: choices.careerStage.emerging })).toBeChecked();
  await pressByKey(page.getByRole("checkbox", { name: choices.education.mfa }), "Space");
  await tabTo(page.getByLabel(profile.location.city));
  await keyboard.type("Rimouski");
  await keyboard.press("Tab");
  await keyboard.type(province);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(combobox(profile.location.province)).toHaveValue(/^(Québec|Colombie-Brit.+)$/);
  await pressByKey(page.getByRole("checkbox").nth(-3), "Space");
  await pressByKey(button(profile.setup.save));
  await tabTo(button(words.plans.free.button));
  await expectFits(page);
  await keyboard.press("Enter");
  await dismiss(page.getByRole("dialog", { name: /^.+, Maren$/ }));

  await tabTo(textbox(pricing.details.title));
  await keyboard.type("Low Tide");
  await pickOption(combobox(pricing.details.medium), medium, choices.medium.watercolour);
  await tabTo(page.getByLabel(pricing.details.hours));
  await keyboard.type("12");
  await pressByKey(button(pricing.details.calculate));
  await tabTo(button(pricing.price.save));
  await expectFits(page);
  await keyboard.press("Enter");
  await expect(toast(page, words.toasts.artworkSaved.title)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  await expectFits(page);
  const more = button(words.gallery.more.replace("{title}", "Low Tide"));
  await pressByKey(more);
  await expect(page.getByRole("menuitem", { name: words.gallery.delete })).toBeVisible();
  await keyboard.press("Escape");
  await expect(more).toBeFocused();
}
