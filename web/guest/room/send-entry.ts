import * as v from "valibot";
import { errorBodySchema } from "#schema/errors.ts";
import type { WishInput } from "#schema/links/entry-input.ts";
import { postEntry } from "../address.ts";

/** What is typed. `website` is a field that people do not see. */
export type TypedEntry = Pick<Required<WishInput>, "name" | "contact" | "message"> & {
  readonly website: string;
};

type FieldCode = "name" | "contact" | "links";

/** Why it was not sent: what is wrong with its fields, or with the whole. */
export interface EntryProblem {
  readonly fields?: Readonly<Partial<Record<"name" | "contact" | "message", FieldCode>>>;
  readonly whole?: "limit" | "taken" | "ended" | "offline" | "unsent";
}

/** What is missing; null when it can be sent. */
export function findProblems({ name, contact }: TypedEntry): EntryProblem | null {
  const fields = {
    ...(name.trim() === "" && { name: "name" as const }),
    ...(contact.trim() === "" && { contact: "contact" as const }),
  };
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** Sends it, once however often it is tried under one key; null when it has arrived. */
export async function sendEntry(
  entry: TypedEntry & Pick<WishInput, "kind" | "workId">,
  key: string,
): Promise<EntryProblem | null> {
  try {
    const response = await postEntry(entry, key);
    return response.ok ? null : await problemOf(response);
  } catch (error) {
    console.warn("The note was not sent.", error);
    return { whole: navigator.onLine ? "unsent" : "offline" };
  }
}

const wholeProblems: Readonly<Record<number, EntryProblem["whole"]>> = {
  404: "ended",
  409: "taken",
  429: "limit",
};

async function problemOf(response: Response): Promise<EntryProblem> {
  const whole = wholeProblems[response.status];
  if (whole !== undefined) return { whole };
  const body = v.safeParse(errorBodySchema, await response.json());
  const refused = body.success ? (body.output.issues ?? []).map(({ path }) => path) : [];
  // Everything else that could be refused is kept from being typed.
  const withLinks = (["name", "contact", "message"] as const).filter((field) =>
    refused.includes(field),
  );
  if (withLinks.length === 0) return { whole: "unsent" };
  return { fields: Object.fromEntries(withLinks.map((field) => [field, "links"])) };
}
