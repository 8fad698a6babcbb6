import type { Business } from "#schema/business/business.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import type { BusinessRow } from "#worker/db/sale-tables.ts";
import { conflict } from "#worker/errors.ts";
import { changedTaxes } from "#worker/sales/taxes.ts";
import { businessTag, presentBusiness } from "./present.ts";
import { findBusinessContext, writeBusiness } from "./queries.ts";

/** A request to replace business details; `editedTag` is the version that it requires, null for any. */
interface BusinessEdit {
  readonly details: Business;
  readonly editedTag: string | null;
}

/**
 * Replaces an artist's business details, and computes again the taxes of the sales that are on no invoice (price list,
 * section 4). An edit that is repeated after a lost response returns the details. A conflict is tried again once.
 * @throws AppError VALIDATION_FAILED when a sale's day has no known rate; CONFLICT when the details are not the edited
 * version, or details or sales keep changing.
 */
export async function replaceBusiness(
  { db, artist }: VerbContext,
  { details, editedTag }: BusinessEdit,
): Promise<BusinessRow> {
  const ownerId = artist.id;
  return retryOnceOrThrow(async () => {
    const { business: read, artworksVersion, sales } = await findBusinessContext(db, ownerId);
    if (editedTag !== null && editedTag !== businessTag(ownerId, read)) {
      if (read !== null && isSame(presentBusiness(read), details)) return read;
      throw conflict("Your business details have been changed elsewhere since you opened them.");
    }
    const taxes = changedTaxes(sales, details.registrations);
    return writeBusiness(db, { ownerId, details, taxes, read, artworksVersion });
  }, conflict("Your business details or sales are being changed elsewhere. Try again."));
}

function isSame(one: Business, other: Business): boolean {
  const inOrder = (details: Business) => JSON.stringify(Object.entries(details).sort());
  return inOrder(one) === inOrder(other);
}
