import type Stripe from "stripe";
import { type Form, groupOf, isCleared } from "./form.ts";

/** The metadata after a request: given keys are set, emptied ones go, and an empty whole clears it. */
export function metadataAfter(current: Stripe.Metadata, form: Form): Stripe.Metadata {
  if (isCleared(form, "metadata")) return {};
  const after = { ...current };
  for (const [key, value] of Object.entries(groupOf(form, "metadata") ?? {})) {
    if (value === "") delete after[key];
    else after[key] = String(value);
  }
  return after;
}
