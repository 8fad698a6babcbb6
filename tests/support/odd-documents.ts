import { nameMaximum } from "#schema/artist/profile.ts";
import { businessLimits, documentUnits } from "#schema/business/business.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import { issuedDocumentLimits } from "#schema/documents/issued.ts";
import {
  type DocumentLanguage,
  documentLanguages,
  localesOf,
} from "#schema/documents/languages.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { buyerLimits } from "#schema/sales/sale.ts";
import { listTable } from "#web/features/documents/forms/list-table.ts";
import type { PrintJob } from "#web/features/documents/forms/print-job.ts";
import type { Paper } from "#web/features/documents/pdf/resources.ts";
import { payoutLetter } from "#web/works/books/payout-letter.ts";
import {
  sampleAccount,
  sampleAgreement,
  sampleGallery,
  sampleStatement,
} from "./consignment-contents.ts";
import {
  sampleArtist,
  sampleCertificate,
  sampleConsignment,
  sampleInvoice,
  sampleLine,
  sampleWhy,
  sampleWork,
} from "./document-contents.ts";

/** What people type, and what they paste. */
export const oddTexts: readonly string[] = [
  "🎨🖼️👩🏽‍🎨🇨🇦 Ebb",
  "שלום עולם",
  "لوحة زيتية على قماش",
  "Ebb, מים, ماء, 水, 🌊",
  "海の絵と山の絵",
  "Très long, sans fin. ".repeat(238),
  "a".repeat(5000),
  "🎨".repeat(2500),
  "e\u0301\u0323\u0302 Ậ Ễ ǹ ȟ",
  "ภาพวาด हिन्दी বাংলা",
  "\u202Egnp.exe\u202C \u200Fx\u200E",
  "<b>&amp;</b> {title} {count, plural}",
  "\\(1\\) <</Type /Page>> endobj %",
  "\u0000\u0001\u0007bell\u001b[31m",
  "\ud800 alone \udc00",
  "so\u00adft hy\u00adphens\u200bhere\u2060",
  "one\ntwo\r\n\tthree\u2028four",
  "\u00a0\u202f no-break \u2009thin ",
  "Ελλάδα Кириллица",
  "∑∞≠≤ → ⇒ ½ № ™ ﬁ ﬂ Ǆ",
  "\ue000\uf8ff\u{10fffd}",
  "“quotes” ‘’ «\u00a0guillemets\u00a0» … – —",
  '=HYPERLINK("x")',
  "İstanbul ß ẞ ŒŒ œuvre",
  "W".repeat(200),
];

/** What is at hand of a picture: a file of a kind, none that can be read, or none at all. */
export const oddPictures = ["plain", "huge", "one-dot", "grey", "unreadable", "none"] as const;
export type OddPicture = (typeof oddPictures)[number];

export interface OddInput {
  readonly text: string;
  readonly other: string;
  readonly picture: OddPicture;
  readonly size: readonly [number, number];
  readonly cents: number;
  readonly hours: number;
  readonly language: DocumentLanguage;
  readonly paper: Paper;
  readonly units: (typeof documentUnits)[number];
}

const sizes = [
  [16, 20],
  [0.01, 0.01],
  [2000, 2000],
  [2000, 0.01],
  [0.1, 2000],
  [33.333333, 12.7],
  [1, 1],
] as const;
const amounts = [900_00, 0, 1, 100_000_000_00, 99, 12_345_67] as const;
const hours = [0, 0.25, 9.5, 100_000, 1, 400] as const;

/** So many different ones, each text among them. */
export function oddInputs(count: number): OddInput[] {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], at: number) => {
    const value = values[at % values.length];
    if (value === undefined) throw new RangeError("There is nothing to pick.");
    return value;
  };
  return Array.from({ length: count }, (_, index) => ({
    text: pick(oddTexts, index),
    other: pick(oddTexts, index * 7 + 3 + Math.floor(index / oddTexts.length)),
    picture: pick(oddPictures, index),
    size: pick(sizes, index),
    cents: pick(amounts, index + Math.floor(index / 5)),
    hours: pick(hours, index + Math.floor(index / 7)),
    language: pick(documentLanguages, index + Math.floor(index / 3)),
    paper: pick(["letter", "a4"] as const, index),
    units: pick(documentUnits, index),
  }));
}

