import type { GuestInvoice, GuestLabel, GuestRoom } from "#schema/links/guest.ts";
import {
  guestImagePath,
  guestLabelPath,
  guestPages,
  guestPath,
} from "#schema/links/links-paths.ts";

/** What the Worker wrote into the page, of the same deployment as this script. */
export type GuestAnswer = GuestRoom | GuestInvoice | GuestLabel;

const labelPages = guestPages.label.replace(":code", "");

/** What is between the last slash of the page's path and its end: the address, or a label's code. */
const shown = window.location.pathname.split("/").at(-1) ?? "";
const isLabel = window.location.pathname.startsWith(labelPages);

/** The artist looks at the page as a guest sees it, which is not counted. */
export const isPreview = new URLSearchParams(window.location.search).has("preview");

export const entriesPath = guestPath("guestEntries", shown);

export const openedPath = isLabel
  ? guestLabelPath("guestLabelOpened", shown)
  : guestPath("guestOpened", shown);

/** The address of a work within its room. */
export function workAddress(id: string): string {
  return `#work-${id}`;
}

/** The picture of a work, whole. */
export function picturePath(workId: string): string {
  return isLabel ? guestLabelPath("guestLabelImage", shown) : guestImagePath(shown, workId);
}

export function thumbnailPath(workId: string): string {
  return `${picturePath(workId)}?size=thumbnail`;
}

/** @throws Error in a page that the Worker has not filled in. */
export function readAnswer(): GuestAnswer {
  const text = document.getElementById("guest-data")?.textContent ?? "";
  return JSON.parse(text) as GuestAnswer;
}
