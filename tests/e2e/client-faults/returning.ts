import type { Page } from "@playwright/test";
import { checkoutReturnPath } from "#schema/page-paths.ts";
import { fillStorageOfPages } from "../browser-storage.ts";
import { toast } from "../journeys.ts";
import { goOffline } from "../network.ts";
import { passUntilVisible } from "../time.ts";
import { expectNewToast, signBackIn } from "./faults.ts";
import { created, onItsWay, type PaymentFaults } from "./paying.ts";

const paidPath = checkoutReturnPath("success");

const path = /\/api\/sync-subscription$/;

/** The page polls several times, with a timeout each. */
async function expectOnItsWay(page: Page): Promise<void> {
  await passUntilVisible(page, toast(page, onItsWay[0]), 5000);
  await expectNewToast(page, onItsWay);
}

/** The six faults on the return from Stripe's page, where the artist has paid. */
export const returns: PaymentFaults = {
  offline: async (page) => {
    // The page itself has loaded; its requests fail.
    await page.route(path, async (route) => {
      await goOffline(page);
      await route.continue();
    });
    await page.goto(paidPath);
    await expectOnItsWay(page);
    await page.context().setOffline(false);
  },
  "500": async (page) => {
    await page.route(path, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(paidPath);
    await expectOnItsWay(page);
  },
  "401": async (page, { email }) => {
    await page.context().clearCookies();
    await page.goto(paidPath);
    await page.getByRole("button", { name: "Log in here" }).click();
    await signBackIn(page, email);
  },
  "a request without an answer": async (page) => {
    await page.route(path, async (route) => {
      await route.fetch();
    });
    await page.goto(paidPath);
    await expectOnItsWay(page);
  },
  "a storage that is full": async (page) => {
    await fillStorageOfPages(page);
    await page.goto(paidPath);
    await expectNewToast(page, created);
  },
  "opened twice at once": async (page) => {
    const twin = await page.context().newPage();
    await Promise.all([page.goto(paidPath), twin.goto(paidPath)]);
    await expectNewToast(page, created);
    await expectNewToast(twin, created);
    await twin.close();
  },
};
