import type { User } from "#schema/artist/user.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import { emptyAddress, type PersonAddress } from "#schema/people/person.ts";
import { useSales } from "#web/api/sales.ts";
import { useLocale } from "#web/i18n/locale.ts";
import type { Locale } from "#web/i18n/words.ts";
import { letterMailto, type PayoutLetter, payoutLetter } from "#web/works/books/payout-letter.ts";
import { useOpenSales } from "#web/works/consignments/open-sales.ts";
import { type Gallery, useGalleries } from "#web/works/consignments/use-galleries.ts";

/** The other side, as it is printed. */
interface GallerySide {
  readonly name: string;
  readonly address: PersonAddress;
}

/** What is printed of agreements and what is owed. Days are ISO, both included. */
export type ConsignmentPrint =
  /** A version as it was confirmed, or as the gallery would read it today where `version` is null. */
  | {
      readonly kind: "agreement";
      readonly consignment: Consignment;
      readonly version: number | null;
      readonly gallery: GallerySide;
    }
  | {
      readonly kind: "statement";
      readonly consignment: Consignment;
      readonly gallery: GallerySide;
      readonly from: string | null;
      readonly to: string | null;
    }
  | {
      readonly kind: "gallery-statement";
      readonly channelId: string;
      readonly consignments: readonly Consignment[];
      /** Null for the page's. */
      readonly language: DocumentLanguage | null;
      readonly gallery: GallerySide;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: "letter"; readonly letter: PayoutLetter; readonly gallery: GallerySide };

interface GalleryLetter {
  readonly print: ConsignmentPrint;
  /** Opens the artist's mail program with the letter; null where no email is known. */
  readonly mailto: string | null;
}

const languages: Readonly<Record<string, Locale>> = { en: "en-CA", fr: "fr-CA" };

/** A gallery as it is printed. */
export function printedSide({ name, person }: Gallery): GallerySide {
  return { name, address: person?.address ?? emptyAddress };
}

/** The letter that asks a gallery for what is overdue, in its language; null where nothing is. */
export function useLetter({
  firstName,
  lastName,
}: User): (channelId: string) => GalleryLetter | null {
  const locale = useLocale();
  const galleryOf = useGalleries();
  const open = useOpenSales();
  const { data: ledger } = useSales(true);
  const artist = [firstName, lastName].filter(Boolean).join(" ");

  return (channelId) => {
    const sales = open
      .filter((sale) => sale.channelId === channelId && sale.isOverdue)
      .flatMap(({ id, dueOn, openCents, currency }) => {
        const sold = ledger?.find((sale) => sale.id === id);
        if (!sold) return [];
        return [{ title: sold.artworkTitle, soldOn: sold.date, dueOn, openCents, currency }];
      });
    if (sales.length === 0) return null;
    const gallery = galleryOf(channelId);
    const { person } = gallery;
    const letter = payoutLetter({
      locale: languages[person?.language ?? ""] ?? locale,
      artist,
      sales,
    });
    const hasEmail = person !== null && person.email !== "";
    return {
      print: { kind: "letter", letter, gallery: printedSide(gallery) },
      mailto: hasEmail ? letterMailto(person.email, letter) : null,
    };
  };
}
