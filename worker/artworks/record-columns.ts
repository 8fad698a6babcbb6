import type { ArtworkRow } from "#worker/db/tables.ts";

/** The columns of a work's record (decision 039). */
export type RecordColumns = Pick<
  ArtworkRow,
  | "inventoryNumber"
  | "status"
  | "statusWho"
  | "statusUntil"
  | "statusChannelId"
  | "statusSince"
  | "statusDueBack"
  | "location"
  | "askingPriceCents"
  | "askingCurrency"
  | "framed"
  | "framingCents"
  | "notes"
  | "archived"
  | "listedCents"
  | "listedCurrency"
  | "mediumLine"
  | "statusPersonId"
>;

/** A status without any of its details. */
export const noStatusDetails = {
  statusWho: null,
  statusUntil: null,
  statusChannelId: null,
  statusSince: null,
  statusDueBack: null,
} as const;

/** The record of a new work, but for its inventory number. */
export const newRecord: Omit<RecordColumns, "inventoryNumber"> = {
  status: "available",
  ...noStatusDetails,
  location: "",
  askingPriceCents: null,
  askingCurrency: null,
  framed: false,
  framingCents: 0,
  notes: "",
  archived: false,
  listedCents: null,
  listedCurrency: null,
  mediumLine: "",
  statusPersonId: null,
};
