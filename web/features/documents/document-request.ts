import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { PersonAddress } from "#schema/people/person.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { PayoutLetter } from "#web/works/books/payout-letter.ts";

/** A price list as it is printed: frozen, or a draft as it would be published. */
export type ListToPrint = Pick<
  PriceList,
  "holdsFrom" | "currency" | "framesApart" | "anchors" | "rounding" | "curves"
> & { readonly isDraft: boolean };

/** The other side of an agreement, as the artist's people or channels name it. */
export interface GallerySide {
  readonly name: string;
  readonly address: PersonAddress;
}

/** What can be printed at once. */
export type PrintRequest =
  | {
      readonly kind: "price-list";
      /** Those that can be chosen; none where only works are listed. */
      readonly lists: readonly ListToPrint[];
      /** The works that were selected; null where all that are available can be added. */
      readonly works: readonly Artwork[] | null;
    }
  | { readonly kind: "labels"; readonly works: readonly Artwork[] }
  | { readonly kind: "issued"; readonly document: IssuedDocument }
  | { readonly kind: "invoice"; readonly invoice: Invoice }
  /** An invoice without a sale, with these business details, saved or not. */
  | { readonly kind: "sample-invoice"; readonly business: Business }
  | { readonly kind: "why"; readonly work: Artwork }
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
  /** What a gallery owes, as `payoutLetter` of web/works/books writes it. */
  | { readonly kind: "letter"; readonly letter: PayoutLetter; readonly gallery: GallerySide };

export type RequestOf<Kind extends PrintRequest["kind"]> = Extract<
  PrintRequest,
  { readonly kind: Kind }
>;

/** What is to be printed. Certificates and consignment lists are issued first, and printed as they were issued. */
export type DocumentRequest =
  | PrintRequest
  | { readonly kind: "certificate"; readonly work: Artwork }
  | { readonly kind: "consignment"; readonly works: readonly Artwork[] };
