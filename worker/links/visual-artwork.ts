import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { DocumentLocale } from "#schema/documents/languages.ts";
import type { GuestLabel } from "#schema/links/guest.ts";
import { guestLabelPath, guestPages } from "#schema/links/links-paths.ts";

interface LabelPlace {
  readonly address: string;
  readonly locale: DocumentLocale;
  readonly appUrl: string;
}

/** A label in the words of schema.org, for search engines: what its page shows, and no more. */
export function visualArtwork(label: GuestLabel, { address, locale, appUrl }: LabelPlace) {
  const { title, year, artist, price, status, hasPicture } = label;
  const distance = (inches: number) => ({
    "@type": "QuantitativeValue",
    value: inches,
    unitCode: "INH",
  });
  const image = new URL(guestLabelPath("guestLabelImage", address), appUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "VisualArtwork",
    name: title,
    url: new URL(guestPages.label.replace(":code", address), appUrl).href,
    creator: { "@type": "Person", name: artist.name },
    artMedium: mediumLineOf(label, locale),
    width: distance(label.widthInches),
    height: distance(label.heightInches),
    ...(year !== "" && { dateCreated: year }),
    ...(hasPicture && { image }),
    ...(price !== null && {
      offers: {
        "@type": "Offer",
        price: (price.cents / 100).toFixed(2),
        priceCurrency: price.currency,
        ...(status === "available" && { availability: "https://schema.org/InStock" }),
      },
    }),
  };
}
