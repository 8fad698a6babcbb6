import { type Browser, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { type Consignment, consignmentSchema } from "#schema/consignments/consignment.ts";
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

/** Makes an agreement with a gallery and sends it: as its page does, for tests of what comes after. */
export async function sendAgreement(
  page: Page,
  input: Pick<ConsignmentInput, "workIds"> & Partial<ConsignmentInput>,
): Promise<Consignment> {
  const draft = await post(page, consignmentsPaths.consignments, {
    ...{ channelId: "gallery-50", from: today(-60), until: today(120), language: "en" },
    ...{ daysToPay: 30, discountCeiling: 0.1, reports: "monthly", terms: "", ...input },
  });
  const { id } = v.parse(consignmentSchema, draft);
  return v.parse(consignmentSchema, await post(page, consignmentPath(id, "sending")));
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
export async function confirmAgreement(
  page: Page,
  input: Parameters<typeof sendAgreement>[1],
): Promise<Consignment> {
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
