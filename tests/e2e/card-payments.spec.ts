import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import french from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { continueToPayment, dialogOn, fillIn, openPayment, payButton } from "./card-form.ts";
import { test } from "./card-product.ts";
import { inspect } from "./inspect.ts";
import { dismiss, expectToast, expectToastSeen, toast } from "./journeys.ts";
import { addressOf, changeAnswers, watchRequests } from "./page-requests.ts";
import {
  control,
  failConfirmation,
  findCustomer,
  findSubscriptions,
  manage,
  openStripe,
  passTime,
  serveStripe,
} from "./stripe.ts";
import { passUntilVisible, stopClock } from "./time.ts";
import { becomeUndecided, openApp, ownOrigin, readUser } from "./users.ts";

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

test.beforeEach(({ page }) => becomeUndecided(page));
// Stripe's frames may still be loading something when a test ends, which fails nothing then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("S2.153 S3.025 S4.038 S4.039 S4.040 S4.041 S4.052 S4.053 S4.054 a payment in the page, without leaving it", async ({
  page,
}) => {
  const user = await readUser(page.request);
  const asked = watchStripe(page);
  await serveStripe(page);
  await openApp(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("radio", { name: "Yearly Save 34%" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Monthly" }).click();
  await dialog.getByRole("radio", { name: "Yearly Save 34%" }).click();
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

  const navigations = watchRequests(page, (request) => request.isNavigationRequest());
  await fillIn(page);
  await payButton(page).click();
  await expect(dialog).toContainText("Your bank has been asked.");
  await expectToastSeen(page, "Subscription Created!", "Welcome to the Professional plan!");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Price New Artwork" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Pro")).toBeVisible();
  expect(navigations.map(addressOf)).toEqual([]);
  const [subscription] = await findSubscriptions(await findCustomer(user));
  expect(subscription?.status).toBe("active");
});

