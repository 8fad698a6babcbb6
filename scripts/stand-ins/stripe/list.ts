import { type Form, integerOf } from "./form.ts";
import { invalidRequest } from "./refusal.ts";

/** The first page of what matches, newest first. */
export function listOf<T>(
  objects: Record<string, T>,
  form: Form,
  matches: (object: T) => boolean,
): object {
  const limit = integerOf(form, "limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("This value must be between 1 and 100.", { param: "limit" });
  }
  const all = Object.values(objects).filter(matches).reverse();
  return { object: "list", data: all.slice(0, limit), has_more: all.length > limit };
}
