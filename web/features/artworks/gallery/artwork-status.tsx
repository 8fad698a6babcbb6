import type { Artwork } from "#schema/artworks/artwork.ts";
import { useAskedPrice, useStatusWords } from "./use-artwork-facts.ts";

interface ArtworkStatusProps {
  readonly artwork: Artwork;
}

/** One line for a work that is not simply available; a sold one has the museum's dot, which a border prints as well. */
export function ArtworkStatus({ artwork }: ArtworkStatusProps) {
  const words = useStatusWords(artwork);
  if (words === null) return null;
  return (
    <span className="block text-1 wrap-break-word text-ink-2">
      {artwork.status === "sold" && (
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2.75 rounded-full border-5 border-sold bg-sold align-[-1px]"
        />
      )}
      {words}
    </span>
  );
}

interface ArtworkPriceProps extends ArtworkStatusProps {
  /** The suggested price in words. */
  readonly price: string;
  /** Whether the price is the label's one figure, while there is no other. */
  readonly isStrong?: boolean;
}

/**
 * The suggested price; below it what is asked where that is another one, or what the work was sold for. Without a
 * suggested price what is asked or was paid stands alone.
 */
export function ArtworkPrice({ artwork, price, isStrong = true }: ArtworkPriceProps) {
  const asked = useAskedPrice(artwork);
  // A price that follows the list is not marked as the artist's.
  const isOwn = artwork.sale === null && artwork.askingPriceCents !== null;
  return (
    <>
      {(artwork.suggestedPrice !== null || asked === null) && (
        <span className={`block ${weightOf(artwork, isStrong && asked === null)}`}>{price}</span>
      )}
      {asked !== null && (
        <span className={`block text-2 font-strong ${isOwn ? "text-accent" : ""}`}>
          {isOwn && (
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-1.5 bg-accent align-[3px]"
            />
          )}
          {asked}
        </span>
      )}
    </>
  );
}

function weightOf({ suggestedPrice }: Artwork, isStrong: boolean): string {
  if (suggestedPrice === null) return "text-ink-2";
  return isStrong ? "font-strong" : "";
}
