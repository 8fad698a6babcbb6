import { reportFailure } from "./local/process.ts";
import { readLocalSettings } from "./local/settings.ts";
import { setUpStripe } from "./stripe/set-up-stripe.ts";
import { stripeAt } from "./stripe/stripe-at.ts";

/** `npm run stripe:setup`: the product, its prices and the billing portal, at the account of STRIPE_SECRET_KEY. */
async function setUp(): Promise<void> {
  const settings = { ...readLocalSettings(), ...process.env };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: base } = settings;
  if (!secretKey) throw new Error("Set STRIPE_SECRET_KEY to the account's secret key.");
  for (const line of await setUpStripe(stripeAt(secretKey, base))) console.log(line);
}

await setUp().catch(reportFailure);
