import { expect } from "vitest";
import { type AcceptedEntry, acceptedEntrySchema, entriesSchema } from "#schema/links/entry.ts";
import { type GuestRoom, guestLinkSchema } from "#schema/links/guest.ts";
import { type Link, linkSchema, linksSchema } from "#schema/links/link.ts";
import {
  entryAcceptancePath,
  guestPath,
  linkRevocationPath,
  linksPaths,
} from "#schema/links/links-paths.ts";
import { readAnswer } from "./answers.ts";
import { keyHeader, type TestArtist } from "./artists.ts";
import type { TestWorker } from "./harness.ts";
import { runSql } from "./rows.ts";

/** The body of a room with these works that shows all but the artist's email, phone and street. */
export function newRoom(workIds: readonly string[], changes: object = {}) {
  return {
    ...{ kind: "room", title: "Water, this winter", note: "From the wharf to the ice road." },
    ...{ workIds, language: "en", showPrices: true, showWhy: true, showSold: true },
    ...changes,
  };
}

/** The body of a label of a work that shows its price and status. */
export function newLabel(workId: string, changes: object = {}) {
  return { kind: "label", workId, showPrice: true, showStatus: true, isPublic: false, ...changes };
}

/** Makes a link, which has been accepted. */
export async function makeLink(artist: TestArtist, body: object, key?: string): Promise<Link> {
  const sent = await artist.send("POST", linksPaths.links, body, keyHeader(key));
  return readAnswer(linkSchema, sent, [200, 201]);
}

/** Gives a link's artist so many more that are like it. */
export async function copyLink(worker: TestWorker, { id }: Link, count: number): Promise<void> {
  const columns = await worker.env.DB.prepare("SELECT name FROM pragma_table_info('links')").all<{
    name: string;
  }>();
  const names = columns.results.map(({ name }) => name);
  const copied = names.map((name) => (name === "id" ? "'copy-' || value || id" : name));
  await runSql(
    worker,
    `WITH RECURSIVE counted (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM counted WHERE value < ?)
     INSERT INTO links (${names.join()}) SELECT ${copied.join()} FROM counted, links WHERE id = ?`,
    count,
    id,
  );
}

export async function readLinks(artist: TestArtist): Promise<Link[]> {
  return readAnswer(linksSchema, await artist.request(linksPaths.links));
}

export async function revoke(artist: TestArtist, { id }: Link): Promise<Link> {
  const sent = await artist.request(linkRevocationPath(id), { method: "POST" });
  return readAnswer(linkSchema, sent);
}

/** The last part of a link's address. */
export function addressIn({ address }: Link): string {
  return address?.split("/").at(-1) ?? expect.fail("The link is not open.");
}

/** What a guest sees of a room. */
export async function readRoom(worker: TestWorker, link: Link): Promise<GuestRoom> {
  const response = await worker.request(guestPath("guest", addressIn(link)));
  const room = await readAnswer(guestLinkSchema, response);
  return room.kind === "room" ? room : expect.fail("It is no room.");
}

/** The body of what Priya Nair writes about a work. */
export function newEntry(workId: string | undefined, changes: object = {}) {
  return {
    ...{ kind: "interest", name: "Priya Nair", contact: "priya@example.com" },
    ...{ ...(workId !== undefined && { workId }), message: "Could I see it?", ...changes },
  };
}

/** Sends a guest's entry through a link. */
export function sendEntry(
  worker: Pick<TestWorker, "request">,
  link: Link,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return worker.request(guestPath("guestEntries", addressIn(link)), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export async function readEntries(artist: TestArtist) {
  return readAnswer(entriesSchema, await artist.request(linksPaths.entries));
}

export async function accept(
  artist: TestArtist,
  id: string,
  body: object = {},
): Promise<AcceptedEntry> {
  return readAnswer(acceptedEntrySchema, await artist.send("POST", entryAcceptancePath(id), body));
}
