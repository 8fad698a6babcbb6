import type Stripe from "stripe";
import { type Form, textOf } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import { missing, missingParameter } from "./refusal.ts";

/** The object of an id in the path: @throws 404. */
export function find<T>(objects: Record<string, T>, what: string, id: string): T {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (object === undefined) throw missing(what, id);
  return object;
}

/** The object of an id among the parameters: @throws 400. */
export function findGiven<T>(
  objects: Record<string, T>,
  what: string,
  id: string,
  param: string,
): T {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (object === undefined) throw missingParameter(what, id, param);
  return object;
}

/** The customer by whom a list is filtered, if any. Stripe refuses one that it does not know. */
export function givenCustomer(ledger: Ledger, form: Form): string | undefined {
  const id = textOf(form, "customer");
  if (id !== undefined) findGiven(ledger.state.customers, "customer", id, "customer");
  return id;
}

export function findGivenCustomer(ledger: Ledger, id: string): Stripe.Customer {
  const customer = findGiven(ledger.state.customers, "customer", id, "customer");
  if (customer.deleted) throw missingParameter("customer", id, "customer");
  return customer;
}

/** What one of the ledger's own objects refers to: an absence is a fault of the stand-in's. */
export function own<T>(objects: Record<string, T>, id: string): T {
  const object = objects[id];
  if (object === undefined) throw new Error(`The ledger does not hold ${id}.`);
  return object;
}

export function ownCustomer(ledger: Ledger, reference: { customer: unknown }): Stripe.Customer {
  const customer = own(ledger.state.customers, idOf(reference.customer));
  if (customer.deleted) throw new Error(`${customer.id} is deleted.`);
  return customer;
}

/** The ledger holds ids where Stripe's types allow the whole object too. */
export function idOf(reference: unknown): string {
  if (typeof reference !== "string") throw new Error("Expected an id.");
  return reference;
}

export function idOrNull(reference: unknown): string | null {
  return typeof reference === "string" ? reference : null;
}
