import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { earliestToday } from "#schema/days.ts";
import type { GuestLabel, GuestLink } from "#schema/links/guest.ts";
import { readGuestConsignment } from "#worker/consignments/guest.ts";
import { readAgreement } from "#worker/consignments/read.ts";
import type { SystemContext } from "#worker/context.ts";
import type { LinkRow } from "#worker/db/link-tables.ts";
import type { Settings } from "#worker/env.ts";
import { notFound } from "#worker/errors.ts";
import { isProven } from "#worker/http/link-proof.ts";
import type { PaidInvoiceRow } from "#worker/invoices/shared-sql.ts";
import { isAdmin } from "#worker/session/present-user.ts";
import { isEntitled } from "#worker/subscription/entitlement.ts";
import type { Opened } from "./conditions.ts";
import {
  countOpened,
  findOpened,
  findShownLabel,
  findShownLink,
  type LinkOwner,
} from "./guest-queries.ts";
import { lastDayOf } from "./invoice-end.ts";
import { presentGuestInvoice, presentLabel, presentRoom } from "./present-guest.ts";

/** What a guest's request says of itself: the last part of its address, and whether that is a label's code. */
export interface GuestRequest {
  readonly address: string;
  readonly isLabel: boolean;
}

/** What guests are answered from; no session has a part in it. */
export interface GuestContext extends Pick<SystemContext, "db" | "now"> {
  readonly settings: Pick<Settings, "ADMIN_EMAILS" | "LINK_SECRET">;
}

/** What no link has as its id. */
const noId = "";

/** The id of an address; that of no link for one that is malformed or not proven, so that the same is asked. */
async function readAddress(
  { settings, now }: GuestContext,
  { address, isLabel }: GuestRequest,
): Promise<Opened> {
  const today = earliestToday(now);
  if (isLabel) return { id: /^[\w-]{11}$/.test(address) ? address : noId, isLabel, today };
  const [, id = noId, proof = ""] = address.match(/^([\w-]{16})\.([\w-]{22})$/) ?? [];
  const isKnown = await isProven("link", { id, proof }, settings.LINK_SECRET);
  return { id: isKnown ? id : noId, isLabel, today };
}

/**
 * What a guest sees at an address, as the artist's own rows say it at that moment (people, section 4): a room, an invoice or an
 * agreement.
 * @throws AppError NOT_FOUND, the same after the same queries for an address that is taken back, over, unknown, malformed,
 * or of a deleted artist, and for a room without the plan.
 */
export async function readGuestLink(
  context: GuestContext,
  request: GuestRequest,
): Promise<GuestLink | GuestConsignment> {
  const { db, now } = context;
  const opened = await readAddress(context, request);
  const shown = requireOpen(context, await findShownLink(db, opened));
  if (shown.link.kind === "room") return presentRoom(shown, now);
  if (shown.link.kind === "consignment") return readGuestConsignment({ db, now }, shown.link);
  const invoice = shown.invoices.find(({ id }) => id === shown.link.invoiceId);
  if (invoice === undefined) throw notFound();
  return presentGuestInvoice(shown, { invoice, rows: shown.invoices }, now);
}

/**
 * A version of an agreement as its gallery confirmed it, for its PDF.
 * @throws AppError NOT_FOUND as above.
 */
export async function readGuestAgreement(
  context: GuestContext,
  { version, ...request }: GuestRequest & { readonly version: string },
) {
  const { link } = await openLink(context, request);
  const artist = { id: link.userId };
  return readAgreement({ db: context.db, artist }, { id: link.consignmentId ?? "", version });
}

/** The same of a label; also NOT_FOUND once the work is deleted. */
export async function readGuestLabel(
  context: GuestContext,
  request: GuestRequest,
): Promise<GuestLabel> {
  const opened = await readAddress(context, request);
  const shown = requireOpen(context, await findShownLabel(context.db, opened));
  const [work] = shown.works;
  if (work === undefined) throw notFound();
  return presentLabel(shown, work, context.now);
}

/**
 * The open link of an address, and what is needed of it beyond what it shows; of its works the one, where one is asked for.
 * @throws AppError NOT_FOUND as above.
 */
export async function openLink(context: GuestContext, request: GuestRequest & { workId?: string }) {
  const opened = await readAddress(context, request);
  return requireOpen(context, await findOpened(context.db, opened, request.workId));
}

/**
 * Counts that a guest has looked at what is at an address, which its page says once a visit.
 * @throws AppError NOT_FOUND as above.
 */
export async function noteOpened(context: GuestContext, request: GuestRequest): Promise<void> {
  const { link } = await openLink(context, request);
  await countOpened(context.db, link, earliestToday(context.now));
}

interface Found {
  readonly link: LinkRow;
  readonly owner: LinkOwner;
  readonly invoices?: readonly PaidInvoiceRow[];
}

/** @throws AppError NOT_FOUND for what was not found, has ended, or needs the plan that its artist has no more. */
function requireOpen<Shown extends Found>(
  { settings, now }: GuestContext,
  found: Shown | null,
): Shown {
  if (found === null) throw notFound();
  const { link, owner, invoices = [] } = found;
  const hasPlan = isAdmin(owner, settings) || isEntitled(owner, now);
  if (link.kind === "room" && !hasPlan) throw notFound();
  const end = lastDayOf(link, invoices);
  if (end !== null && end < earliestToday(now)) throw notFound();
  return found;
}
