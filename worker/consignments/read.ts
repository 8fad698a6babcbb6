import type { ConfirmedAgreement } from "#schema/consignments/agreement-content.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { VerbContext } from "#worker/context.ts";
import { notFound } from "#worker/errors.ts";
import type { AddressSettings } from "#worker/links/present.ts";
import { presentConsignment } from "./present.ts";
import { findConfirmedContent, findConsignments } from "./queries.ts";

/**
 * An agreement as it is now.
 * @throws AppError NOT_FOUND.
 */
export async function readConsignment(
  { db, artist, now }: VerbContext,
  { id, settings }: { readonly id: string; readonly settings: AddressSettings },
): Promise<Consignment> {
  const rows = await findConsignments(db, artist.id);
  const row = rows.consignments.find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return presentConsignment(row, rows, { settings, now });
}

/**
 * A version of an agreement as it was confirmed, for its PDF (people, section 5).
 * @throws AppError NOT_FOUND, also for one that was not confirmed.
 */
export async function readAgreement(
  { db, artist }: Pick<VerbContext, "db" | "artist">,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<ConfirmedAgreement> {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  const found = await findConfirmedContent(db, artist.id, { id, version: Number(version) });
  if (!found?.content || found.confirmedBy === null || found.confirmedAt === null) throw notFound();
  const { content, confirmedBy, confirmedAt } = found;
  return { ...content, confirmedBy, confirmedAt: confirmedAt.toISOString() };
}
