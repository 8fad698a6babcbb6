import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type {
  AgreementContent,
  ConfirmedAgreement,
} from "#schema/consignments/agreement-content.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { ConsignmentStatement } from "#schema/consignments/consignment-statement.ts";
import { agreementSentences } from "#schema/consignments/sentences.ts";
import { documentArtist, documentWork } from "#schema/documents/describe.ts";
import { type DocumentLanguage, localesOf } from "#schema/documents/languages.ts";
import { localDay } from "#web/browser/local-day.ts";
import { agreementOf } from "#web/works/consignments/works-at.ts";
import type { PrintRequest } from "./document-request.ts";
import type { PrintedAgreement } from "./forms/agreement-text.ts";
import type { PrintedStatement } from "./forms/statement-content.ts";

interface ArtistData {
  readonly user: User;
  readonly business: Business;
  readonly works: readonly Artwork[];
}

type Of<Kind extends PrintRequest["kind"]> = Extract<PrintRequest, { readonly kind: Kind }>;

/** A version as it was confirmed, or what the gallery would read today. */
export function printedAgreement(
  request: Of<"agreement">,
  { agreement, ...data }: ArtistData & { readonly agreement: ConfirmedAgreement | null },
): PrintedAgreement {
  if (agreement === null) return { content: draftAgreement(request, data), confirmed: null };
  const { confirmedBy: by, confirmedAt } = agreement;
  return { content: agreement, confirmed: { by, on: localDay(new Date(confirmedAt)) } };
}

/** Of the changed version, where there is one. */
function draftAgreement(
  { consignment, gallery }: Of<"agreement">,
  { user, business, works }: ArtistData,
): AgreementContent {
  const { amendment, number } = consignment;
  const terms = amendment?.terms ?? consignment;
  const workIds = amendment?.workIds ?? consignment.works.map(({ workId }) => workId);
  const { name } = documentArtist(user, business);
  const { street, city, region, postalCode, country } = business;
  const artist = name || business.tradeName;
  const facts = { ...terms, artist, gallery: gallery.name, workCount: workIds.length };
  return {
    form: 1,
    number: number ?? "",
    version: amendment?.version ?? consignment.version,
    language: terms.language,
    artist: {
      name: artist,
      email: business.email || user.email,
      address: { street, city, region, postalCode, country },
    },
    gallery,
    terms,
    works: workIds.flatMap((id) => {
      const work = works.find((one) => one.id === id);
      if (work === undefined) return [];
      const agreed = consignment.works.find(({ workId }) => workId === id);
      const { askedCents, askedCurrency } = work;
      return [
        {
          work: documentWork(work, work.imageUrl !== null),
          priceCents: agreed ? agreed.priceCents : askedCents,
          currency: agreed ? agreed.currency : askedCurrency,
        },
      ];
    }),
    sentences: localesOf(terms.language).map((locale) => ({
      locale,
      texts: agreementSentences(facts, terms, locale).map(({ text }) => text),
    })),
  };
}

interface StatementData extends ArtistData {
  readonly statement: ConsignmentStatement | null;
  readonly language: DocumentLanguage;
  readonly day: string;
}

/** A statement with the works that it names. */
export function printedStatement(
  { consignment, gallery }: Of<"statement">,
  { user, business, works, statement, language, day }: StatementData,
): PrintedStatement {
  if (statement === null) throw new Error("The statement was not fetched.");
  const { number, until } = consignment;
  return {
    language,
    artist: documentArtist(user, business),
    gallery,
    number: number ?? "",
    until,
    day,
    statement,
    works: consignment.works.flatMap(({ workId, priceCents, currency, saleId }) => {
      const work = works.find(({ id }) => id === workId);
      if (work === undefined) return [];
      return [{ work: documentWork(work, work.imageUrl !== null), priceCents, currency, saleId }];
    }),
  };
}

/** The same of a whole gallery: works have the price of the agreement in which they are there, or else what is asked. */
export function printedGalleryStatement(
  { consignments, gallery }: Of<"gallery-statement">,
  { user, business, works, statement, language, day }: StatementData,
): PrintedStatement {
  if (statement === null) throw new Error("The statement was not fetched.");
  const { hereIds, returned, currencies } = statement;
  const paidIds = new Set(
    currencies.flatMap(({ payouts }) => payouts.flatMap(({ saleIds }) => saleIds)),
  );
  const named = new Set([...hereIds, ...returned.map(({ workId }) => workId)]);
  return {
    language,
    artist: documentArtist(user, business),
    gallery,
    number: "",
    until: null,
    day,
    statement,
    works: works.flatMap((work) => {
      const saleId = work.sale?.id ?? null;
      const isPaid = saleId !== null && paidIds.has(saleId);
      if (!named.has(work.id) && !isPaid) return [];
      const agreed = agreementOf(consignments, work.id)?.works.find(
        ({ workId }) => workId === work.id,
      );
      return [
        {
          work: documentWork(work, work.imageUrl !== null),
          priceCents: agreed ? agreed.priceCents : work.askedCents,
          currency: agreed ? agreed.currency : work.askedCurrency,
          saleId,
        },
      ];
    }),
  };
}

/** The artist's works that an agreement names, a change of it among them. */
export function worksOfAgreement(
  { works: agreed, amendment }: Consignment,
  works: readonly Artwork[],
): readonly Artwork[] {
  const ids = new Set([...agreed.map(({ workId }) => workId), ...(amendment?.workIds ?? [])]);
  return works.filter(({ id }) => ids.has(id));
}
