import { expect, type Locator, type Page } from "@playwright/test";
import french from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { expectToastSeen } from "./journeys.ts";

/** A button by its whole name. */
export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name });
}

/** The Profile tab, in French. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto("/app/profile");
  await expect(page.getByRole("heading", { level: 1, name: french.account.title })).toBeVisible();
}

/** Lets requests to a path fail during `press`, and expects the toast for that. */
export async function expectFailure(
  page: Page,
  path: string,
  press: () => Promise<void>,
  text: string,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
  await press();
  await expectToastSeen(page, french.toasts.error, text);
  await page.unroute(`**${path}`);
}

export async function expectDialog(
  dialog: Locator,
  name: string,
  description?: string,
): Promise<void> {
  await expect(dialog).toHaveAccessibleName(name);
  if (description !== undefined) await expect(dialog).toHaveAccessibleDescription(description);
}
