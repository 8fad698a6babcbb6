import { foldName } from "./fold-name.ts";

/** What a column of an imported file can become (price list, section 6). */
export const importFields = [
  "title",
  "inventoryNumber",
  "year",
  "medium",
  "mediumLine",
  "support",
  "status",
  "width",
  "height",
  "depth",
  "size",
  "framed",
  "price",
  "ownPrice",
  "currency",
  "location",
  "statusWho",
  "statusSince",
  "statusUntil",
  "consignedThrough",
  "consignmentCommission",
  "notes",
  "hours",
  "materials",
  "framingCost",
  "archived",
  "disposal",
  "soldOn",
  "soldPrice",
  "soldTo",
  "soldThrough",
  "discount",
  "discountBorneBy",
  "commission",
  "saleFees",
  "saleShipping",
  "buyerEmail",
  "buyerAddress",
  "buyerRegion",
  "buyerCountry",
  "deliveredBy",
  "handedOverIn",
  "taxes",
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * The names of columns, in English and French, as `foldHeader` writes them; the first is the one that Artwork Archive
 * uses where it has one. `size` is width and height in one cell, `disposal` says how a work left: sale, donation or gift, or that it
 * was sold;
 * `mediumLine` is the medium as documents print it, where `medium` is that of the formula alone;
 * `ownPrice` says whether the price is the artist's own, or followed a list or the formula;
 * `statusWho` is for whom it is on hold or to whom it is consigned, `statusUntil` the end of either.
 */
export const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  title: [
    ...["piece name", "title", "name", "artwork", "artwork title", "work", "work title"],
    ...["titre", "nom", "oeuvre", "titre de l oeuvre", "nom de l oeuvre"],
  ],
  inventoryNumber: [
    ...[
      "inventory number",
      "inventory no",
      "inventory id",
      "inventory",
      "stock number",
      "stock no",
    ],
    ...["sku", "catalog number", "catalogue number", "id", "no", "number", "reference", "ref"],
    ...["numero d inventaire", "no d inventaire", "n d inventaire", "inventaire", "numero"],
  ],
  year: [
    ...[
      "creation date",
      "date created",
      "year",
      "date",
      "year created",
      "completed",
      "date completed",
    ],
    ...["annee", "date de creation", "annee de creation", "realisee en", "realise en"],
  ],
  medium: [
    ...["medium", "media", "materials", "materials used", "technique", "primary medium"],
    ...["techniques", "materiaux", "matiere"],
  ],
  support: ["support", "surface", "substrate", "ground"],
  status: ["status", "availability", "sale status", "statut", "disponibilite", "etat de vente"],
  width: ["width", "w", "largeur", "larg", "l"],
  height: ["height", "h", "hauteur", "haut"],
  depth: ["depth", "d", "thickness", "profondeur", "prof", "epaisseur"],
  size: ["dimensions", "size", "dimension", "measurements", "format", "taille", "mesures"],
  framed: ["framed", "frame", "is framed", "encadre", "encadree", "cadre"],
  price: [
    ...["price", "retail price", "asking price", "list price", "retail", "retail value", "value"],
    ...["prix", "prix demande", "prix de detail", "prix affiche", "valeur"],
  ],
  currency: ["currency", "price currency", "devise", "monnaie"],
  location: [
    ...["current location name", "current location", "location", "location name", "sublocation"],
    ...["where", "place", "lieu", "emplacement", "endroit"],
  ],
  statusWho: [
    ...["held for or consigned to", "on hold for", "held for", "reserved for", "consigned to"],
    ...["reservee pour ou confiee a", "reservee pour", "confiee a", "en consignation chez"],
  ],
  statusSince: ["since", "on hold since", "consigned since", "consignment date", "depuis"],
  statusUntil: [
    ...["until", "on hold until", "held until", "reserved until", "due back", "return date"],
    ...["jusqu au", "reservee jusqu au", "retour prevu", "date de retour"],
  ],
  notes: [
    ...["notes", "note", "description", "comments", "comment", "private notes", "remarks"],
    ...["remarques", "remarque", "commentaires", "commentaire"],
  ],
  hours: ["hours", "hours spent", "time spent", "heures", "heures consacrees", "temps"],
  materials: [
    ...["materials cost", "cost of materials", "material cost", "materials expense"],
    ...["cout des materiaux", "cout du materiel", "frais de materiaux"],
  ],
  framingCost: [
    ...["framing cost", "cost of framing", "frame cost"],
    ...["cout de l encadrement", "cout du cadre", "frais d encadrement"],
  ],
  archived: ["archived", "archivee", "archive"],
  disposal: ["sale donation gift", "disposition", "disposal", "sold", "vendu", "vendue"],
  soldOn: [
    ...[
      "sale donation gift date",
      "sale date",
      "sold date",
      "date sold",
      "date of sale",
      "sold on",
    ],
    ...["vendu le", "vendue le", "date de vente", "date de la vente", "sold", "vendu", "vendue"],
  ],
  soldPrice: [
    ...["sale donation gift price", "sale price", "sold price", "price sold", "sold for"],
    ...["prix de vente", "prix vendu", "vendu pour", "sold", "vendu", "vendue"],
  ],
  soldTo: [
    ...["sold to", "buyer", "collector", "purchaser", "client", "customer", "contact"],
    ...["vendu a", "vendue a", "acheteur", "acheteuse", "collectionneur", "collectionneuse"],
  ],
  soldThrough: [
    ...["sale location", "sold through", "sold by", "sales channel", "channel", "vendu par"],
    ...["lieu de vente", "lieu de la vente", "canal"],
  ],
  discount: ["sale discount", "discount", "rabais", "escompte", "remise"],
  discountBorneBy: ["discount borne by", "rabais assume par"],
  commission: ["sale commission", "commission", "commission rate", "taux de commission"],
  saleFees: ["sale fees", "fees", "transaction fees", "frais de vente", "frais"],
  saleShipping: [
    ...["shipping paid by the artist", "shipping cost", "shipping", "shipping paid"],
    ...["expedition payee par l artiste", "frais d expedition", "expedition"],
  ],
  ownPrice: ["own price", "prix propre"],
  consignedThrough: ["consigned through", "canal de consignation"],
  consignmentCommission: ["consignment commission", "commission de consignation"],
  buyerEmail: ["buyer s email", "courriel de l acheteur"],
  buyerAddress: ["buyer s address", "adresse de l acheteur"],
  buyerRegion: ["buyer s province or state", "province ou etat de l acheteur"],
  buyerCountry: ["buyer s country", "pays de l acheteur"],
  deliveredBy: ["delivered by", "livree par"],
  handedOverIn: ["handed over in", "remise en main propre en"],
  taxes: ["taxes charged", "taxes percues"],
  mediumLine: ["medium line", "medium as printed", "technique telle qu imprimee"],
};

/**
 * The heading of the medium of the formula in our own exports. In a file that has it, the column of the medium is that of
 * the medium line.
 */
export const formulaMediumNames: readonly string[] = [
  ...["medium for the formula", "technique pour la formule"],
];

/**
 * How many folded words are remembered: a file repeats its words in every row, and folding them takes longest of all.
 */
const rememberedWords = 10_000;
const folded = new Map<string, string>();

/** A heading or cell, as `foldName` writes it; only for what runs in the browser, where it is the artist's own memory. */
export function foldHeader(header: string): string {
  const known = folded.get(header);
  if (known !== undefined) return known;
  if (folded.size === rememberedWords) folded.clear();
  const text = foldName(header);
  folded.set(header, text);
  return text;
}
