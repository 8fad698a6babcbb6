import { columnNames, formulaMediumNames } from "./column-names.ts";
import { foldHeader, type ImportField, importFields } from "./fields.ts";
import { statusIn } from "./status-words.ts";
import { flagIn } from "./words.ts";

/** So much of a heading is read. */
const longestHeading = 200;

/** A heading as `columnNames` has it: `askingPrice` and `Asking price ($)` are `asking price`. */
export function foldHeading(heading: string): string {
  return foldHeader(inWords(heading));
}

/** `askingPrice` in two words, and `HxW` in one. */
function inWords(heading: string): string {
  return heading
    .slice(0, longestHeading)
    .replace(/(?<=\p{Ll})(?<!\p{Lu}x)(?=\p{Lu})/gu, " ")
    .replace(/(?<=\p{L} ?)#/gu, " no");
}

/** A heading in the words of `columnNames`, and with what is in brackets: `Size (framed)` is `size`, and `size framed`. */
export interface Heading {
  readonly words: string;
  readonly allWords: string;
}

export function readHeading(heading: string): Heading {
  const allWords = foldHeader(inWords(heading).replace(/[()[\]]/g, " "));
  return { words: foldHeading(heading), allWords };
}

/** How surely a heading names a field. */
interface NameScore {
  /** From 0 to 1. */
  readonly score: number;
  /** Whether it is the field's name, alone or with a unit; else it is one of several words, or of several meanings. */
  readonly isPlain: boolean;
}

const noName: NameScore = { score: 0, isPlain: false };

/** What the name of a field says at the end of a heading besides: `Height in cm`, `Prix CAD`. */
const ofUnit =
  / (?:(?:in|en) )?(?:in|inch|inches|cm|centimetres?|centimeters?|mm|m|ft|feet|po|pouces|cad|usd|ca|us|en|dollars)$/;

export function nameScore(field: ImportField, heading: Heading): NameScore {
  const found = scoreOf(field, heading.words);
  return found.score > 0 && isOfSomethingElse(field, heading) ? noName : found;
}

function scoreOf(field: ImportField, words: string): NameScore {
  const { names, vague = [], byCells = [] } = columnNames[field];
  if (names.includes(words)) return { score: names[0] === words ? 1 : 0.95, isPlain: true };
  const withoutUnit = words.replace(ofUnit, "");
  if (names.includes(withoutUnit)) return { score: 0.9, isPlain: true };
  if (byCells.includes(words)) return { score: 0.8, isPlain: false };
  if (vague.includes(words)) return { score: 0.7, isPlain: true };
  if (vague.includes(withoutUnit)) return { score: 0.65, isPlain: true };
  // The longer the name that it contains, the surer.
  const longest = longestContained(field, ` ${words} `).length;
  return longest === 0 ? noName : { score: 0.5 + 0.3 * (longest / words.length), isPlain: false };
}

/** Single letters and short words say nothing within other words. */
const longNames = new Map(
  importFields.map((field) => [field, columnNames[field].names.filter((name) => name.length > 3)]),
);

function longestContained(field: ImportField, words: string): string {
  const contained = (longNames.get(field) ?? []).filter((name) => words.includes(` ${name} `));
  return contained.reduce((best, name) => (name.length > best.length ? name : best), "");
}

const framing = /^(?:framed|frames?|framing|encadree?s?|encadrement|cadre)$/;
const unframed = / (?:unframed|(?:non|not|sans|without|hors) (?:framed|frame|encadree?s?|cadre)) /;
const packing = /^(?:crated?|packed|packag(?:e|ed|ing)|shipping|box(?:ed)?|emballage|caisse)$/;
const person =
  /^(?:artists?|artistes?|peintre|painter|maker|creator|author|auteure?|first|last|given|family|middle|prenom|surname|vendor|supplier|owner|buyer|client|customer|collector|contact|user|company|email)$/;
const place = /^(?:gallery|galerie|exhibitions?|expositions?|expo|show|venue|location|lieu)$/;
const file =
  /^(?:files?|filename|fichiers?|images?|photos?|urls?|links?|seo|meta|handle|slug|tax)$/;
const occasion =
  /^(?:exhibit(?:ed|ions?)?|expo(?:sitions?|see?)?|shown?|sold|sales?|ventes?|vendue?|purchased?|achat|acqui(?:red|sition)|inventor(?:y|ied)|inventaire|updated?|modified|modification|edited|added|ajoute?e?|entry|entered|entree|listed|shipped|shipping|framed|photo(?:graphed)?|publish(?:ed)?|publication|birth|born|naissance|death|died|starts?|ends?|consign(?:ed|ment|ation)|due|return(?:ed)?|retour|deliver(?:ed|y)|livraison|payment|paid|paiement|invoiced?|facture|loan(?:ed)?|pret|apprais(?:al|ed)|valuation|insurance|last|first|expiry|record|donated|gift|don|artists?|artistes?|varnish(?:ed)?)$/;
const count =
  /^(?:qty|quantity|quantites?|policy|tracker|level|count|total|status|statut|location|lieu|value|valeur|date|price|prix|editions?|invoice|facture|phone|telephone|certificate|certificat|orders?|commande|customer|client|contact|box|shelf|parent)$/;
const otherPrice =
  /^(?:wholesale|gros|costs?|cout|coutant|insurance|insured|assurance|net|paid|purchased?|achat|reserve|compare|minimum|min|per|par|sq|square|carre|expedition|old|previous|former|ancien|rent(?:al)?|prints?|giclees?|reproductions?|tax|taxe|taxes|commission|discount|dates?|starts?|ends?|currency|devise|apprais(?:al|ed)|estimate|sold|vendue?)$/;
const onSale = /^(?:starts?|ends?|debut|fin|tax|taxe|regular)$/;
const ofPerson =
  /^(?:phone|telephone|tel|e|mail|email|courriel|address|adresse|city|ville|notes?|price|prix|dates?|id|number|numero|country|pays|state|province|zip|postal|type)$/;
const otherStatus =
  /^(?:tax|condition|payment|paiement|framing|frame|shipping|orders?|publish(?:ed)?|publication|fulfillment|invoice|facture|email|seo)$/;
const ofFrame =
  /^(?:price|prix|sizes?|width|height|depth|dimensions?|costs?|cout|format|largeur|hauteur|dates?|colou?r)$/;
const edition = /^(?:editions?|tirage|files?|fichier|category|class|code|weight|poids)$/;

/** Words beside the name of a field that make a heading the name of something else: `Artist name`, `Exhibition date`. */
const otherWords: Partial<Record<ImportField, readonly RegExp[]>> = {
  title: [person, place, file],
  inventoryNumber: [count, place, file, person],
  year: [occasion],
  medium: [file, /^(?:size|social)$/],
  status: [otherStatus],
  forSale: [/^(?:price|prix|dates?|starts?|ends?|policy|tracker|location)$/],
  width: [framing, packing, edition],
  height: [framing, packing, edition],
  depth: [framing, packing, edition],
  size: [framing, packing, edition],
  framed: [ofFrame],
  price: [framing, packing, otherPrice],
  location: [/^(?:sales?|ventes?|exhibitions?|expositions?|birth|naissance)$/, file],
  notes: [file, /^(?:medium|technique|condition)$/],
  soldOn: [/^(?:starts?|ends?|debut|fin|price|prix)$/],
  soldPrice: [onSale, framing],
  soldTo: [ofPerson],
};

/** Whether a heading says that a column is of something else than the field, whatever its cells look like. */
export function isOfSomethingElse(field: ImportField, { allWords }: Heading): boolean {
  const others = otherWords[field];
  if (others === undefined || columnNames[field].names.includes(allWords)) return false;
  const words = ` ${allWords} `;
  const rest = words.replace(` ${longestContained(field, words)} `, " ");
  const applying = unframed.test(words) ? others.filter((other) => other !== framing) : others;
  return rest.split(" ").some((word) => applying.some((other) => other.test(word)));
}

/** Whether a heading of `forSale` asks for the opposite: `NFS`. */
export function saysNotForSale(heading: string): boolean {
  return /^(?:not for sale|nfs|(?:pas|non) a vendre)$/.test(foldHeading(heading));
}

export function isFormulaMedium(heading: string): boolean {
  return formulaMediumNames.includes(foldHeading(heading));
}

/** Names of columns of web shops: an ID there is the shop's own, and a sale price the one of a promotion. */
const shopHeadings: ReadonlySet<string> = new Set([
  ...[
    "regular price",
    "tarif regulier",
    "tarif promo",
    "ugs",
    "handle",
    "variant sku",
    "variant price",
  ],
  ...["is featured", "mis en avant", "tax status", "in stock", "tax class", "product id"],
  ...["variant id", "product page", "product url", "on sale", "hosted image urls", "handle id"],
  ...["field type", "discount mode", "currency code", "variation 1 type"],
]);

/** Whether the headings are those of a web shop's export. */
export function isOfWebShop(headings: readonly string[]): boolean {
  const known = new Set(headings.map(foldHeading).filter((name) => shopHeadings.has(name)));
  return known.size >= 2;
}

/** The field of each name; what only the cells decide is none, nor what cells say as well, such as Available or No. */
const fieldOfName = new Map(
  importFields.flatMap((field) =>
    [...columnNames[field].names, ...(columnNames[field].vague ?? [])]
      .filter((name) => statusIn(name) === null && flagIn(name) === null)
      .map((name) => [name, field]),
  ),
);

/** How many of the headings are names of fields, each field counted once. */
export function countNames(headings: readonly string[]): number {
  const named = headings.map((heading) => fieldOfName.get(foldHeading(heading)));
  return new Set(named.filter((field) => field !== undefined)).size;
}
