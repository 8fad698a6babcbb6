import type { Medium } from "#schema/artworks/media.ts";
import { parseSupport, type Support, type SupportKind } from "#schema/artworks/supports.ts";

/** What a medium line is made of: the artist's own words, empty or absent without any, or medium and support. */
interface MadeOf {
  readonly mediumLine?: string | undefined;
  readonly medium: Medium;
  readonly support: Support;
}

type LineLanguage = "en-CA" | "fr-CA";

/** The words that a line is proposed in. They are here because an import recognizes such lines in either language. */
const words = {
  "en-CA": {
    media: {
      oil: "Oil",
      acrylic: "Acrylic",
      gouache: "Gouache",
      encaustic: "Encaustic",
      collage: "Collage",
      mixed: "Mixed media",
      watercolour: "Watercolour",
      charcoal: "Charcoal",
      pastel: "Pastel",
      ink: "Ink",
      mosaic: "Mosaic",
    },
    supports: { canvas: "on canvas", wood: "on panel", paper: "on paper" },
  },
  "fr-CA": {
    media: {
      oil: "Huile",
      acrylic: "Acrylique",
      gouache: "Gouache",
      encaustic: "Encaustique",
      collage: "Collage",
      mixed: "Techniques mixtes",
      watercolour: "Aquarelle",
      charcoal: "Fusain",
      pastel: "Pastel",
      ink: "Encre",
      mosaic: "Mosaïque",
    },
    supports: { canvas: "sur toile", wood: "sur panneau", paper: "sur papier" },
  },
} as const satisfies Record<
  LineLanguage,
  { media: Record<Medium, string>; supports: Record<SupportKind, string> }
>;

/** `Watercolour on paper`: what a collector reads as the medium, unless the artist says it in words of their own. */
export function proposedMediumLine(
  { medium, support }: Pick<MadeOf, "medium" | "support">,
  language: LineLanguage,
): string {
  const { media, supports } = words[language];
  return `${media[medium]} ${supports[parseSupport(support).kind]}`;
}

/** The medium of a work as documents print it (price list, section 2): the artist's words in every language. */
export function mediumLineOf(work: MadeOf, language: LineLanguage): string {
  return work.mediumLine || proposedMediumLine(work, language);
}

/** Whether a line says no more than medium and support do, in English or French. */
export function isProposedMediumLine(
  line: string,
  work: Pick<MadeOf, "medium" | "support">,
): boolean {
  return line === proposedMediumLine(work, "en-CA") || line === proposedMediumLine(work, "fr-CA");
}
