import type { Medium } from "#schema/artworks/media.ts";
import type { Currency } from "#schema/currency.ts";
import type { DocumentArtist } from "#schema/documents/content.ts";
import type { DocumentLanguage } from "#schema/documents/languages.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import type { MediaGroup } from "#web/works/media-groups.ts";
import type { Paper } from "../pdf/resources.ts";
import type { Run } from "../pdf/text-style.ts";
import {
  type DocumentVoice,
  type DocumentVoices,
  type LocalizedText,
  say,
} from "../words/document-words.ts";
import type { PricedWork } from "./printed-work.ts";

/** A price list as it is printed (price list, sections 3.4 and 5). Amounts are whole cents of `currency`. */
export interface PriceListContent {
  readonly language: DocumentLanguage;
  readonly artist: DocumentArtist;
  readonly paper: Paper;
  readonly units: Units;
  readonly currency: Currency;
  readonly isDraft: boolean;
  readonly holdsFrom: string | null;
  /** Null where nothing is printed of frames at the head. */
  readonly framesApart: boolean | null;
  readonly groups: readonly { readonly group: MediaGroup; readonly media: readonly Medium[] }[];
  readonly rows: readonly (FaceSize & {
    /** In the order of the media; null where the list has no price. */
    readonly cents: readonly (number | null)[];
    readonly endsGroup: boolean;
  })[];
  /** Sizes that are drawn inside each other, the largest first. */
  readonly nested: readonly FaceSize[];
  /** The notes below the prices, a paragraph a line, in each language in which there is something. */
  readonly notes: LocalizedText;
  /** Works with their pictures, below the list; none where the artist chose none. */
  readonly works: readonly PricedWork[];
}

/** The first language in ink, the second quieter; each says which it is. What both say alike stands once. */
export function both(
  voices: DocumentVoices,
  textIn: (voice: DocumentVoice) => string,
  between = "\n",
): Run[] {
  const [first] = voices;
  return say(voices, textIn).flatMap(({ text, locale }, index): Run[] => [
    ...(index === 0 ? [] : [{ text: between }]),
    {
      text,
      ...(locale !== first.locale && { lang: locale, style: { ink: "secondary" as const } }),
    },
  ]);
}
