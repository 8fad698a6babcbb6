import { type Business, firstBusiness } from "#schema/business/business.ts";
import type { BusinessRow } from "#worker/db/sale-tables.ts";

/** The business details in a response; those of an artist who has entered none are the first ones. */
export function presentBusiness(row: BusinessRow | null): Business {
  if (row === null) return firstBusiness;
  const { userId: _owner, version: _version, ...business } = row;
  return business;
}

/** What is between the quotes of the answer's entity tag: who it is for, and its version. */
export function businessTag(ownerId: string, row: BusinessRow | null): string {
  return `${ownerId}.${row?.version ?? ""}`;
}
