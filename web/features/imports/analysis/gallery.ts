import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SizedOffer } from "#schema/artworks/highest-offer.ts";
import { defaultRates, type Rates } from "#schema/currency.ts";
import type { KnownWork } from "#schema/imports/existing-works.ts";
import type { Person } from "#schema/people/person.ts";

/** What rows are compared with: only that goes to the worker. */
export interface Gallery {
  /** What works are recognized by. */
  readonly works: readonly KnownWork[];
  readonly offers: readonly SizedOffer[];
  readonly rates: Rates;
  /** What people are recognized by. */
  readonly people: readonly KnownPerson[];
}

type KnownPerson = Pick<Person, "id" | "name" | "organization" | "email" | "formerEmails">;

export const emptyGallery: Gallery = { works: [], offers: [], rates: defaultRates, people: [] };

export function toGallery(
  works: readonly Artwork[],
  rates: Rates,
  people: readonly Person[] = [],
): Gallery {
  return {
    works: works.map(toKnownWork),
    offers: works.flatMap(offersOf),
    rates,
    people: people.map(({ id, name, organization, email, formerEmails }) => ({
      id,
      name,
      organization,
      email,
      formerEmails,
    })),
  };
}

function toKnownWork(work: Artwork): KnownWork {
  const { id, title, dateCreated, width, height, inventoryNumber } = work;
  return { id, title, dateCreated, width, height, inventoryNumber };
}

/** At what a work is or was offered, and sold, as far as the page knows; the price of one that is not for sale is no offer. */
function offersOf(work: Artwork): SizedOffer[] {
  const { id: workId, medium, width: widthInches, height: heightInches } = work;
  const { status, askedCents, askedCurrency, sale } = work;
  const sized = { workId, medium, widthInches, heightInches };
  const offers: SizedOffer[] = [];
  if (askedCents !== null && status !== "not-for-sale") {
    offers.push({ ...sized, cents: askedCents, currency: askedCurrency });
  }
  if (sale !== null) offers.push({ ...sized, cents: sale.priceCents, currency: sale.currency });
  return offers;
}
