import type details from "./en-CA/details.json";

/** The messages of the business details. */
export interface BusinessWords {
  readonly details: typeof details;
}
