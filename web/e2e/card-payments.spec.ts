import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import { test } from "./card-product.ts";
import { inspect } from "./inspect.ts";
import { dismiss, expectToastSeen } from "./journeys.ts";
import { becomeUndecided, openApp, readUser } from "./people.ts";
import {
  control,
  findCustomer,
  findSubscriptions,
  openStripe,
  serveStripe,
  spoilConfirming,
} from "./stripe.ts";

const dialogOn = (page: Page) => page.getByRole("dialog", { name: "Subscribe to Professional" });
const payButton = (page: Page) => dialogOn(page).getByRole("button", { name: "Pay $113.28" });

async function continueToPayment(page: Page): Promise<void> {
  await openApp(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
}

async function openPayment(page: Page): Promise<void> {
  await serveStripe(page);
  await continueToPayment(page);
  await expect(page.getByLabel("Card number")).toBeVisible();
}

const goodCard = { number: "4242 4242 4242 4242", expiry: "12 / 40", code: "123" };

async function fillIn(page: Page, card: Partial<typeof goodCard> = {}): Promise<void> {
  const { number, expiry, code } = { ...goodCard, ...card };
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill(expiry);
  await page.getByLabel("Security code").fill(code);
}

/** The requests to Stripe, in order, as `POST host/path` without ids. */
function watchStripe(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    if (!host.endsWith(".stripe.com")) return;
    asked.push(`${request.method()} ${host}${pathname.replace(/\/(pi|seti)_\w+/, "")}`);
  });
  return asked;
}

test("S2.153 S3.025 S4.038 S4.039 S4.040 S4.041 S4.052 S4.053 S4.054 paid in the page, which is not left", async ({
  page,
}) => {
  const user = await becomeUndecided(page);
  const asked = watchStripe(page);
  await serveStripe(page);
  await openApp(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("radio", { name: /Yearly/ })).toBeChecked();
  await dialog.getByRole("radio", { name: "Monthly" }).click();
  await dialog.getByRole("radio", { name: /Yearly/ }).click();
  expect(asked).toEqual([]);

  const started = page.waitForResponse(`**${apiPaths.createSubscription}`);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  expect(await (await started).json()).toEqual({
    clientSecret: expect.stringMatching(/^pi_.+_secret_/),
    requiresSetup: false,
    publishableKey: "pk_test_local",
  });
  await expect(dialog.getByRole("tablist")).toHaveText("Card");
  expect(asked[0]).toMatch(/^GET js\.stripe\.com\/\w+\/stripe\.js$/);

  let navigations = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  await fillIn(page);
  await payButton(page).click();
  await expect(dialog).toContainText("Your bank has been asked.");
  await expectToastSeen(page, "Welcome to the Professional plan!");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Pro", { exact: true })).toBeVisible();
  expect(navigations).toBe(0);
  const [subscription] = await findSubscriptions(await findCustomer(user));
  expect(subscription?.status).toBe("active");
});

test("S4.050 S9.033 the confirmation starts 300 ms after the press", async ({ page }) => {
  await becomeUndecided(page);
  // Marked in the page itself: what a test hears of a request comes some time after it.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...request) => {
      if (String(request[0]).endsWith("/confirm")) document.body.dataset.confirms = "yes";
      return fetch(...request);
    };
  });
  const body = page.locator("body");
  await page.clock.install();
  await openPayment(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await payButton(page).click();
  await expect(dialogOn(page).getByRole("button", { name: "Confirming..." })).toBeVisible();
  // Closing would not stop the payment.
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toContainText("Your bank has been asked.");
  await page.clock.runFor(299);
  await expect(body).not.toHaveAttribute("data-confirms");
  await page.clock.runFor(1);
  await expect(body).toHaveAttribute("data-confirms");
  await page.clock.resume();
  await expectToastSeen(page, "Subscription Created!");
});

const words = {
  declined:
    "Your card was declined. Please check your card details or try a different payment method.",
  number: "Please enter a complete card number.",
  expiry: "Please check your card's expiration date.",
  code: "Please check your card's security code.",
};

test("S5.030 S5.031 S5.032 S5.033 S5.034 S8.038 every refused card in its words, then one that pays", async ({
  page,
}) => {
  await becomeUndecided(page);
  await openPayment(page);
  // Never the same words twice in a row: the toast before is not taken for the next.
  for (const [card, text] of [
    [{ number: "4242 4242" }, words.number],
    [{ expiry: "13 / 40" }, words.expiry],
    [{ code: "12345" }, words.code],
    [{ expiry: "12 / 20" }, words.expiry],
    [{ code: "12" }, words.code],
    [{ expiry: "12 / 99" }, words.expiry],
    [{ number: "4000 0000 0000 0127" }, words.code],
    [{ expiry: "12" }, words.expiry],
    [{ number: "4000 0000 0000 0002" }, words.declined],
    [{ number: "4000 0000 0000 0069" }, "Your card has expired."],
    [{ number: "4242 4242 4242 4241" }, "Your card number is invalid."],
  ] as const) {
    await fillIn(page, card);
    await payButton(page).click();
    await expectToastSeen(page, `Payment Failed${text}`);
  }
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Subscription Created!");
});

