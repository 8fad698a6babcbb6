import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { agreementSentences } from "#schema/consignments/sentences.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import { localesOf } from "#schema/documents/languages.ts";
import type { PrintedStatement } from "#web/features/documents/forms/statement-content.ts";
import { sampleArtist, sampleConsignment, sampleWork } from "./document-contents.ts";

/** Contents of the documents of agreements, for the artist of the demonstration. */

export const sampleGallery: AgreementContent["gallery"] = {
  name: "Galerie du Fleuve",
  address: {
    ...{ street: "51, rue de l’Évêché Ouest", city: "Rimouski", region: "QC" },
    ...{ postalCode: "G5L 4H3", country: "CA" },
  },
};

const sampleTerms: ConsignmentTerms = {
  ...{ from: "2026-12-01", until: "2027-06-01", language: "fr", confirmer: "Sylvie Bernier" },
  ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
  ...{ reports: "quarterly", insuredBy: "gallery", insuredOn: "share" },
  ...{ shippingThere: "artist", shippingBack: "gallery", terms: "", sentences: [] },
};

/** With every standard sentence in the language of `change`, as long as it has none of its own. */
export function sampleAgreement(change: Partial<AgreementContent> = {}): AgreementContent {
  const language = change.language ?? "fr";
  const { name, business } = sampleArtist;
  const { street, city, region, postalCode, country, email } = business;
  const terms = { ...sampleTerms, language };
  const works = change.works ?? [
    { work: sampleWork(), priceCents: 400_00, currency: "CAD" },
    {
      work: sampleWork({ artworkId: "sumac", title: "Sumac", inventoryNumber: "" }),
      ...{ priceCents: 900_00, currency: "CAD" },
    },
  ];
  const facts = { ...terms, artist: name, gallery: "Galerie du Fleuve", workCount: works.length };
  return {
    ...{ form: 1, number: "C-2026-004", version: 1, language, gallery: sampleGallery },
    ...{ terms, works },
    artist: { name, email, address: { street, city, region, postalCode, country } },
    sentences: localesOf(language).map((locale) => ({
      locale,
      texts: agreementSentences(facts, terms, locale).map(({ text }) => text),
    })),
    ...change,
  };
}

type Account = ConsignmentStatement["currencies"][number];

export function sampleSale(change: Partial<Account["sales"][number]> = {}) {
  return {
    ...{ id: "letters", artworkId: "letters-not-sent", artworkTitle: "Letters Not Sent" },
    ...{ date: "2026-09-12", paidByBuyerCents: 675_00, commission: 0.5, netCents: 337_50 },
    ...{ buyer: "Marc-André Roy", returnedOn: null, dueOn: "2026-10-12" },
    ...{ paidCents: 0, openCents: 337_50, isOverdue: true },
    ...change,
  };
}

export function samplePayout(change: Partial<Account["payouts"][number]> = {}) {
  return {
    ...{ id: "payout", channelId: "fleuve", date: "2026-04-24", amountCents: 450_00 },
    ...{ currency: "CAD" as const, method: "Interac", saleIds: ["sumac"], reversedAt: null },
    ...{ createdAt: "2026-04-24T12:00:00.000Z", ...change },
  };
}

/** Two sales, one of them paid, and four works that are there. */
export function sampleAccount(
  change: Partial<ConsignmentStatement> = {},
  account: Partial<Account> = {},
): ConsignmentStatement {
  const paid = { paidCents: 450_00, openCents: 0, isOverdue: false, dueOn: "2026-04-26" };
  return {
    ...{ from: "2026-01-01", to: "2026-11-22" },
    currencies: [
      {
        ...{ currency: "CAD", owedCents: 787_50, paidCents: 450_00, openCents: 337_50 },
        ...{ overdueCents: 337_50, overdueSince: "2026-10-12" },
        sales: [
          sampleSale({
            ...{ ...paid, id: "sumac", artworkId: "sumac", artworkTitle: "Sumac" },
            ...{ date: "2026-03-27", paidByBuyerCents: 900_00, netCents: 450_00 },
            buyer: "Hélène Caron",
          }),
          sampleSale(),
        ],
        payouts: [samplePayout()],
        ...account,
      },
    ],
    hereIds: ["ice-road", "wharf-lights", "snow-fence"],
    returned: [{ workId: "headland-in-fog", returnedOn: "2026-09-04" }],
    ...change,
  };
}

export function sampleStatement(change: Partial<PrintedStatement> = {}): PrintedStatement {
  return {
    ...{ language: "fr", artist: sampleArtist, gallery: sampleGallery, number: "C-2026-003" },
    ...{ until: "2027-01-28", day: "2026-11-22", statement: sampleAccount() },
    works: sampleConsignment().works.map(({ work, retailCents: priceCents }) => ({
      ...{ work, priceCents, currency: "CAD", saleId: null },
    })),
    ...change,
  };
}
