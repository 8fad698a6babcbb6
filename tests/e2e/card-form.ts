import { expect, type Page } from "@playwright/test";
import { serveStripe } from "./stripe.ts";
import { openApp } from "./users.ts";

export const dialogOn = (page: Page) =>
  page.getByRole("dialog", { name: "Subscribe to Professional" });
export const payButton = (page: Page) =>
  dialogOn(page).getByRole("button", { name: "Pay $113.28" });

/** From the plan chooser to the payment, with the yearly term preselected. */
export async function subscribe(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
}

/** The card form of an artist who has not chosen a plan yet. */
export async function continueToPayment(page: Page): Promise<void> {
  await openApp(page);
  await subscribe(page);
}

export async function openPayment(page: Page): Promise<void> {
  await serveStripe(page);
  await continueToPayment(page);
  await expect(page.getByLabel("Card number")).toBeVisible();
}

export const goodCard = { number: "4242 4242 4242 4242", expiry: "12 / 40", code: "123" };

export async function fillIn(page: Page, card: Partial<typeof goodCard> = {}): Promise<void> {
  const { number, expiry, code } = { ...goodCard, ...card };
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill(expiry);
  await page.getByLabel("Security code").fill(code);
}
