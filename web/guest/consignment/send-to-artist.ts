import * as v from "valibot";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { errorBodySchema } from "#schema/errors.ts";
import { fetchAnswer, postEntry } from "../address.ts";

/** Why an entry was refused: the path of a field, or what is wrong with the whole. */
export type Refusal =
  | { readonly field: string }
  | { readonly whole: "impossible" | "ended" | "limit" | "offline" | "unsent" };

/** Sends an entry, once however often it is tried under one key; null when it has arrived. */
export async function sendToArtist(entry: object, key: string): Promise<Refusal | null> {
  try {
    const response = await postEntry(entry, key);
    return response.ok ? null : await refusalOf(response);
  } catch (error) {
    console.warn("The entry was not sent.", error);
    return { whole: navigator.onLine ? "unsent" : "offline" };
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  if (response.status === 404) return { whole: "ended" };
  if (response.status === 409) return { whole: "impossible" };
  if (response.status === 429) return { whole: "limit" };
  const body = v.safeParse(errorBodySchema, await response.json());
  const [issue] = body.success ? (body.output.issues ?? []) : [];
  return issue ? { field: issue.path } : { whole: "unsent" };
}

/** The agreement as it is at this moment; null where it could not be read. */
export async function readAgain(): Promise<GuestConsignment | null> {
  try {
    const answer = await fetchAnswer();
    return answer.kind === "consignment" ? answer : null;
  } catch (error) {
    console.warn("The agreement was not read again.", error);
    return null;
  }
}
