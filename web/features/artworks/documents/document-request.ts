import type { Artwork } from "#schema/artwork.ts";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import type { Invoice } from "#schema/sales/invoice.ts";

/** What is to be printed. Certificates and consignment lists are issued first, and printed as they were issued. */
export type DocumentRequest =
  | { readonly kind: "price-list" }
  | { readonly kind: "labels"; readonly works: readonly Artwork[] }
  | { readonly kind: "certificate"; readonly work: Artwork }
  | { readonly kind: "consignment"; readonly works: readonly Artwork[] }
  | { readonly kind: "issued"; readonly document: IssuedDocument }
  | { readonly kind: "invoice"; readonly invoice: Invoice }
  | { readonly kind: "why"; readonly work: Artwork };
