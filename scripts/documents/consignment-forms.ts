import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import { agreementSentences } from "#schema/consignments/sentences.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import type { DocumentArtist, DocumentWork } from "#schema/documents/content.ts";
import { type DocumentLanguage, localesOf } from "#schema/documents/languages.ts";
import { agreementForm } from "#web/features/documents/forms/agreement.ts";
import { statementForm } from "#web/features/documents/forms/statement.ts";
import type { PdfForm } from "#web/features/documents/pdf/pdf-form.ts";

interface Priced {
  readonly work: DocumentWork;
  readonly priceCents: number;
}

const gallery = {
  name: "Galerie du Fleuve",
  address: {
    ...{ street: "51, rue de l’Évêché Ouest", city: "Rimouski", region: "QC" },
    ...{ postalCode: "G5L 4H3", country: "CA" },
  },
};

const terms: Omit<ConsignmentTerms, "language"> = {
  ...{ from: "2026-12-01", until: "2027-06-01", confirmer: "Sylvie Bernier", commission: 0.5 },
  ...{ discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1, reports: "quarterly" },
  ...{ insuredBy: "gallery", insuredOn: "share", shippingThere: "artist" },
  ...{ shippingBack: "gallery", terms: "", sentences: [] },
};

/** The documents of an agreement of the demonstration artist, by the names of their files. */
export function consignmentForms(
  language: DocumentLanguage,
  artist: DocumentArtist,
  priced: readonly Priced[],
): [string, PdfForm][] {
  const paper = "letter";
  const confirmed = { by: "Sylvie Bernier", on: "2026-12-02" };
  const three = agreement(language, artist, priced.slice(0, 3));
  const twelve = agreement(language, artist, priced.slice(0, 12));
  return [
    [`agreement-${language}`, agreementForm({ content: three, confirmed }, paper)],
    [`agreement-of-twelve-${language}`, agreementForm({ content: twelve, confirmed: null }, paper)],
    [`statement-${language}`, statementForm(statement(language, artist, priced), paper)],
  ];
}

function agreement(
  language: DocumentLanguage,
  artist: DocumentArtist,
  works: readonly Priced[],
): AgreementContent {
  const { street, city, region, postalCode, country, email } = artist.business;
  const agreed = { ...terms, language };
  const facts = { ...agreed, artist: artist.name, gallery: gallery.name, workCount: works.length };
  return {
    ...{ form: 1, number: "C-2026-004", version: 1, language, gallery, terms: agreed },
    artist: {
      ...{ name: artist.name, email },
      address: { street, city, region, postalCode, country },
    },
    works: works.map((work) => ({ ...work, currency: "CAD" })),
    sentences: localesOf(language).map((locale) => ({
      locale,
      texts: agreementSentences(facts, agreed, locale).map(({ text }) => text),
    })),
  };
}

const isOpen = { paidCents: 0, openCents: 337_50, isOverdue: true };

function statement(
  language: DocumentLanguage,
  artist: DocumentArtist,
  priced: readonly Priced[],
): Parameters<typeof statementForm>[0] {
  const [first, second, back, ...others] = priced;
  const sold = [
    {
      ...{ id: "one", dueOn: "2026-04-26", paidCents: 450_00, openCents: 0, isOverdue: false },
      ...{ artworkId: first?.work.artworkId ?? "", artworkTitle: first?.work.title ?? "" },
      ...{ date: "2026-03-27", paidByBuyerCents: 900_00, commission: 0.5, netCents: 450_00 },
      ...{ buyer: "Hélène Caron", returnedOn: null },
    },
    {
      ...{ id: "two", dueOn: "2026-10-12", ...isOpen },
      ...{ artworkId: second?.work.artworkId ?? "", artworkTitle: second?.work.title ?? "" },
      ...{ date: "2026-09-12", paidByBuyerCents: 675_00, commission: 0.5, netCents: 337_50 },
      ...{ buyer: "Marc-André Roy", returnedOn: null },
    },
  ];
  const here = others.slice(0, 4);
  return {
    ...{ language, artist, gallery, number: "C-2026-003", until: "2027-01-28", day: "2026-11-22" },
    statement: {
      ...{ from: "2026-01-01", to: "2026-11-22" },
      currencies: [
        {
          ...{ currency: "CAD", owedCents: 787_50, paidCents: 450_00, openCents: 337_50 },
          ...{ overdueCents: 337_50, overdueSince: "2026-10-12", sales: sold },
          payouts: [
            {
              ...{ id: "payout", channelId: "fleuve", date: "2026-04-24", amountCents: 450_00 },
              ...{ currency: "CAD", method: "Interac", saleIds: ["one"], reversedAt: null },
              createdAt: "2026-04-24T12:00:00.000Z",
            },
          ],
        },
      ],
      hereIds: here.map(({ work }) => work.artworkId),
      returned: back ? [{ workId: back.work.artworkId, returnedOn: "2026-09-04" }] : [],
    },
    works: priced.map((one) => ({ ...one, currency: "CAD", saleId: null })),
  };
}
