import type { RecordInput } from "#schema/artwork-record.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError } from "#worker/errors.ts";
import { changeRecord, type RecordEdit } from "./change-record.ts";
import type { ArtworkWithSale } from "./queries.ts";
import { findArtworkAndNumber } from "./record-queries.ts";

/**
 * Changes what is kept about a work besides price and status (price list, section 2); a field that is not sent stays.
 * @throws AppError NOT_FOUND, or CONFLICT, also when another work has the inventory number.
 */
export function editRecord(
  db: Database,
  { ownerId, id, input, editedVersion }: RecordEdit<RecordInput>,
  now: Date,
): Promise<ArtworkWithSale> {
  return changeRecord(
    db,
    editedVersion,
    {
      find: () => findArtworkAndNumber(db, ownerId, id, input.inventoryNumber ?? ""),
      columnsOf: () => definedFields(input),
      decide: ({ isNumberUsed }) => {
        if (isNumberUsed) throw numberUsed();
        return { history: null };
      },
    },
    now,
  );
}

type DefinedFields = { readonly [Field in keyof RecordInput]?: NonNullable<RecordInput[Field]> };

function definedFields({
  inventoryNumber,
  location,
  framed,
  framingCents,
  notes,
  archived,
}: RecordInput): DefinedFields {
  return {
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    ...(location !== undefined && { location }),
    ...(framed !== undefined && { framed }),
    ...(framingCents !== undefined && { framingCents }),
    ...(notes !== undefined && { notes }),
    ...(archived !== undefined && { archived }),
  };
}

function numberUsed(): AppError {
  return new AppError("CONFLICT", "Another of your works has this inventory number.");
}
