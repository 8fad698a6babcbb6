import { and, eq, isNull } from "drizzle-orm";
import { toCents } from "#schema/money.ts";
import { changeConsignment } from "#worker/consignments/change.ts";
import { createConsignment } from "#worker/consignments/create.ts";
import { sendGalleryEntry } from "#worker/consignments/gallery-entry.ts";
import { findConsignmentContext } from "#worker/consignments/queries.ts";
import { sendConsignment } from "#worker/consignments/send.ts";
import { closeConsignment, receiveReport, returnWorks } from "#worker/consignments/settle.ts";
import type { VerbContext } from "#worker/context.ts";
import { type LinkRow, links } from "#worker/db/link-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";
import { createPayout } from "#worker/payouts/create.ts";
import type { AgreementStep, SeedAgreement } from "./agreements.ts";
import { daysBefore, toDay } from "./days.ts";

/**
 * Takes a step with an agreement as a request at that time would have, of the artist or the gallery. Returns the agreement's
 * id; before the first step it has none.
 */
export async function applyStep(
  { now, ...stores }: VerbContext,
  { agreement, id: earlierId }: { readonly agreement: SeedAgreement; readonly id: string | null },
  step: AgreementStep,
): Promise<string> {
  const at = daysBefore(now, step.daysAgo);
  const context = { ...stores, now: at };
  if (step.kind === "sent") {
    const workIds = await Promise.all(step.titles.map((title) => idOf(context, title)));
    const id =
      earlierId === null
        ? await createDraft(context, { agreement, workIds, seededAt: now })
        : await addWorks(context, earlierId, workIds);
    await sendConsignment(context, { id, editedVersion: null });
    return id;
  }
  if (earlierId === null) throw new Error("An agreement is sent first.");
  const id = earlierId;
  const { channelId, confirmer: name } = agreement;
  const byGallery = { name, contact: "", message: "", website: "" } as const;
  const enter = async (input: Parameters<typeof sendGalleryEntry>[1]["input"]) => {
    const link = await linkOf(context, id);
    await sendGalleryEntry(context, { link, input, idempotencyKey: null });
  };
  switch (step.kind) {
    case "confirmed":
      for (const [title, condition] of Object.entries(step.received)) {
        const workId = await idOf(context, title);
        await enter({ kind: "received", ...byGallery, workId, condition });
      }
      await enter({ kind: "confirm", ...byGallery });
      break;
    case "returned": {
      const workIds = [await idOf(context, step.title)];
      await returnWorks(context, { id, input: { workIds, date: toDay(at) } });
      break;
    }
    case "sale reported": {
      const { title, dollars, buyer } = step;
      const sold = { workId: await idOf(context, title), priceCents: toCents(dollars), buyer };
      await enter({ kind: "sold", ...byGallery, ...sold, date: toDay(at) });
      break;
    }
    case "accounted":
      await receiveReport(context, { id, input: { receivedOn: toDay(at) } });
      break;
    case "paid": {
      const { title, dollars, method } = step;
      const saleIds = [await saleOf(context, await idOf(context, title))];
      const amountCents = toCents(dollars);
      const payout = { channelId, date: toDay(at), amountCents, currency: "CAD", method } as const;
      await createPayout(context, { input: { ...payout, saleIds }, idempotencyKey: null });
      break;
    }
    case "closed":
      await closeConsignment(context, { id, editedVersion: null });
      break;
  }
  return id;
}

interface Draft {
  readonly agreement: SeedAgreement;
  readonly workIds: readonly string[];
  readonly seededAt: Date;
}

function createDraft(
  context: VerbContext,
  { agreement, workIds, seededAt }: Draft,
): Promise<string> {
  const { channelId, confirmer, untilAgo, terms } = agreement;
  const days = { from: toDay(context.now), until: toDay(daysBefore(seededAt, untilAgo)) };
  const input = { ...terms, channelId, confirmer, ...days, workIds: [...workIds] };
  return createConsignment(context, { input, idempotencyKey: null });
}

/** Changes an agreement, so that it has more works than those that the gallery has. */
async function addWorks(
  context: VerbContext,
  id: string,
  workIds: readonly string[],
): Promise<string> {
  const { sent } = await findConsignmentContext(context.db, context.artist.id, { id });
  const hereIds = sent.filter(({ isHere }) => isHere).map(({ artworkId }) => artworkId);
  const input = { workIds: [...hereIds, ...workIds] };
  await changeConsignment(context, { id, input, editedVersion: null });
  return id;
}

/** A work of hers by its title. */
export async function idOf({ db, artist }: VerbContext, title: string): Promise<string> {
  const isHers = and(eq(artworks.userId, artist.id), eq(artworks.title, title));
  const [work] = await db.select({ id: artworks.id }).from(artworks).where(isHers);
  if (work === undefined) throw new Error(`${title} is missing.`);
  return work.id;
}

async function saleOf({ db, artist }: VerbContext, artworkId: string): Promise<string> {
  const isHers = and(eq(sales.userId, artist.id), eq(sales.artworkId, artworkId));
  const [sale] = await db.select({ id: sales.id }).from(sales).where(isHers);
  if (sale === undefined) throw new Error("A work that is paid for is not sold.");
  return sale.id;
}

async function linkOf({ db, artist }: VerbContext, consignmentId: string): Promise<LinkRow> {
  const isOfAgreement = and(
    ...[eq(links.userId, artist.id), eq(links.consignmentId, consignmentId)],
    isNull(links.revokedAt),
  );
  const [link] = await db.select().from(links).where(isOfAgreement);
  if (link === undefined) throw new Error("The agreement has no address.");
  return link;
}
