import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { ConsignmentPrint } from "#web/works/consignments/consignment-print.ts";

/** A price list as it is printed: frozen, or a draft as it would be published. */
export type ListToPrint = Pick<
  PriceList,
  "holdsFrom" | "currency" | "framesApart" | "anchors" | "rounding" | "curves"
> & { readonly isDraft: boolean };

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
  | ConsignmentPrint;

export type RequestOf<Kind extends PrintRequest["kind"]> = Extract<
  PrintRequest,
  { readonly kind: Kind }
>;

/** What is to be printed. Certificates and consignment lists are issued first, and printed as they were issued. */
export type DocumentRequest =
  | PrintRequest
  | { readonly kind: "certificate"; readonly work: Artwork }
  | { readonly kind: "consignment"; readonly works: readonly Artwork[] };
