import type { RecordInput } from "#schema/artworks/artwork-record.ts";
import type { VerbContext } from "#worker/context.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { relistEdited } from "#worker/price-lists/listed-price.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { changeRecord, type RecordEdit } from "./change-record.ts";
import { existingLines, listedPriceLine, offeredPriceLine } from "./history.ts";
import { keepOffered } from "./keep-offered.ts";
import type { ArtworkWithSale } from "./queries.ts";
import { findRecordContext } from "./record-queries.ts";

/**
 * Changes what is kept about a work besides price and status (price list, section 2); a field that is not sent stays. A
 * work that follows a price list follows it with its frame.
 * @throws AppError NOT_FOUND, or CONFLICT, also when another work has the inventory number.
 */
export async function editRecord(
  context: VerbContext,
  { id, input, editedVersion }: RecordEdit<RecordInput>,
): Promise<ArtworkWithSale> {
  const { db, artist, now } = context;
  const { rates } = await readRates(context.rates, now);
  const named = { id, inventoryNumber: input.inventoryNumber ?? "" };
  return changeRecord(context, {
    editedVersion,
    find: () => findRecordContext(db, artist.id, named, now),
    columnsOf: ({ artwork, listInForce, offers }) => {
      const fields = definedFields(input);
      const list = listInForce && presentList(listInForce);
      const listed = relistEdited({ list, rates, now }, artwork, { ...artwork, ...fields });
      const edited = { ...fields, ...listed };
      return { ...edited, ...keepOffered({ ...artwork, ...edited }, offers, rates) };
    },
    decide: ({ artwork, isNumberUsed, priceListsVersion }, columns) => {
      if (isNumberUsed) throw numberUsed();
      const after = { ...artwork, ...columns };
      const history = existingLines(
        offeredPriceLine(after, artwork),
        listedPriceLine(after, artwork),
      );
      return { history, priceListsVersion };
    },
  });
}

type DefinedFields = { readonly [Field in keyof RecordInput]?: NonNullable<RecordInput[Field]> };

function definedFields({
  inventoryNumber,
  location,
  framed,
  framingCents,
  notes,
  archived,
  mediumLine,
}: RecordInput): DefinedFields {
  return {
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    ...(location !== undefined && { location }),
    ...(framed !== undefined && { framed }),
    ...(framingCents !== undefined && { framingCents }),
    ...(notes !== undefined && { notes }),
    ...(archived !== undefined && { archived }),
    ...(mediumLine !== undefined && { mediumLine }),
  };
}

function numberUsed(): AppError {
  return conflict("Another of your works has this inventory number.");
}
