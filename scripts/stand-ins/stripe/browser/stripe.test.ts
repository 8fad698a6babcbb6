import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findChromium } from "../../../local/chromium.ts";
import { openStripe, type TestStripe } from "../testing/stand-in.ts";

const executablePath = findChromium();
if (executablePath === null) throw new Error("No Chromium. `npm test` finds or installs one.");

/** As the application would: mounts the element, then confirms, and writes down what it hears. */
const appScript = `
  const { secret, redirect } = Object.fromEntries(new URLSearchParams(location.search));
  const tell = (line) => (document.querySelector("output").textContent += line + "\\n");
  const stripe = Stripe("pk_test_local");
  const elements = stripe.elements({ clientSecret: secret });
  const payment = elements.create("payment", { layout: "tabs" });
  payment.on("ready", () => tell("ready"));
  payment.on("loaderror", ({ error }) => tell("loaderror " + error.code));
  payment.on("change", ({ complete }) => tell("complete " + complete));
  payment.mount("#payment");
  document.querySelector("body > button").addEventListener("click", async () => {
    const { error: invalid } = await elements.submit();
    if (invalid) return tell("invalid " + invalid.code);
    const confirm = secret.startsWith("seti_") ? stripe.confirmSetup : stripe.confirmPayment;
    const confirmParams = { return_url: location.origin + "/done" };
    const result = await confirm({ elements, confirmParams, redirect });
    const { error, paymentIntent, setupIntent } = result;
    tell(error ? error.type + " " + error.code : (paymentIntent ?? setupIntent).status);
  });
`;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
});
afterAll(() => browser?.close());

/** The application's page, under a policy as strict as the application's own. */
async function startApp(standInUrl: string): Promise<string> {
  const policy = `default-src 'self'; script-src 'self' ${standInUrl}; connect-src ${standInUrl}; frame-src ${standInUrl}`;
  const html = `<!doctype html><div id="payment"></div><button>Pay</button><output></output>
<script src="${standInUrl}/stripe.js"></script><script src="/app.js"></script>`;
  const server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.setHeader("Content-Security-Policy", policy);
    response.end(isScript ? appScript : html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openApp({ standIn }: TestStripe, secret: string, redirect = "if_required") {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const appUrl = await startApp(standIn.url);
  await page.goto(`${appUrl}/app?${new URLSearchParams({ secret, redirect })}`);
  return page;
}

async function beginPayment({ stripe, prices }: TestStripe) {
  const customer = await stripe.customers.create();
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.monthly.id }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === "string") throw new Error("It is not expanded.");
  return { id: subscription.id, secret: invoice.confirmation_secret?.client_secret ?? "" };
}

async function pay(page: Page, number: string, expiry = "12 / 40", cvc = "123") {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill(expiry);
  await page.getByLabel("Security code").fill(cvc);
  await page.getByRole("button", { name: "Pay" }).click();
}

async function heard(page: Page, line: string): Promise<void> {
  await page.locator("output", { hasText: line }).waitFor();
}

test("a card that pays makes the subscription active", async () => {
  const opened = await openStripe();
  const { id, secret } = await beginPayment(opened);
  const page = await openApp(opened, secret);
  await heard(page, "ready");
  await pay(page, "4242 4242 4242 4242");
  await heard(page, "complete true");
  await heard(page, "succeeded");
  expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("what is wrong with a card is said in Stripe's codes", async () => {
  const opened = await openStripe();
  const { secret } = await beginPayment(opened);
  const page = await openApp(opened, secret);
  await heard(page, "ready");
  await pay(page, "4242");
  await heard(page, "invalid incomplete_number");
  await page.getByText("Your card number is incomplete.").waitFor();
  await pay(page, "4242424242424241");
  await heard(page, "invalid invalid_number");
  await pay(page, "4242424242424242", "13 / 40");
  await heard(page, "invalid invalid_expiry_month");
  await pay(page, "4242424242424242", "12 / 20");
  await heard(page, "invalid invalid_expiry_year_past");
  await pay(page, "4242424242424242", "12 / 99");
  await heard(page, "invalid invalid_expiry_year\n");
  await pay(page, "4242424242424242", "12 / 40", "12");
  await heard(page, "invalid incomplete_cvc");
  await pay(page, "4242424242424242", "12 / 40", "12345");
  await heard(page, "invalid invalid_cvc");
  await pay(page, "4000000000000002");
  await heard(page, "card_error card_declined");
  await pay(page, "4242424242424242");
  await heard(page, "succeeded");
});

test("a bank may ask first, in a frame of its own", async () => {
  const opened = await openStripe();
  const { id, secret } = await beginPayment(opened);
  const page = await openApp(opened, secret);
  await heard(page, "ready");
  const bank = page.frameLocator("iframe");
  await pay(page, "4000 0025 0000 3155");
  await bank.getByRole("button", { name: "Fail" }).click();
  await heard(page, "invalid_request_error payment_intent_authentication_failure");
  expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe("incomplete");
  await pay(page, "4000 0025 0000 3155");
  await bank.getByRole("button", { name: "Complete" }).click();
  await heard(page, "succeeded");
  expect((await opened.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("a SetupIntent is confirmed, and leads back where told to", async () => {
  const opened = await openStripe();
  const customer = await opened.stripe.customers.create();
  const intent = await opened.stripe.setupIntents.create({ customer: customer.id });
  const page = await openApp(opened, intent.client_secret ?? "", "always");
  await heard(page, "ready");
  await pay(page, "4242424242424242");
  await page.waitForURL("**/done?**");
  expect(new URL(page.url()).searchParams.get("setup_intent")).toBe(intent.id);
});

test("a secret that is not known is a load error", async () => {
  const opened = await openStripe();
  const page = await openApp(opened, "pi_absent_secret_absent");
  await heard(page, "loaderror resource_missing");
});
