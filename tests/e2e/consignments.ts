import { type Browser, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import {
  type Consignment,
  consignmentSchema,
  consignmentsSchema,
} from "#schema/consignments/consignment.ts";
import type { ConsignmentInput } from "#schema/consignments/consignment-input.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import type { GalleryEntryInput } from "#schema/links/entry-input.ts";
import { guestPath } from "#schema/links/links-paths.ts";
import { today } from "./records.ts";
import { ownOrigin } from "./users.ts";

type Entry = GalleryEntryInput extends infer Kind
  ? Kind extends { kind: string }
    ? Partial<Kind> & Pick<Kind, "kind">
    : never
  : never;

type Agreed = Pick<ConsignmentInput, "workIds"> & Partial<ConsignmentInput>;

/** Makes the draft of an agreement with a gallery, as its page does, for tests of what comes after. */
export async function draftAgreement(page: Page, input: Agreed): Promise<Consignment> {
  const draft = await post(page, consignmentsPaths.consignments, {
    ...{ channelId: "gallery-50", from: today(-60), until: today(120), language: "en" },
    ...{ daysToPay: 30, discountCeiling: 0.1, reports: "monthly", terms: "", ...input },
  });
  return v.parse(consignmentSchema, draft);
}

/** Makes an agreement with a gallery and sends it. */
export async function sendAgreement(page: Page, input: Agreed): Promise<Consignment> {
  const { id } = await draftAgreement(page, input);
  return v.parse(consignmentSchema, await post(page, consignmentPath(id, "sending")));
}

/** Brings every work of an agreement back. */
export async function bringBack(page: Page, { id, works }: Consignment): Promise<void> {
  const workIds = works.map(({ workId }) => workId);
  await post(page, consignmentPath(id, "returns"), { workIds, date: today() });
}

export async function readConsignments(page: Page): Promise<Consignment[]> {
  const answer = await page.request.get(consignmentsPaths.consignments);
  return v.parse(consignmentsSchema, await answer.json());
}

/** What a gallery sends at the address of an agreement. Joan Whynot types her name. */
export async function sendAsGallery(
  page: Page,
  { address }: Pick<Consignment, "address">,
  entry: Entry,
): Promise<void> {
  const proof = address?.split("/").at(-1) ?? "";
  await post(page, guestPath("guestEntries", proof), { name: "Joan Whynot", ...entry });
}

/** Sends an agreement, which its gallery confirms, each work received in good condition. */
export async function confirmAgreement(page: Page, input: Agreed): Promise<Consignment> {
  const sent = await sendAgreement(page, input);
  for (const { workId } of sent.works) {
    await sendAsGallery(page, sent, { kind: "received", workId, condition: "Good." });
  }
  await sendAsGallery(page, sent, { kind: "confirm" });
  return sent;
}

/** The gallery's phone, which has no account, at the address of an agreement. */
export async function openPhone(browser: Browser, locale: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    reducedMotion: "reduce",
  });
  const phone = await context.newPage();
  await phone.goto(address);
  return phone;
}

async function post(page: Page, path: string, data: object = {}): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: ownOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
