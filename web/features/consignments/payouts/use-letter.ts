import type { User } from "#schema/artist/user.ts";
import { useSales } from "#web/api/sales.ts";
import { useLocale } from "#web/i18n/locale.ts";
import type { Locale } from "#web/i18n/words.ts";
import { letterMailto, payoutLetter } from "#web/works/books/payout-letter.ts";
import { type ConsignmentPrint, printedSide } from "#web/works/consignments/consignment-print.ts";
import { useOpenSales } from "#web/works/consignments/open-sales.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";

interface GalleryLetter {
  readonly print: ConsignmentPrint;
  /** Opens the artist's mail program with the letter; null where no email is known. */
  readonly mailto: string | null;
}

const languages: Readonly<Record<string, Locale>> = { en: "en-CA", fr: "fr-CA" };

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
