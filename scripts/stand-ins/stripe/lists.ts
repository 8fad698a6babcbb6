import type Stripe from "stripe";
import { type Form, integerOf, textOf } from "./form.ts";
import { invalidRequest, missingParameter } from "./refusal.ts";

export function listOf<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}

/** What a list takes besides its own filters. */
export const pageParameters = ["limit", "starting_after", "ending_before"] as const;

/** A page of what there is, newest first. */
export function pageOf<T extends { id: string }>(
  objects: Record<string, T>,
  form: Form,
  url: string,
  matches: (object: T) => boolean = () => true,
): Stripe.ApiList<T> {
  const limit = integerOf(form, "limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const all = Object.values(objects).filter(matches).reverse();
  const before = textOf(form, "ending_before");
  if (before !== undefined) {
    const end = positionOf(all, before, "ending_before");
    return listOf(all.slice(Math.max(0, end - limit), end), url, end > limit);
  }
  const after = textOf(form, "starting_after");
  const start = after === undefined ? 0 : positionOf(all, after, "starting_after") + 1;
  return listOf(all.slice(start, start + limit), url, all.length > start + limit);
}

function positionOf(all: readonly { id: string }[], id: string, param: string): number {
  const position = all.findIndex((object) => object.id === id);
  if (position === -1) throw missingParameter("object", id, param);
  return position;
}
