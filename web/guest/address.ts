import { artworkPath } from "#schema/api-paths.ts";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import type { GuestInvoice, GuestLabel, GuestRoom } from "#schema/links/guest.ts";
import {
  guestAgreementPath,
  guestImagePath,
  guestLabelPath,
  guestPages,
  guestPath,
  unsentPagePath,
} from "#schema/links/links-paths.ts";

/** What the Worker wrote into the page, of the same deployment as this script. */
export type GuestAnswer = GuestRoom | GuestInvoice | GuestLabel | GuestConsignment;

const labelPages = guestPages.label.replace(":code", "");

/** What is between the last slash of the page's path and its end: the address, or a label's code. */
const shown = window.location.pathname.split("/").at(-1) ?? "";
const isLabel = window.location.pathname.startsWith(labelPages);

/** The artist looks at an agreement, or a change of one, that is not sent yet. */
export const isUnsent = window.location.pathname.startsWith(unsentPagePath(""));

/** The artist looks at the page as a guest sees it, which is not counted. */
export const isPreview = isUnsent || new URLSearchParams(window.location.search).has("preview");

const answerPath = isLabel ? guestLabelPath("guestLabel", shown) : guestPath("guest", shown);

export const entriesPath = guestPath("guestEntries", shown);

export const openedPath = isLabel
  ? guestLabelPath("guestLabelOpened", shown)
  : guestPath("guestOpened", shown);

/** The address of a work within its room. */
export function workAddress(id: string): string {
  return `#work-${id}`;
}

/** The picture of a work, whole; of what is not sent yet the artist's own. */
export function picturePath(workId: string): string {
  if (isUnsent) return `${artworkPath(workId)}/image`;
  return isLabel ? guestLabelPath("guestLabelImage", shown) : guestImagePath(shown, workId);
}

/** A version of the agreement, as it was confirmed. */
export function agreementPath(version: number): string {
  return guestAgreementPath(shown, version);
}

export function thumbnailPath(workId: string): string {
  return `${picturePath(workId)}?size=thumbnail`;
}

/**
 * What is so at this moment, which may be later than the page.
 * @throws Error for an address that is not open any more, and without the Worker.
 */
export async function fetchAnswer(): Promise<GuestAnswer> {
  const response = await fetch(answerPath, { credentials: "omit" });
  if (!response.ok) throw new Error(`What is shown was answered with ${response.status}.`);
  return (await response.json()) as GuestAnswer;
}

/** Sends the artist what a guest has written; under one key it arrives once, however often it is tried. */
export function postEntry(entry: object, key: string): Promise<Response> {
  return fetch(entriesPath, {
    method: "POST",
    credentials: "omit",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(entry),
  });
}

/** @throws Error in a page that the Worker has not filled in. */
export function readAnswer(): GuestAnswer {
  const text = document.getElementById("guest-data")?.textContent ?? "";
  return JSON.parse(text) as GuestAnswer;
}
