import type { Consignment } from "#schema/consignments/consignment.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import { emptyAddress, type PersonAddress } from "#schema/people/person.ts";
import type { PayoutLetter } from "#web/works/books/payout-letter.ts";
import type { Gallery } from "./use-galleries.ts";

/** The other side of an agreement, as the artist's people or channels name it. */
export interface GallerySide {
  readonly name: string;
  readonly address: PersonAddress;
}

/** What is printed of agreements, and of what galleries owe. */
export type ConsignmentPrint =
  /** A version as it was confirmed, or as the gallery would read it today where `version` is null. */
  | {
      readonly kind: "agreement";
      readonly consignment: Consignment;
      readonly version: number | null;
      readonly gallery: GallerySide;
    }
  /** From and until ISO days, both included; null from the beginning, and until today. */
  | {
      readonly kind: "statement";
      readonly consignment: Consignment;
      readonly gallery: GallerySide;
      readonly from: string | null;
      readonly to: string | null;
    }
  /** Of all that was sold through a gallery's channel; `consignments` are the agreements with it. */
  | {
      readonly kind: "gallery-statement";
      readonly channelId: string;
      readonly consignments: readonly Consignment[];
      /** Null for the page's. */
      readonly language: DocumentLanguage | null;
      readonly gallery: GallerySide;
      readonly from: string;
      readonly to: string;
    }
  /** What a gallery owes, as `payoutLetter` writes it. */
  | { readonly kind: "letter"; readonly letter: PayoutLetter; readonly gallery: GallerySide };

/** A gallery as it is printed. */
export function printedSide({ name, person }: Gallery): GallerySide {
  return { name, address: person?.address ?? emptyAddress };
}
