/** What a document cannot be printed without; `list` is a price list without prices and works. */
export type MissingFactCode =
  | "artistName"
  | "buyerName"
  | "consignee"
  | "works"
  | "list"
  | "price"
  | "size";

/** A document cannot be printed; the dialog says what to do about each code. */
export class MissingFactError extends Error {
  readonly code: MissingFactCode;

  constructor(code: MissingFactCode) {
    super(`A document is missing a fact: ${code}.`);
    this.name = "MissingFactError";
    this.code = code;
  }
}
