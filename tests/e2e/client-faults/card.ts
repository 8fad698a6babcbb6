import { expect, type Page } from "@playwright/test";
import { dialogOn, fillIn, goodCard, payButton } from "../card-form.ts";
import { goOffline, goOnline } from "../network.ts";
import { carryOut, control } from "../stripe.ts";
import { expectFull, expectNewToast, signBackIn, watchSent } from "./faults.ts";
import type { ToastWords } from "./mutation.ts";
import { created, onItsWay, type PaymentFaults } from "./paying.ts";

const confirmation = { method: "POST", path: /\/v1\/payment_intents\/\w+\/confirm$/ } as const;
const failed: ToastWords = ["Payment Failed"];

/** The failure is shown, the card is still there, and the same button pays. */
async function failThenPay(page: Page, lift: () => Promise<void>): Promise<void> {
  await payButton(page).click();
  await expectNewToast(page, failed);
  await expect(page.getByLabel("Card number")).toHaveValue(goodCard.number);
  await expect(page.getByLabel("Security code")).toHaveValue(goodCard.code);
  await lift();
  await payButton(page).click();
  await expectNewToast(page, created);
}

/** The six faults while a card entered in the page is confirmed at Stripe. */
export const confirmations: PaymentFaults = {
  offline: async (page) => {
    await fillIn(page);
    await goOffline(page);
    // The stand-in's answers do not pass through the browser's network.
    await page.route(confirmation.path, (route) => route.abort("internetdisconnected"));
    await failThenPay(page, async () => {
      await page.unroute(confirmation.path);
      await goOnline(page);
    });
  },
  "500": async (page) => {
    await fillIn(page);
    await control("misbehave", { kind: "fail", method: "POST", path: "/v1/payment_intents/" });
    await failThenPay(page, async () => {});
  },
  "401": async (page, { email }) => {
    await fillIn(page);
    await page.context().clearCookies();
    await payButton(page).click();
    // Stripe needs no session of ours, so the payment succeeds.
    await expectNewToast(page, onItsWay);
    await page.goto("/");
    await page.getByRole("button", { name: "Log in here" }).click();
    await signBackIn(page, email);
  },
  "a request without an answer": async (page) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(confirmation.path, async (route) => {
      await carryOut(route);
      arrived.resolve();
    });
    await fillIn(page);
    await payButton(page).click();
    await arrived.promise;
    // Only Stripe can cancel the payment; it exists, and a reload of the page shows it.
    await expect(dialogOn(page)).toContainText("Your bank has been asked.");
  },
  "a storage that is full": async (page) => {
    await expectFull(page);
    await fillIn(page);
    await payButton(page).click();
    await expectNewToast(page, created);
  },
  "a double click": async (page) => {
    await fillIn(page);
    const sent = watchSent(page, confirmation);
    await payButton(page).dblclick();
    await expectNewToast(page, created);
    expect(sent).toHaveLength(1);
  },
};
