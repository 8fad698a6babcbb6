import type { Medium } from "#schema/artworks/media.ts";
import type { SupportKind } from "#schema/artworks/supports.ts";
import type { ChannelKind, discountBearers } from "#schema/channels/channel.ts";
import type { Delivery } from "#schema/sales/sale.ts";
import { foldHeader } from "./fields.ts";
import { foldName } from "./fold-name.ts";

/** Words of media, singular, in English and French, without accents; a word counts as a whole. */
const mediumWords: Readonly<Record<Medium, readonly string[]>> = {
  oil: ["oil", "oils", "huile", "huiles"],
  acrylic: ["acrylic", "acrylics", "acrylique", "acryliques"],
  gouache: ["gouache", "gouaches"],
  encaustic: ["encaustic", "encaustics", "encaustique"],
  collage: ["collage", "collages"],
  mixed: ["mixed media", "mixed medium", "mixed", "technique mixte", "techniques mixtes", "mixte"],
  watercolour: ["watercolour", "watercolours", "watercolor", "watercolors", "aquarelle"],
  charcoal: ["charcoal", "fusain"],
  pastel: ["pastel", "pastels"],
  ink: ["ink", "inks", "india ink", "encre", "encres"],
  mosaic: ["mosaic", "mosaics", "mosaique"],
};

const supportWords: Readonly<Record<SupportKind, readonly string[]>> = {
  canvas: ["canvas", "linen", "cotton", "jute", "toile", "lin", "coton"],
  wood: ["wood", "panel", "board", "birch", "masonite", "mdf", "bois", "panneau", "contreplaque"],
  paper: ["paper", "card", "vellum", "mylar", "papier", "carton"],
};

/** The medium that a text names, such as "oil on linen"; null for none or several, which the artist is asked about. */
export function mediumIn(text: string): Medium | null {
  const found = namedIn(text, mediumWords);
  // "Mixed media: ink, collage" names what is mixed.
  if (found.includes("mixed")) return "mixed";
  // "Oil pastel" is a pastel.
  if (found.length === 2 && /\b(?:oil pastels?|pastels? a l huile)\b/.test(foldHeader(text))) {
    return found.includes("pastel") ? "pastel" : null;
  }
  return only(found);
}

/** What a text says that a work is made on; null for none or several. */
export function supportIn(text: string): SupportKind | null {
  return only(namedIn(text, supportWords));
}

const channelWords: Readonly<Record<ChannelKind, readonly string[]>> = {
  studio: ["studio", "atelier"],
  gallery: ["gallery", "galerie"],
  fair: ["art fair", "fair", "foire d art", "foire"],
  "own-site": ["own site", "website", "your site", "votre site", "site web"],
  marketplace: ["marketplace", "plateforme en ligne"],
};

/** The kind of channel that a text is the name of, such as "Gallery 50 %"; null for names of one's own. */
export function channelKindIn(text: string): ChannelKind | null {
  const folded = foldName(text).replace(/ \d+$/, "");
  return namesOf(channelWords).find(([, words]) => words.includes(folded))?.[0] ?? null;
}

type DiscountBearer = (typeof discountBearers)[number];

const bearerWords: Readonly<Record<DiscountBearer, readonly string[]>> = {
  artist: ["artist", "artiste", "l artiste"],
  gallery: ["gallery", "galerie", "la galerie"],
  both: ["both", "les deux"],
};

/** Who bears a discount; null for anything else. */
export function discountBearerIn(text: string): DiscountBearer | null {
  const folded = foldHeader(text);
  return namesOf(bearerWords).find(([, words]) => words.includes(folded))?.[0] ?? null;
}

const deliveryWords: Readonly<Record<Delivery, readonly string[]>> = {
  artist: ["artist", "artiste", "l artiste"],
  carrier: ["carrier", "transporteur", "un transporteur"],
  "handed-over": [
    "handed over",
    "remise en main propre",
    "remise en mains propres",
    "en mains propres",
  ],
};

/** Who delivered a sold work; null for anything else. */
export function deliveryIn(text: string): Delivery | null {
  const folded = foldHeader(text);
  return namesOf(deliveryWords).find(([, words]) => words.includes(folded))?.[0] ?? null;
}

/** Yes or no, as tables write it; null for anything else. */
export function flagIn(text: string): boolean | null {
  const folded = foldHeader(text);
  if (/^(?:yes|y|true|1|x|oui|o|vrai)$/.test(folded) || /^[✓✔☑]$/.test(text.trim())) return true;
  if (/^(?:no|n|false|0|non|faux)$/.test(folded)) return false;
  return text.trim() === "" ? false : null;
}

const unframedWords =
  /^ (?:none|aucun) $| unframed | (?:no|not|be|without|sans|non|pas|aucun) (?:framed?|encadree?|cadre) /;

/**
 * Whether a work is framed, also by words for its frame: `black float frame`, `without frame`; null for anything else, such
 * as `frame not included`.
 */
export function framedIn(text: string): boolean | null {
  const folded = ` ${foldHeader(text)} `;
  if (unframedWords.test(folded)) return false;
  if (/ (?:frame|cadre) (?:no|not|none|non|aucun) /.test(folded)) return null;
  return / (?:framed?|encadree?|cadre) /.test(folded) ? true : flagIn(text);
}

type WordTable<Name extends string> = Readonly<Record<Name, readonly string[]>>;

function namedIn<Name extends string>(text: string, table: WordTable<Name>): Name[] {
  const folded = ` ${foldHeader(text)} `;
  return namesOf(table)
    .filter(([, words]) => words.some((word) => folded.includes(` ${word} `)))
    .map(([name]) => name);
}

function namesOf<Name extends string>(table: WordTable<Name>): [Name, readonly string[]][] {
  return Object.entries(table) as [Name, readonly string[]][];
}

function only<Name>(found: readonly Name[]): Name | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
