import { expect, type Locator, type Page } from "@playwright/test";
import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { fillStorageOfPages } from "./browser-storage.ts";
import { addressMutations } from "./client-faults/addresses.ts";
import { agendaMutations } from "./client-faults/agenda.ts";
import { archivingMutations } from "./client-faults/archiving.ts";
import { artworkMutations } from "./client-faults/artworks.ts";
import { businessMutations } from "./client-faults/business.ts";
import { channelMutations } from "./client-faults/channels.ts";
import { consignmentMutations } from "./client-faults/consignments.ts";
import { documentMutations } from "./client-faults/documents.ts";
import {
  expectFull,
  expectNewToast,
  failures,
  markShownToasts,
  signBackIn,
  watchSent,
} from "./client-faults/faults.ts";
import { feedbackMutations } from "./client-faults/feedback.ts";
import { importMutations } from "./client-faults/imports.ts";
import { linkMutations } from "./client-faults/links.ts";
import { listInForceMutations } from "./client-faults/lists-in-force.ts";
import {
  type Mutation,
  type Mutations,
  type Press,
  type Scenario,
  unauthorized,
} from "./client-faults/mutation.ts";
import { expectPaidOnce } from "./client-faults/paying.ts";
import { payoutMutations } from "./client-faults/payouts.ts";
import { peopleMutations } from "./client-faults/people.ts";
import { priceBatchMutations } from "./client-faults/price-batches.ts";
import { priceListMutations } from "./client-faults/price-lists.ts";
import { profileMutations } from "./client-faults/profile.ts";
import { recordMutations } from "./client-faults/records.ts";
import { returns } from "./client-faults/returning.ts";
import { saleMutations } from "./client-faults/sales.ts";
import { selectionMutations } from "./client-faults/selection.ts";
import { settlingMutations } from "./client-faults/settling.ts";
import {
  expectNoDataLeft,
  findSessionCookies,
  isSignedOut,
  path as logOutPath,
  openWithStoredData,
  signOutFaults,
} from "./client-faults/signing-out.ts";
import { subscriptionMutations } from "./client-faults/subscription.ts";
import { figure } from "./figure.ts";
import { test } from "./own-address.ts";
import { payAtCheckout } from "./stripe.ts";
import { readUser, skipWelcome } from "./users.ts";

const mutations: Mutations = {
  ...artworkMutations,
  ...archivingMutations,
  ...recordMutations,
  ...selectionMutations,
  ...documentMutations,
  ...saleMutations,
  ...priceListMutations,
  ...listInForceMutations,
  ...priceBatchMutations,
  ...channelMutations,
  ...importMutations,
  ...profileMutations,
  ...businessMutations,
  ...peopleMutations,
  ...linkMutations,
  ...addressMutations,
  ...consignmentMutations,
  ...settlingMutations,
  ...payoutMutations,
  ...agendaMutations,
  ...feedbackMutations,
  ...subscriptionMutations,
};

const click: Press = (control) => control.click();

/** Opens the page before the change, as an artist who is shown no greeting. */
async function setUpScenario(page: Page, { setUp }: Mutation): Promise<Scenario> {
  const scenario = await setUp(page);
  await skipWelcome(page);
  return scenario;
}

async function openAndFill({ open, fill }: Scenario): Promise<void> {
  await open();
  await fill?.();
}

/** The change has been made once, and this has been shown. */
async function expectMade({ done }: Mutation, scenario: Scenario, page: Page): Promise<void> {
  if (done) await expectNewToast(page, done);
  await scenario.expectDone?.();
  await expect.poll(scenario.countDone).toBe(1);
}

/** Not shown, or disabled. */
async function expectNotOffered(control: Locator): Promise<void> {
  await expect
    .poll(async () => (await control.isVisible()) && (await control.isEnabled()))
    .toBe(false);
}

