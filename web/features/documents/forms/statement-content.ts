import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import type { Currency } from "#schema/currency.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { PersonAddress } from "#schema/people/person.ts";

/** What a gallery sold, paid and owes in some days, of an agreement or of all, and what it holds. */
export interface PrintedStatement {
  readonly language: DocumentLanguage;
  readonly artist: DocumentArtist;
  readonly gallery: { readonly name: string; readonly address: PersonAddress };
  /** The agreement's; empty for a whole gallery. */
  readonly number: string;
  /** The ISO day on which its works are due back; null for a whole gallery, whose works have each their own. */
  readonly until: string | null;
  /** The ISO day on which it is made. */
  readonly day: string;
  readonly statement: ConsignmentStatement;
  /** The works that it names, in the artist's order. */
  readonly works: readonly {
    readonly work: DocumentWork;
    readonly priceCents: number | null;
    readonly currency: Currency;
    /** Null unless it is sold. */
    readonly saleId: string | null;
  }[];
}