/** Every document of an odd input, by its name. */
export const oddDocuments: ReadonlyMap<string, (input: OddInput) => PrintJob> = new Map([
  ["price list", priceList],
  ["labels", labels],
  [
    "certificate",
    (input) => ({
      kind: "certificate",
      certificate: {
        content: sampleCertificate({ ...common(input), work: work(input), hours: input.hours }),
        ...{ issuedOn: "2026-10-04", paper: input.paper, labelAddress },
      },
    }),
  ],
  ["invoice", (input) => ({ kind: "invoice", invoice: invoice(input), paper: input.paper })],
  [
    "credit note",
    (input) => {
      const credits = { id: "first", number: "2026-008" };
      const note = { ...invoice(input), kind: "credit-note" as const, credits };
      return { kind: "invoice", invoice: note, paper: input.paper };
    },
  ],
  [
    "consignment list",
    (input) => ({
      kind: "consignment",
      content: sampleConsignment({
        ...common(input),
        ...{
          consignee: shown(cut(input.other, issuedDocumentLimits.consigneeCharacters)),
          terms: cut(input.text, issuedDocumentLimits.termsCharacters),
        },
        works: Array.from({ length: 3 }, () => ({ work: work(input), retailCents: input.cents })),
      }),
      paper: input.paper,
    }),
  ],
  [
    "agreement",
    (input) => ({
      kind: "agreement",
      agreement: {
        content: sampleAgreement({
          ...{ language: input.language, gallery: gallery(input) },
          works: [{ work: work(input), priceCents: input.cents, currency: "CAD" }],
          sentences: localesOf(input.language).map((locale) => ({ locale, texts: [input.text] })),
        }),
        confirmed: { by: shown(cut(input.other, 200)), on: "2026-10-04" },
      },
      paper: input.paper,
    }),
  ],
  [
    "statement",
    (input) => ({
      kind: "statement",
      statement: sampleStatement({
        ...{ ...common(input), gallery: gallery(input) },
        works: [{ work: work(input), priceCents: input.cents, currency: "CAD", saleId: null }],
        statement: sampleAccount({ hereIds: ["odd"] }),
      }),
      paper: input.paper,
    }),
  ],
  [
    "letter",
    (input) => ({
      kind: "letter",
      letter: {
        letter: payoutLetter({
          locale: localesOf(input.language)[0],
          artist: common(input).artist.name,
          sales: [
            {
              ...{ title: input.text, soldOn: "2026-09-04", dueOn: "2026-10-04" },
              ...{ openCents: input.cents, currency: "CAD" },
            },
          ],
        }),
        ...{ artist: common(input).artist, gallery: gallery(input), day: "2026-11-22" },
      },
      paper: input.paper,
    }),
  ],
  [
    "why this price",
    (input) => ({
      kind: "why",
      why: sampleWhy({ ...common(input), work: work(input), priceCents: Math.max(1, input.cents) }),
      paper: input.paper,
    }),
  ],
]);

/** What a field takes; a title alone is tried longer than that. */
function cut(text: string, characters: number): string {
  return [...text].slice(0, characters).join("");
}

/** A name without which there is no document. */
function shown(text: string): string {
  return text.trim() === "" ? "Odile" : text;
}

function gallery({ other }: OddInput) {
  return { ...sampleGallery, name: shown(cut(other, buyerLimits.nameCharacters)) };
}

function common({ language, other, units }: OddInput) {
  const artist: DocumentArtist = {
    name: `${cut(other, nameMaximum)} Fournier`,
    business: {
      ...sampleArtist.business,
      units,
      street: cut(other, businessLimits.addressCharacters),
    },
  };
  return { language, artist };
}

function work({ text, picture, size: [widthInches, heightInches] }: OddInput): DocumentWork {
  const hasPicture = picture !== "none";
  return sampleWork({ artworkId: "odd", title: text, hasPicture, widthInches, heightInches });
}

function priceList(input: OddInput): PrintJob {
  const points = [
    { widthInches: 16, heightInches: 20, priceCents: 900_00, kind: "anchor" as const },
  ];
  const [widthInches, heightInches] = input.size;
  const list = {
    currency: "CAD",
    curves: { oil: fitCurve(points), ink: fitCurve(points) },
    rounding: { to: 5, direction: "nearest", minimumCents: 0 },
    anchors: [{ medium: "oil", widthInches, heightInches, priceCents: Math.max(1, input.cents) }],
  } as const;
  return {
    kind: "price-list",
    content: {
      ...common(input),
      ...{ paper: input.paper, units: input.units === "cm" ? "metric" : "imperial" },
      ...{ currency: "CAD", isDraft: false, holdsFrom: "2026-10-04", framesApart: true },
      ...listTable({ ...list, anchors: [...list.anchors] }, "imperial"),
      notes: [{ locale: "en-CA", text: cut(input.other, issuedDocumentLimits.termsCharacters) }],
      works: priced(input),
    },
  };
}

function labels(input: OddInput): PrintJob {
  return {
    kind: "labels",
    content: {
      ...common(input),
      paper: input.paper,
      works: priced(input).map((one) => ({ ...one, labelAddress })),
    },
  };
}

const labelAddress = "https://artpricing.example/w/k7Qm2xR9pLw";

function priced(input: OddInput) {
  return [{ work: work(input), price: { cents: input.cents, currency: "CAD" as const } }];
}

function invoice(input: OddInput) {
  const { cents, text, other } = input;
  return sampleInvoice({
    ...common(input),
    buyer: {
      name: shown(cut(text, buyerLimits.nameCharacters)),
      address: cut(other, buyerLimits.addressCharacters),
      ...{ email: "", country: "", region: "" },
    },
    lines: [sampleLine({ work: work(input), priceCents: cents })],
    terms: cut(other, issuedDocumentLimits.termsCharacters),
  });
}
