import type { Medium } from "#schema/artworks/media.ts";
import type { Business } from "#schema/business/business.ts";
import { type DocumentLanguage, defaultLanguage } from "#schema/documents/languages.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { Locale } from "#web/i18n/words.ts";
import type { Paper } from "./pdf/resources.ts";

/** What can be chosen of a document; each kind uses some of it. */
export interface DocumentSettings {
  readonly language: DocumentLanguage;
  readonly paper: Paper;
  /** The index of the price list. */
  readonly list: number;
  readonly mediaLeftOut: readonly Medium[];
  readonly ownSizesOnly: boolean;
  readonly showsFrames: boolean;
  /** Whether the works that are available follow the price list. */
  readonly addsWorks: boolean;
  readonly showsPrices: boolean;
  /** Whether labels and certificates have a QR code. */
  readonly showsCode: boolean;
  readonly showsHours: boolean;
  readonly showsMaterials: boolean;
  /** What the artist typed in place of the texts that the document begins with, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
}

interface SettingsInputs {
  readonly business: Business;
  /** The language of the page. */
  readonly locale: Locale;
  /** Whom the document is for, where that is known. */
  readonly buyer: Sale["buyer"];
}

/** What a document opens with, as the business details say. */
export function firstSettings({ business, locale, buyer }: SettingsInputs): DocumentSettings {
  return {
    language: defaultLanguage(business.documentLanguage, buyer, locale),
    paper: usualPaper(business),
    list: 0,
    mediaLeftOut: [],
    ownSizesOnly: false,
    showsFrames: true,
    addsWorks: false,
    showsPrices: true,
    showsCode: false,
    showsHours: false,
    showsMaterials: false,
    texts: {},
  };
}

/** Letter in Canada, in the United States and where no country is entered; A4 elsewhere. */
export function usualPaper({ paper, country }: Pick<Business, "paper" | "country">): Paper {
  if (paper !== "by-country") return paper;
  return ["", "CA", "US"].includes(country) ? "letter" : "a4";
}