test("S4.039 a bank's question takes the focus, and gives it back", async ({ page }) => {
  await becomeUndecided(page);
  await openPayment(page);
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  await fillIn(page, { number: "4000 0025 0000 3155" });
  await payButton(page).click();
  await expect(page.locator('iframe[title="3D Secure"]')).toBeFocused();
  await bank.getByLabel("Code").click();
  await page.keyboard.type("1234");
  await expect(bank.getByLabel("Code")).toHaveValue("1234");
  await bank.getByRole("button", { name: "Fail" }).click();
  await expectToastSeen(
    page,
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  );
  await expect(payButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await bank.getByRole("button", { name: "Complete" }).click();
  await expectToastSeen(page, "Subscription Created!");
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.locator('iframe[title="3D Secure"]')).toHaveCount(0);
});

test("S4.051 where a credit pays, only the card is set up", async ({ page }) => {
  const user = await becomeUndecided(page);
  await openPayment(page);
  const customer = await findCustomer(user);
  await openStripe().customers.update(customer, { balance: -50_000 });
  const dialog = dialogOn(page);
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("radio", { name: "Monthly" }).click();
  const asked = watchStripe(page);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  await fillIn(page);
  await dialog.getByRole("button", { name: "Start Professional" }).click();
  await expectToastSeen(page, "Subscription Created!");
  expect(asked).toContain("POST api.stripe.com/v1/setup_intents/confirm");
  const live = (await findSubscriptions(customer)).filter(({ status }) => status === "active");
  expect(live).toEqual([
    expect.objectContaining({ default_payment_method: expect.stringMatching(/^pm_/) }),
  ]);
});

test("S4.049 S8.035 a press before the form is there", async ({ page }) => {
  await becomeUndecided(page);
  await serveStripe(page);
  await control("misbehave", { kind: "hold", method: "GET", path: "/v1/payment_intents/" });
  const asked = watchStripe(page);
  await continueToPayment(page);
  await expect.poll(() => asked).toContain("GET api.stripe.com/v1/payment_intents");
  await payButton(page).click();
  await expectToastSeen(
    page,
    "Payment Form LoadingPlease wait for the payment form to fully load before submitting.",
  );
  await control("release");
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Subscription Created!");
});

test("S8.036 S8.037 a form that fails to load says so in Stripe's words, for 8 s", async ({
  page,
}) => {
  await becomeUndecided(page);
  await serveStripe(page);
  await page.clock.install();
  await control("misbehave", { kind: "fail", method: "GET", path: "/v1/payment_intents/" });
  await continueToPayment(page);
  const shown = page
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: "Payment Form Error" });
  await expect(shown).toContainText("An unknown error occurred");
  await page.clock.pauseAt(Date.now() + 7000);
  await expect(shown).toBeVisible();
  await page.clock.runFor(8000);
  await expect(shown).toBeHidden();
});

test("S4.049 S8.034 S8.036 Stripe.js cannot be had, and is at the next try", async ({ page }) => {
  await becomeUndecided(page);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await continueToPayment(page);
  await expectToastSeen(page, "Payment Form ErrorFailed to load payment form. Please try again.");
  await payButton(page).click();
  await expectToastSeen(
    page,
    "Payment Not ReadyPayment system is not ready. Please refresh the page and try again.",
  );
  await page.unroute("https://js.stripe.com/**");
  await serveStripe(page);
  await dialogOn(page).getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

// The Worker refuses to start with such a key: only a changed answer brings one to the browser.
test("S4.055 a public key that is none is refused, and Stripe is not asked", async ({ page }) => {
  await becomeUndecided(page);
  await page.route(`**${apiPaths.createSubscription}`, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), publishableKey: "sk_test_local" };
    await route.fulfill({ response, json });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const asked = watchStripe(page);
  await continueToPayment(page);
  await expectToastSeen(page, "Payment Form ErrorFailed to load payment form. Please try again.");
  expect(errors).toEqual(["The payment public key must begin with pk_."]);
  expect(asked).toEqual([]);
});

test("S8.038 a confirmation that breaks off is no refused card", async ({ page }) => {
  await becomeUndecided(page);
  await spoilConfirming(page);
  await openPayment(page);
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Payment FailedAn unexpected error occurred during payment");
  await expect(payButton(page)).toBeVisible();
});

test("S4.048 closing forgets the step and the form; the payment begun is found again", async ({
  page,
}) => {
  const user = await becomeUndecided(page);
  await openPayment(page);
  await dismiss(dialogOn(page));
  await expect(page.getByLabel("Card number")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeFocused();
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const started = page.waitForRequest(`**${apiPaths.createSubscription}`);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await started;
  await expect(page.getByLabel("Card number")).toHaveValue("");
  expect(await findSubscriptions(await findCustomer(user))).toHaveLength(1);
  expect((await readUser(page.request)).isSubscribed).toBe(false);
});

test("axe: the payment in the page", async ({ page }) => {
  test.setTimeout(process.env.SCREENS_FOLDER ? 300_000 : 60_000);
  await becomeUndecided(page);
  await openPayment(page);
  await inspect(page, "the subscribe dialog with the card");
});