async function failThreeTimes(page: Page, mutation: Mutation): Promise<void> {
  const { failed, failedOffline = failed } = mutation;
  await page.clock.install();
  const scenario = await setUpScenario(page, mutation);
  await openAndFill(scenario);
  let survived = 0;
  for (const [fault, inject] of Object.entries(failures)) {
    await test.step(fault, async () => {
      const { pass, lift } = await inject(page, mutation);
      if (fault === "offline" && scenario.lockedOffline) {
        await expectNotOffered(scenario.lockedOffline);
      } else {
        await markShownToasts(page);
        await scenario.submit(click);
        await pass?.();
        const message = fault === "offline" ? failedOffline : failed;
        if (message) await expectNewToast(page, message);
      }
      await scenario.expectInput();
      await lift();
      if (fault !== "a request without an answer") expect(await scenario.countDone()).toBe(0);
      await scenario.prepareRepeat?.();
      survived += 1;
    });
  }
  await test.step("again", async () => {
    // If no failure is shown there is nothing to repeat: the request has arrived.
    await markShownToasts(page);
    const isRepeatable = failed !== null || mutation.isRetriedByPage === true;
    if (isRepeatable) await scenario.submit(click);
    if (isRepeatable) await expectMade(mutation, scenario, page);
    expect(await scenario.countDone()).toBe(1);
  });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  figure(test.info(), 14, 3, survived);
}

async function endSession(page: Page, mutation: Mutation): Promise<void> {
  const scenario = await setUpScenario(page, mutation);
  const { email } = await readUser(page.request);
  await openAndFill(scenario);
  await page.context().clearCookies();
  await scenario.submit(click);
  const { toast, openLogIn } = mutation.signedOut ?? { toast: unauthorized };
  if (toast) await expectNewToast(page, toast);
  await openLogIn?.(page);
  await signBackIn(page, email);
  expect(await scenario.countDone()).toBe(0);
  if (!mutation.isLedBack) await scenario.open();
  if (!mutation.isOverAfterLogin) {
    await scenario.expectInput();
    await scenario.submit(click);
    await expectMade(mutation, scenario, page);
  }
  figure(test.info(), 14, 1, 1);
}

async function fillStorage(page: Page, mutation: Mutation): Promise<void> {
  const scenario = await setUpScenario(page, mutation);
  await fillStorageOfPages(page);
  await openAndFill(scenario);
  await expectFull(page);
  await scenario.submit(click);
  await expectMade(mutation, scenario, page);
  figure(test.info(), 14, 1, 1);
}

async function clickTwice(page: Page, mutation: Mutation): Promise<void> {
  const scenario = await setUpScenario(page, mutation);
  await openAndFill(scenario);
  const sent = watchSent(page, mutation);
  await scenario.submit((control) => control.dblclick());
  await expectMade(mutation, scenario, page);
  expect(sent).toHaveLength(1);
  figure(test.info(), 14, 1, 1);
}

const tests = {
  "offline, 500, or a request without an answer, then again": failThreeTimes,
  "401, then again after the log-in": endSession,
  "a storage that is full": fillStorage,
  "a double click": clickTwice,
};

for (const [at, [name, mutation]] of Object.entries(mutations).entries()) {
  for (const [place, [faults, tryFaults]] of Object.entries(tests).entries()) {
    // All of them take a quarter of an hour: each day a third of the changes meet one of the four kinds of faults, and every kind a twelfth of the changes.
    if (!isCaseOfDay(at + place, 12)) continue;

    test(`${name}: ${faults}`, ({ page }) => tryFaults(page, mutation));
  }
}

for (const [index, [fault, injectFault]] of Object.entries(returns).entries()) {
  if (!isCaseOfDay(index, 2)) continue;
  test(`the return from a payment: ${fault}`, async ({ page }) => {
    await page.clock.install();
    const buyer = await payAtCheckout(page);
    await injectFault(page, buyer);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expectPaidOnce(page, buyer);
    figure(test.info(), 14, 1, 1);
  });
}

test("sign out: with each of the six nothing stays in the browser, and the request is repeated until the server answers", async ({
  browser,
}) => {
  let survived = 0;
  for (const [fault, { injectFault, calls }] of Object.entries(signOutFaults)) {
    await test.step(fault, async () => {
      const page = await browser.newPage();
      await page.clock.install();
      if (fault === "a storage that is full") await fillStorageOfPages(page);
      await openWithStoredData(page);
      const sent = watchSent(page, { method: "POST", path: logOutPath });
      await injectFault(page);
      await expectNoDataLeft(page);
      await expect.poll(() => findSessionCookies(page)).toEqual([]);
      if (calls !== null) expect(sent).toHaveLength(calls);
      expect(await isSignedOut(page)).toBe(true);
      await page.context().close();
      survived += 1;
    });
  }
  figure(test.info(), 14, Object.keys(signOutFaults).length, survived);
});
