import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { Button } from "#web/ui/button.tsx";
import { ArtworkPicture } from "./artwork-picture.tsx";

interface FreePreviewProps {
  /** Where the page has its texts for this; their `note` says what stays without the plan. */
  readonly texts:
    | "agenda.free"
    | "consignments.free"
    | "links.free"
    | "people.free"
    | "priceList.start.free"
    | "sales.ledger.free";
  readonly claim: ReactNode;
  readonly onUpgrade: () => void;
  /** What the page would show, in the wider column. */
  readonly children?: ReactNode;
  /** The share of the words' column, of twelve. */
  readonly wordsColumn?: "3" | "5";
}

/** What a page is, for an artist on the free plan: in words, and in a picture of their own works. */
export function FreePreview({
  texts,
  claim,
  onUpgrade,
  children,
  wordsColumn = "5",
}: FreePreviewProps) {
  const t = useTranslations(texts);
  const columns =
    wordsColumn === "3"
      ? "lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
      : "lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]";
  return (
    <section aria-labelledby="free-heading" className={`gap-x-12 pt-7 lg:grid ${columns}`}>
      <div className="min-w-0">
        <h2
          id="free-heading"
          className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display"
        >
          {t("heading")}
        </h2>
        <p className="pt-5 font-display text-[1.625rem]/8 tracking-[-0.014em] text-balance">
          {claim}
        </p>
        <p className="max-w-[52ch] pt-2 text-2 text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
      {children}
    </section>
  );
}

interface PreviewRowProps {
  readonly work: Artwork;
  readonly caption: ReactNode;
  /** What stands beside the picture. */
  readonly children: ReactNode;
}

/** A work of the artist's own, as the line of a list that the plan includes. */
export function PreviewRow({ work, caption, children }: PreviewRowProps) {
  const { width, height, imageUrl } = work;
  const scale = Math.min(160 / width, 120 / height);
  return (
    <figure className="min-w-0 max-lg:pt-10">
      <div className="flex items-center gap-5 border-y border-ink *:last:py-3">
        <div className="grid h-35 w-45 flex-none place-items-center bg-wall max-xs:h-25 max-xs:w-28">
          <ArtworkPicture
            key={imageUrl}
            artwork={work}
            width={`min(85%, ${Math.round(width * scale)}px)`}
          />
        </div>
        {children}
      </div>
      <figcaption className="pt-3 text-1 text-ink-2">{caption}</figcaption>
    </figure>
  );
}
