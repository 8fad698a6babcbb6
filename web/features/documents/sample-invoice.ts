import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import { documentWork } from "#schema/documents/describe.ts";
import { type DocumentLanguage, localesOf } from "#schema/documents/languages.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type ProvinceCode, provinceCodes } from "#schema/provinces.ts";
import { type TaxLine, taxesOn } from "#schema/sales/taxes.ts";
import { firstTextsIn } from "#web/works/books/invoice-texts.ts";

interface SampleOptions {
  readonly language: DocumentLanguage;
  readonly artist: DocumentArtist;
  readonly day: string;
}

const exampleWork: DocumentWork = {
  artworkId: "example",
  title: "",
  year: "",
  medium: "oil",
  support: "canvas-1.5",
  widthInches: 20,
  heightInches: 16,
  framed: false,
  inventoryNumber: "",
  hasPicture: false,
};
const examplePriceCents = 400_00;

/** An invoice as it would be issued for the artist's newest work with a price, to be looked at: without a number and a buyer. */
export function sampleInvoice(
  { language, artist, day }: SampleOptions,
  works: readonly Artwork[],
): Invoice {
  const newest = works.find(({ askedCents, archived }) => askedCents !== null && !archived);
  const work = newest ? documentWork(newest, newest.imageUrl !== null) : exampleWork;
  const priceCents = newest?.askedCents ?? examplePriceCents;
  const taxes = sampleTaxes(artist.business, day, priceCents);
  const [texts, inSecondLanguage = null] = localesOf(language).map((locale) =>
    firstTextsIn(locale, { count: 1, dueOn: "" }, []),
  );
  const totalCents = priceCents + taxes.reduce((sum, { cents }) => sum + cents, 0);
  return {
    id: "sample",
    kind: "invoice",
    number: "",
    issuedOn: day,
    credits: null,
    creditedBy: null,
    reason: "",
    openCents: 0,
    toRefundCents: 0,
    payments: [],
    payment: null,
    createdAt: `${day}T12:00:00.000Z`,
    content: {
      form: 4,
      language,
      artist,
      currency: newest?.askedCurrency ?? "CAD",
      buyer: { name: "", email: "", address: "", country: "", region: "" },
      lines: [{ saleId: null, work, description: "", priceCents, discountCents: 0, taxes }],
      subtotalCents: priceCents,
      taxes,
      totalCents,
      depositCents: 0,
      balanceCents: totalCents,
      terms: "",
      ...texts,
      inSecondLanguage,
      dueOn: null,
    },
  };
}

/** The taxes of a sale that is delivered where the artist is. */
function sampleTaxes(business: Business, date: string, amountCents: number): TaxLine[] {
  const { registrations } = business;
  if (registrations.length === 0) return [];
  const deliverTo = { country: "CA", region: provinceOf(business) };
  return taxesOn({
    date,
    amountCents,
    deliverTo,
    registrations,
    deliveredBy: "artist",
    handedOverIn: null,
  });
}

const provinceOfTax = {
  qst: "QC",
  "bc-pst": "BC",
  "sk-pst": "SK",
  "mb-rst": "MB",
  "gst-hst": "AB",
} as const satisfies Record<string, ProvinceCode>;

/** The business's own, else one in which it is registered. */
function provinceOf({ country, region, registrations }: Business): ProvinceCode {
  const own = provinceCodes.find((code) => code === region);
  if (own !== undefined && country === "CA") return own;
  const last = registrations.at(-1);
  return last === undefined ? "AB" : provinceOfTax[last.tax];
}