test("S4.050 S9.033 the confirmation starts 300 ms after the click", async ({ page }) => {
  // Recorded in the page itself, because Playwright reports a request with some delay.
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

test("S5.030 S5.031 S5.032 S5.033 S5.034 S8.038 every refused card with its message, then one that is accepted", async ({
  page,
}) => {
  await openPayment(page);
  // Never the same text twice in a row, so that one toast is not taken for the next.
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
    await expectToastSeen(page, "Payment Failed", text);
  }
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Subscription Created!");
});

test("S4.039 a bank's question takes the focus and returns it", async ({ page }) => {
  await openPayment(page);
  const bank = bankOn(page);
  await fillIn(page, { number: "4000 0025 0000 3155" });
  await payButton(page).click();
  await expect(page.locator('iframe[title="3D Secure"]')).toBeFocused();
  await bank.getByLabel("Code").click();
  await page.keyboard.type("1234");
  await expect(bank.getByLabel("Code")).toHaveValue("1234");
  await bank.getByRole("button", { name: "Fail" }).click();
  await expectToastSeen(
    page,
    "Payment Failed",
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  );
  await expect(payButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await bank.getByRole("button", { name: "Complete" }).click();
  await expectToastSeen(page, "Subscription Created!");
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.locator('iframe[title="3D Secure"]')).toHaveCount(0);
});

/** Pays monthly in the form that is open, by a card whose bank requires authentication for every payment. */
async function payWithAskingBank(page: Page): Promise<void> {
  await expect(page.getByLabel("Card number")).toBeVisible();
  await fillIn(page, { number: "4000 0027 6000 3184" });
  await dialogOn(page).getByRole("button", { name: "Pay $13.65" }).click();
  await bankOn(page).getByRole("button", { name: "Complete" }).click();
  await expectToastSeen(page, "Subscription Created!");
}

/** Subscribes monthly, by a card whose bank requires authentication for every payment. */
async function subscribeWithAskingBank(page: Page): Promise<void> {
  await serveStripe(page);
  await openApp(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const dialog = dialogOn(page);
  await dialog.getByRole("radio", { name: "Monthly" }).click();
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await payWithAskingBank(page);
}

const bankOn = (page: Page) => page.frameLocator('iframe[title="3D Secure"]');

test("a switch shows the bank's question in the page, and waits for the answer", async ({
  page,
}) => {
  await subscribeWithAskingBank(page);
  await openApp(page, "profile");
  const dialog = page.getByRole("dialog");
  const press = dialog.getByRole("button", { name: "Switch Plan" });
  await manage(page, "Switch", "Switch Plan");
  await expect(page.locator('iframe[title="3D Secure"]')).toBeFocused();
  await bankOn(page).getByRole("button", { name: "Fail" }).click();
  await expectToastSeen(
    page,
    "Payment Failed",
    "Your bank did not confirm the payment, and nothing has changed.",
  );
  expect((await readUser(page.request)).subscriptionDetails?.isYearly).toBe(false);

  await press.click();
  await bankOn(page).getByRole("button", { name: "Complete" }).click();
  await expectToast(page, "Plan Switched", "You are on the yearly plan now.");
  await expect(dialog).toBeHidden();
  expect((await readUser(page.request)).subscriptionDetails?.isYearly).toBe(true);
});

test("resuming with a bank's question starts a new payment, where it is answered", async ({
  page,
}) => {
  const user = await readUser(page.request);
  await subscribeWithAskingBank(page);
  const paused = await page.request.post(apiPaths.pauseSubscription, { headers: ownOrigin() });
  expect(paused.status()).toBe(200);
  await passTime(await findCustomer(user), { days: 40 });
  await openApp(page, "profile");
  // A change made elsewhere is read when the page is loaded.
  await page.reload();
  await manage(page, "Resume", "Resume Subscription");
  await expectToastSeen(
    page,
    "Your bank has a question",
    "It wants to confirm this payment with you, so you pay for the new period here. The paused subscription then ends by itself.",
  );
  await dialogOn(page).getByRole("button", { name: "Continue to Payment" }).click();
  await payWithAskingBank(page);
  expect(await readUser(page.request)).toMatchObject({ isSubscribed: true, isPaused: false });
});

test("S4.051 when a credit covers the price, only the card is set up", async ({ page }) => {
  const user = await readUser(page.request);
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

test("S4.049 S8.035 a click before the form is loaded", async ({ page }) => {
  await serveStripe(page);
  await control("misbehave", { kind: "hold", method: "GET", path: "/v1/payment_intents/" });
  const asked = watchStripe(page);
  await continueToPayment(page);
  await expect.poll(() => asked).toContain("GET api.stripe.com/v1/payment_intents");
  await payButton(page).click();
  await expectToastSeen(
    page,
    "Payment Form Loading",
    "Please wait for the payment form to fully load before submitting.",
  );
  await control("release");
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Subscription Created!");
});

test("S8.036 S8.037 a form that fails to load shows Stripe's message for 8 s", async ({ page }) => {
  await serveStripe(page);
  await control("misbehave", { kind: "fail", method: "GET", path: "/v1/payment_intents/" });
  await openApp(page);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await stopClock(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  const shown = toast(page, "Payment Form Error", { includeHidden: true });
  await passUntilVisible(page, shown, 5);
  await expect(
    shown.getByText("An unknown error occurred. (The local stand-in was configured to fail.)"),
  ).toBeVisible();
  await page.clock.runFor(7900);
  await expect(shown).toBeVisible();
  await page.clock.runFor(200);
  await expect(shown).toBeHidden();
  await payButton(page).click();
  await expectToastSeen(
    page,
    "Payment Not Ready",
    "Payment system is not ready. Please refresh the page and try again.",
  );
});

test("S4.049 S8.034 S8.036 Stripe.js fails to load, and loads at the next try", async ({
  page,
}) => {
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await continueToPayment(page);
  await expectToastSeen(
    page,
    "Payment Form Error",
    "Failed to load payment form. Please try again.",
  );
  await payButton(page).click();
  await expectToastSeen(
    page,
    "Payment Not Ready",
    "Payment system is not ready. Please refresh the page and try again.",
  );
  await page.unroute("https://js.stripe.com/**");
  await serveStripe(page);
  await dialogOn(page).getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
});

// The Worker refuses to start with such a key, so the response is changed here.
test("S4.055 an invalid public key is refused without a request to Stripe", async ({ page }) => {
  await changeAnswers(page, `**${apiPaths.createSubscription}`, (start: object) => ({
    ...start,
    publishableKey: "sk_test_local",
  }));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const asked = watchStripe(page);
  await continueToPayment(page);
  await expectToastSeen(
    page,
    "Payment Form Error",
    "Failed to load payment form. Please try again.",
  );
  expect(errors).toEqual(["The payment public key must begin with pk_."]);
  expect(asked).toEqual([]);
});

test("S5.034 S8.038 an error without a message, and a confirmation that throws", async ({
  page,
}) => {
  await failConfirmation(page);
  await openPayment(page);
  await fillIn(page);
  await payButton(page).click();
  await expectToastSeen(page, "Payment Failed", "Payment failed");
  await payButton(page).click();
  await expectToastSeen(page, "Payment Failed", "An unexpected error occurred during payment");
  await expect(payButton(page)).toBeVisible();
});

test.describe("in French", () => {
  test.use({ locale: "fr-CA" });

  test("S4.049 S5.030 S5.031 S5.032 S5.033 S8.034 S8.035 S8.036 S8.038 S8.046 the messages of a payment", async ({
    page,
  }) => {
    const { paymentFormError, paymentNotReady, paymentFormLoading, paymentFailed } =
      french.subscription.toasts;
    const { select, payment } = french.subscription.subscribe;
    const goOn = page.getByRole("button", { name: select.continue });
    const pay = page.getByRole("dialog").getByRole("button", { name: /^Payer 113,28\s\$$/ });
    await failConfirmation(page);
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await page.goto("/app");
    await page.getByRole("button", { name: french.plans.professional.subscribe }).click();
    await goOn.click();
    await expectToastSeen(page, paymentFormError.title, paymentFormError.text);
    await pay.click();
    await expectToastSeen(page, paymentNotReady.title, paymentNotReady.text);

    await page.unroute("https://js.stripe.com/**");
    await serveStripe(page);
    await control("misbehave", { kind: "hold", method: "GET", path: "/v1/payment_intents/" });
    const asked = watchStripe(page);
    await page.getByRole("button", { name: payment.back }).click();
    await goOn.click();
    await expect.poll(() => asked).toContain("GET api.stripe.com/v1/payment_intents");
    await pay.click();
    await expectToastSeen(page, paymentFormLoading.title, paymentFormLoading.text);
    await control("release");
    await fillIn(page);
    for (const text of [paymentFailed.failed, paymentFailed.unexpected]) {
      await pay.click();
      await expectToastSeen(page, paymentFailed.title, text);
    }
    for (const [card, text] of [
      [{ number: "4242 4242" }, paymentFailed.incompleteNumber],
      [{ expiry: "13 / 40" }, paymentFailed.invalidExpiry],
      [{ code: "12" }, paymentFailed.invalidSecurityCode],
      [{ number: "4000 0000 0000 0002" }, paymentFailed.declined],
    ] as const) {
      await fillIn(page, card);
      await pay.click();
      await expectToastSeen(page, paymentFailed.title, text);
    }
    await fillIn(page);
    await pay.click();
    const { title, text } = french.subscription.toasts.created;
    await expectToastSeen(page, title, text);
  });
});

test("S4.048 closing resets the step and the form; the pending payment is found again", async ({
  page,
}) => {
  const user = await readUser(page.request);
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
  await openPayment(page);
  await inspect(page, "the subscribe dialog with the card");
});
