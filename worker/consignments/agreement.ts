import type { AgreementContent } from "#schema/consignments/agreement-content.ts";
import { galleryNameOf } from "#schema/consignments/gallery-name.ts";
import { agreementSentences, type PrintedSentence } from "#schema/consignments/sentences.ts";
import { consignmentLimits, type SentenceFacts } from "#schema/consignments/terms.ts";
import { type DocumentLocale, localesOf } from "#schema/documents/languages.ts";
import { emptyAddress, type PersonAddress } from "#schema/people/person.ts";
import { askedPriceOf } from "#worker/artworks/asked-price.ts";
import { presentBusiness } from "#worker/business/present.ts";
import type { ConsignmentRow, ConsignmentVersionRow } from "#worker/db/consignment-tables.ts";
import type { ArtworkRow } from "#worker/db/tables.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { numberOf } from "./present.ts";
import type { AgreementContext } from "./queries.ts";

type Sides = Pick<AgreementContent, "artist" | "gallery">;

/** The two sides of an agreement, as they are called today. */
export function sidesOf(
  { user, business: row, person, channels }: AgreementContext,
  { channelId }: Pick<ConsignmentRow, "channelId">,
): Sides {
  const business = presentBusiness(row);
  const channel = channels.find(({ id }) => id === channelId) ?? null;
  const name = `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim();
  return {
    artist: {
      name: name || business.tradeName,
      email: business.email || (user?.email ?? ""),
      address: addressOf(business),
    },
    gallery: {
      name: galleryNameOf(channel, person),
      address: person === null ? emptyAddress : addressOf(person),
    },
  };
}

function addressOf({ street, city, region, postalCode, country }: PersonAddress): PersonAddress {
  return { street, city, region, postalCode, country };
}

/** The sentences of a version in a language, in the order in which they are printed. */
export function sentencesOf(
  { terms, workIds }: ConsignmentVersionRow,
  { artist, gallery }: Sides,
  locale: DocumentLocale,
): PrintedSentence[] {
  const facts: SentenceFacts = {
    ...terms,
    artist: artist.name,
    gallery: gallery.name,
    workCount: workIds.length,
  };
  return agreementSentences(facts, terms, locale);
}

/** What a work of an agreement costs: what was agreed, or else what is asked today; null on request. */
export function agreedPriceOf({ sent }: Pick<AgreementContext, "sent">, work: ArtworkRow) {
  const row = sent.find(({ artworkId }) => artworkId === work.id);
  if (row !== undefined && row.currency !== null) {
    return { priceCents: row.priceCents, currency: row.currency };
  }
  const { askedCents: priceCents, askedCurrency: currency } = askedPriceOf(work);
  return { priceCents, currency };
}

/**
 * What a version of an agreement says today, as it is kept once the gallery confirms it (people, section 5).
 * @throws AppError CONFLICT for one that is too long to be kept.
 */
export function agreementContent(
  consignment: ConsignmentRow,
  version: ConsignmentVersionRow,
  context: AgreementContext,
): AgreementContent {
  const sides = sidesOf(context, consignment);
  const byId = new Map(context.works.map((work) => [work.id, work]));
  const content: AgreementContent = {
    form: 1,
    number: numberOf(consignment) ?? "",
    version: version.version,
    language: version.terms.language,
    ...sides,
    terms: version.terms,
    works: version.workIds
      .flatMap((id) => byId.get(id) ?? [])
      .map((work) => ({ work: describeWork(work), ...agreedPriceOf(context, work) })),
    sentences: localesOf(version.terms.language).map((locale) => ({
      locale,
      texts: sentencesOf(version, sides, locale).map(({ text }) => text),
    })),
  };
  const { length } = new TextEncoder().encode(JSON.stringify(content));
  if (length > consignmentLimits.contentBytes) throw tooLong();
  return content;
}

/** A work as the agreement describes it. */
export function describeWork(work: ArtworkRow): AgreementContent["works"][number]["work"] {
  return {
    artworkId: work.id,
    title: work.title,
    year: work.dateCreated,
    medium: work.medium,
    support: work.support,
    mediumLine: work.mediumLine,
    framed: work.framed,
    widthInches: work.widthInches,
    heightInches: work.heightInches,
    inventoryNumber: work.inventoryNumber,
    hasPicture: work.pictureKey !== null,
  };
}

function tooLong(): AppError {
  return conflict("This agreement is too long to be kept. Leave out some works or sentences.");
}
