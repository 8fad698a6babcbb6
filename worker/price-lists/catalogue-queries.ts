import { desc, eq, sql } from "drizzle-orm";
import { isOpenSale, openSaleColumns } from "#worker/artworks/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks } from "#worker/db/tables.ts";

/** The columns that determine a work's listed price. */
export const listedWorkColumns = {
  id: artworks.id,
  medium: artworks.medium,
  widthInches: artworks.widthInches,
  heightInches: artworks.heightInches,
  status: artworks.status,
  statusUntil: artworks.statusUntil,
  archived: artworks.archived,
  priceCents: artworks.priceCents,
  currency: artworks.currency,
  askingPriceCents: artworks.askingPriceCents,
  askingCurrency: artworks.askingCurrency,
  listedCents: artworks.listedCents,
  listedCurrency: artworks.listedCurrency,
  framed: artworks.framed,
  framingCents: artworks.framingCents,
};

/** Selects what a price list takes from an owner's works, in the order in which their list has them. */
export function selectCatalogue(db: Database, ownerId: string) {
  return db
    .select({ ...listedWorkColumns, sale: openSaleColumns })
    .from(artworks)
    .leftJoin(sales, isOpenSale)
    .where(eq(artworks.userId, ownerId))
    .orderBy(desc(artworks.createdAt), sql`${artworks}.rowid desc`);
}

/** A work as a price list takes it. */
export type CatalogueRow = Awaited<ReturnType<typeof selectCatalogue>>[number];
