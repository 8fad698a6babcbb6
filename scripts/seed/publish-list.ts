import { and, eq, inArray } from "drizzle-orm";
import { defaultRates } from "#schema/currency.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import type { Database } from "#worker/db/client.ts";
import { contradictionDismissals, priceLists } from "#worker/db/price-list-tables.ts";
import { artworks, priceHistory } from "#worker/db/tables.ts";
import { daysBefore } from "./days.ts";
import { dismissed, listDays, publishedList } from "./list.ts";

/**
 * Stores her list as it was published, and the contradiction that she left. The works that she has saved since ask their
 * own prices, the formula's, or what they follow the list with.
 */
export async function publishList(db: Database, ownerId: string, now: Date): Promise<void> {
  const publishedAt = daysBefore(now, listDays.published);
  const heldFrom = daysBefore(now, listDays.holds);
  const { rounding, ...columns } = publishedList;
  await db.insert(priceLists).values({
    ...columns,
    id: crypto.randomUUID(),
    userId: ownerId,
    number: 1,
    roundingTo: rounding.to,
    roundingDirection: rounding.direction,
    minimumCents: rounding.minimumCents,
    holdsFrom: heldFrom.toISOString().slice(0, 10),
    publishedAt,
    appliedAt: heldFrom,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  });
  const isHers = and(eq(artworks.userId, ownerId), inArray(artworks.title, [dismissed.title]));
  const [left] = await db.select({ id: artworks.id }).from(artworks).where(isHers);
  if (left === undefined) throw new Error(`${dismissed.title} is missing.`);
  await db.insert(contradictionDismissals).values({
    userId: ownerId,
    key: contradictionKey({ kind: dismissed.kind, workIds: [left.id] }),
    reason: dismissed.reason,
    dismissedAt: daysBefore(now, dismissed.daysAgo),
  });
}

/** Lets a work follow the list in place of a price of its own, as a line of its history. */
export async function followList(
  db: Database,
  ownerId: string,
  id: string,
  at: Date,
): Promise<void> {
  const isOwn = and(eq(artworks.userId, ownerId), eq(artworks.id, id));
  const [work] = await db.select().from(artworks).where(isOwn);
  const listedCents = work ? listPriceOfWork(publishedList, work, defaultRates) : null;
  if (listedCents === null) throw new Error("A work that follows the list is of a medium in it.");
  const listedCurrency = publishedList.currency;
  const line = { userId: ownerId, artworkId: id, at };
  const given = { kind: "asking", reason: "On my list from now on." } as const;
  const listed = { kind: "listed", amountCents: listedCents, currency: listedCurrency } as const;
  await db.batch([
    db
      .insert(priceHistory)
      .values([
        ...(work?.askingPriceCents == null ? [] : [{ ...line, ...given }]),
        { ...line, ...listed, reason: "" },
      ]),
    db
      .update(artworks)
      .set({
        listedCents,
        listedCurrency,
        askingPriceCents: null,
        askingCurrency: null,
        updatedAt: at,
      })
      .where(isOwn),
  ]);
}
