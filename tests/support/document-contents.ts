import { firstBusiness } from "#schema/business/business.ts";
import type {
  CertificateContent,
  ConsignmentContent,
  DocumentArtist,
  DocumentWork,
  InvoiceContent,
  InvoiceLine,
} from "#schema/documents/content.ts";
import type { Invoice, InvoicePayment } from "#schema/invoices/invoice.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { WhyThisPrice } from "#web/features/documents/forms/why-content.ts";

/** Contents of documents, as they are issued for the artist of the demonstration. */

export const sampleArtist: DocumentArtist = {
  name: "Odile Fournier",
  business: {
    ...firstBusiness,
    tradeName: "Atelier Odile Fournier",
    email: "odile@example.com",
    street: "12, rue de la Grève",
    city: "Rimouski",
    region: "QC",
    postalCode: "G5L 1A2",
    country: "CA",
    registrations: [
      { tax: "gst-hst", number: "123456789 RT0001", since: "2024-01-01" },
      { tax: "qst", number: "1234567890 TQ0001", since: "2024-01-01" },
      { tax: "bc-pst", number: "PST-1234-5678", since: "2024-01-01" },
    ],
  },
};

/** Before the artist has entered anything but a name. */
export const bareArtist: DocumentArtist = { name: "Odile Fournier", business: firstBusiness };

export function sampleWork(change: Partial<DocumentWork> = {}): DocumentWork {
  return {
    artworkId: "thaw",
    title: "Thaw on the Ouelle",
    year: "2026",
    medium: "watercolour",
    support: "paper-0.02",
    widthInches: 22,
    heightInches: 15,
    framed: false,
    inventoryNumber: "2026-009",
    hasPicture: true,
    ...change,
  };
}

export function sampleLine(change: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    saleId: "sale",
    work: sampleWork(),
    description: "",
    priceCents: 400_00,
    discountCents: 0,
    taxes: [],
    ...change,
  };
}

export function samplePayment(change: Partial<InvoicePayment> = {}): InvoicePayment {
  return {
    ...{ id: "payment", date: "2026-10-04", amountCents: 459_90, method: "virement" },
    ...{ kind: "payment", reversedAt: null },
    ...change,
  };
}

export function sampleInvoice(
  content: Partial<InvoiceContent> = {},
  change: Partial<Invoice> = {},
): Invoice {
  return {
    id: "invoice",
    kind: "invoice",
    number: "2026-009",
    issuedOn: "2026-10-04",
    credits: null,
    creditedBy: null,
    reason: "",
    openCents: 0,
    toRefundCents: 0,
    payments: [samplePayment({ amountCents: content.balanceCents ?? 459_90 })],
    payment: { paidOn: "2026-10-04", method: "virement" },
    createdAt: "2026-10-04T15:00:00.000Z",
    content: {
      form: 2,
      language: "fr-en",
      currency: "CAD",
      artist: sampleArtist,
      buyer: {
        name: "Claire Gagnon",
        email: "claire@example.com",
        address: "4, rue Saint-Jean\nQuébec (Québec) G1R 1N6",
        country: "CA",
        region: "QC",
      },
      lines: [sampleLine()],
      subtotalCents: 400_00,
      taxes: [
        { tax: "gst-hst", label: "GST", rate: 5, cents: 20_00 },
        { tax: "qst", label: "QST", rate: 9.975, cents: 39_90 },
      ],
      totalCents: 459_90,
      depositCents: 0,
      balanceCents: 459_90,
      terms: "",
      dueOn: null,
      ...content,
    },
    ...change,
  };
}

export function sampleCertificate(change: Partial<CertificateContent> = {}): CertificateContent {
  return {
    form: 1,
    language: "en",
    artist: sampleArtist,
    work: sampleWork({
      artworkId: "sumac",
      title: "Sumac",
      medium: "oil",
      support: "canvas-0.75",
      widthInches: 16,
      heightInches: 20,
      inventoryNumber: "2026-005",
    }),
    hours: 9.5,
    ...change,
  };
}

export function sampleConsignment(change: Partial<ConsignmentContent> = {}): ConsignmentContent {
  const works = [
    sampleWork({
      ...{ artworkId: "ice-road", title: "Ice Road", medium: "encaustic", support: "wood-0.75" },
      ...{ widthInches: 20, heightInches: 20, year: "2025" },
    }),
    sampleWork({
      ...{ artworkId: "wharf-lights", title: "Wharf Lights", medium: "mosaic" },
      ...{ support: "wood-0.75", widthInches: 24, heightInches: 12 },
    }),
    sampleWork({
      ...{ artworkId: "snow-fence", title: "Snow Fence", medium: "charcoal" },
      ...{ widthInches: 30, heightInches: 22 },
    }),
    sampleWork({
      ...{ artworkId: "headland-in-fog", title: "Headland in Fog", medium: "charcoal" },
      ...{ widthInches: 24, heightInches: 18, year: "2025" },
    }),
  ];
  const prices = [1_099_74, 1_272_10, 421_03, 425_00];
  return {
    form: 1,
    language: "en",
    artist: sampleArtist,
    consignee: "Galerie du Fleuve, Rimouski",
    since: "2026-11-22",
    dueBack: "2027-05-22",
    currency: "CAD",
    commission: 0.5,
    works: works.map((work, index) => ({ work, retailCents: prices[index] ?? 0 })),
    terms: "",
    ...change,
  };
}

export function sampleWhy(change: Partial<WhyThisPrice> = {}): WhyThisPrice {
  const curve = fitCurve([
    { widthInches: 8, heightInches: 10, priceCents: 300_00, kind: "anchor" },
    { widthInches: 16, heightInches: 20, priceCents: 775_00, kind: "anchor" },
    { widthInches: 30, heightInches: 40, priceCents: 1_925_00, kind: "anchor" },
  ]);
  return {
    language: "en",
    artist: sampleArtist,
    work: sampleWork({
      ...{ artworkId: "undertow", title: "Undertow", medium: "acrylic", support: "canvas-0.75" },
      ...{ widthInches: 40, heightInches: 30 },
    }),
    day: "2026-11-22",
    currency: "CAD",
    priceCents: 1_925_00,
    listedCents: 1_925_00,
    breakdown: {
      areaCents: 1_283_04,
      labourCents: 336_00,
      materialsCents: 97_30,
      totalCents: 1_716_34,
      hoursSpent: 14,
    },
    showsHours: true,
    showsMaterials: true,
    curve,
    others: [
      { area: 35, priceCents: 150_00, isSold: true },
      { area: 35, priceCents: 55_00, isSold: false },
      { area: 80, priceCents: 124_00, isSold: true },
      { area: 108, priceCents: 175_00, isSold: false },
      { area: 154, priceCents: 250_00, isSold: true },
      { area: 320, priceCents: 900_00, isSold: true },
      { area: 320, priceCents: 675_00, isSold: true },
      { area: 330, priceCents: 400_00, isSold: true },
      { area: 400, priceCents: 1_100_00, isSold: false },
      { area: 720, priceCents: 1_550_00, isSold: false },
      { area: 960, priceCents: 2_014_58, isSold: false },
      { area: 1_296, priceCents: 2_303_65, isSold: false },
      { area: 2_880, priceCents: 5_750_00, isSold: false },
    ],
    ...change,
  };
}
