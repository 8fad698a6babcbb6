import { expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { type Entry, entriesSchema } from "#schema/links/entry.ts";
import { type Link, linkSchema, linksSchema } from "#schema/links/link.ts";
import { guestPath, linkRevocationPath, linksPaths } from "#schema/links/links-paths.ts";
import { ownOrigin } from "./users.ts";

/** Makes a link, as the artist's pages do. */
export async function makeLink(page: Page, data: object): Promise<Link> {
  const answer = await page.request.post(linksPaths.links, { data, headers: ownOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return v.parse(linkSchema, await answer.json());
}

export async function revokeLink(page: Page, { id }: Link): Promise<void> {
  const answer = await page.request.post(linkRevocationPath(id), { headers: ownOrigin() });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function readLinks(page: Page): Promise<Link[]> {
  return v.parse(linksSchema, await (await page.request.get(linksPaths.links)).json());
}

/** Priya Nair would like a work of the link to be held for her. */
export async function askToHold(page: Page, { address, workIds }: Link): Promise<void> {
  const proof = address?.split("/").at(-1) ?? "";
  const written = { name: "Priya Nair", contact: "priya@example.com", message: "For Christmas?" };
  const data = { kind: "hold", workId: workIds[0], ...written };
  const headers = ownOrigin();
  const answer = await page.request.post(guestPath("guestEntries", proof), { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function readEntries(page: Page): Promise<Entry[]> {
  return v.parse(entriesSchema, await (await page.request.get(linksPaths.entries)).json());
}
