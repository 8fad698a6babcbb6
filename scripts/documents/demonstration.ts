import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { firstBusiness } from "#schema/business/business.ts";
import { defaultRates } from "#schema/currency.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import { listPriceOfWork } from "#schema/price-lists/list-curves.ts";
import { publishedList } from "#scripts/seed/list.ts";
import { profile } from "#scripts/seed/odile.ts";
import { type SeedWork, seedWorks } from "#scripts/seed/works.ts";
import { labelsForm } from "#web/features/documents/forms/labels.ts";
import { listTable } from "#web/features/documents/forms/list-table.ts";
import { priceListForm } from "#web/features/documents/forms/price-list.ts";
import type { PdfForm } from "#web/features/documents/pdf/pdf-form.ts";
import { voicesOf } from "#web/features/documents/words/document-words.ts";
import { consignmentForms } from "./consignment-forms.ts";
import { demonstrationAddress, workForms } from "./work-forms.ts";

const artist: DocumentArtist = {
  name: `${profile.firstName} ${profile.lastName}`,
  business: {
    ...firstBusiness,
    tradeName: "Atelier Odile Fournier",
    street: "12, rue de la Grève",
    city: profile.city,
    region: "QC",
    postalCode: "G5L 1A2",
    country: "CA",
    email: profile.email,
    registrations: [
      { tax: "gst-hst", number: "123456789 RT0001", since: "2024-01-01" },
      { tax: "qst", number: "1234567890 TQ0001", since: "2024-01-01" },
    ],
  },
};

function documentWork(work: SeedWork, index: number): DocumentWork {
  const { title, picture, medium, support, width, height } = work;
  return {
    artworkId: picture,
    title,
    year: "2026",
    medium,
    support,
    widthInches: width,
    heightInches: height,
    framed: false,
    inventoryNumber: `2026-${String(index + 1).padStart(3, "0")}`,
    hasPicture: true,
  };
}

const priced = seedWorks.map((work, index) => {
  const one = documentWork(work, index);
  const cents = listPriceOfWork(
    publishedList,
    { ...one, framed: false, framingCents: 0 },
    defaultRates,
  );
  const { currency } = publishedList;
  return { work: one, price: cents === null ? null : { cents, currency } };
});

/** As the dialog begins with them. */
function notesIn(language: DocumentLanguage) {
  return voicesOf(language).map(({ locale, t }) => ({
    locale,
    text: [t("list.everywhere"), t("list.framesApart"), t("list.taxes")].join("\n"),
  }));
}

/** Every document of the demonstration artist in a language, by the name of its file. */
export function demonstrationForms(language: DocumentLanguage): ReadonlyMap<string, PdfForm> {
  const paper = "letter";
  const list = {
    language,
    artist,
    paper,
    units: "imperial",
    currency: publishedList.currency,
    isDraft: false,
    holdsFrom: "2025-09-15",
    framesApart: publishedList.framesApart,
    notes: notesIn(language),
    ...listTable(publishedList, "imperial"),
  } as const;
  /** The first sheet with codes. */
  const labelled = priced.map((work, index) => ({
    ...work,
    labelAddress: index < 8 ? demonstrationAddress : null,
  }));
  const sellable = priced.flatMap(({ work, price }) =>
    price ? [{ work, priceCents: price.cents }] : [],
  );
  return new Map([
    [`price-list-${language}`, priceListForm({ ...list, works: [] })],
    [`price-list-with-works-${language}`, priceListForm({ ...list, works: priced })],
    [`labels-${language}`, labelsForm({ language, artist, paper, works: labelled })],
    ...workForms(language, artist, sellable),
    ...consignmentForms(language, artist, sellable),
  ]);
}

/** The pictures of a form, as large as it prints them. */
export async function demonstrationPictures({
  pictures,
}: PdfForm): Promise<Map<string, Uint8Array>> {
  const files = await Promise.all(
    pictures.map(async ({ id, width, height }): Promise<[string, Uint8Array]> => {
      const file = join(import.meta.dirname, "../seed/pictures", `${id}.webp`);
      const dots = 200 / 96;
      const jpeg = await sharp(readFileSync(file))
        .resize(Math.round(width * dots), Math.round(height * dots), { fit: "inside" })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82 })
        .toBuffer();
      return [id, jpeg];
    }),
  );
  return new Map(files);
}
