import { expect, type Page } from "@playwright/test";
import type { User } from "#schema/artist/user.ts";
import { control, findCustomer, findInvoices, findSubscriptions } from "../stripe.ts";
import { openApp } from "../users.ts";
import type { ToastWords } from "./mutation.ts";

export const created: ToastWords = ["Subscription Created!", "Welcome to the Professional plan!"];
export const onItsWay: ToastWords = [
  "Payment on its way",
  "Professional opens as soon as your bank confirms it. Nothing more is needed from you.",
];

/** A fault during a payment, and what is shown. At the end the artist is signed in. */
export type PaymentFaults = Readonly<Record<string, (page: Page, buyer: User) => Promise<void>>>;

/** Expects one subscription, paid once, with everything that it unlocks. */
export async function expectPaidOnce(page: Page, buyer: User): Promise<void> {
  const customer = await findCustomer(buyer);
  expect((await findSubscriptions(customer)).map(({ status }) => status)).toEqual(["active"]);
  expect((await findInvoices(customer)).map(({ status }) => status)).toEqual(["paid"]);
  // If the page could not sync, the webhook has.
  await control("settled");
  await openApp(page);
  await expect(page.getByRole("banner").getByText("Pro")).toBeVisible();
}
