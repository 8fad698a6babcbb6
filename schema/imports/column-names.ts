import type { ImportField } from "./fields.ts";

/** The headings of a field's columns, in English and French, as `foldHeading` writes them. */
interface ColumnNames {
  /** Say it, alone or within a longer heading; the first is the one that Artwork Archive uses where it has one. */
  readonly names: readonly string[];
  /** Say it as a whole heading, where no other column says it better. */
  readonly vague?: readonly string[];
  /** Say one of several things: it is the cells that decide. */
  readonly byCells?: readonly string[];
}

/**
 * `size` is width and height in one cell, `units` the unit of a row's lengths, `forSale` whether a work is on offer;
 * `disposal` says how a work left: sale, donation or gift, or that it was sold;
 * `mediumLine` is the medium as documents print it, where `medium` is that of the formula alone;
 * `ownPrice` says whether the price is the artist's own, or followed a list or the formula;
 * `statusWho` is for whom it is on hold or to whom it is consigned, `statusUntil` the end of either.
 */
export const columnNames: Readonly<Record<ImportField, ColumnNames>> = {
  title: {
    names: [
      ...["piece name", "title", "artwork title", "work title", "artwork name", "work name"],
      ...["piece title", "painting title", "painting name", "name of painting", "product name"],
      ...["titre", "titre de l oeuvre", "nom de l oeuvre", "titre du tableau", "nom du tableau"],
      ...["titre de la toile", "nom de la toile"],
    ],
    vague: [
      ...["name", "artwork", "work", "piece", "name of work", "name of the work", "nom", "oeuvre"],
      ...["name of artwork", "name of the artwork", "name of piece"],
    ],
    byCells: ["painting", "tableau", "peinture"],
  },
  inventoryNumber: {
    names: [
      ...["inventory number", "inventory no", "inventory id", "inventory code", "stock number"],
      ...["stock no", "stock id", "sku", "variant sku", "catalog number", "catalogue number"],
      ...["catalog no", "catalogue no", "accession number", "accession no", "artwork number"],
      ...["artwork no", "artwork id", "work number", "work no", "piece number", "piece id"],
      ...["numero d inventaire", "no d inventaire", "n d inventaire", "numero de catalogue", "ugs"],
      ...["numero de l oeuvre", "no de l oeuvre", "cote d inventaire"],
    ],
    vague: [
      ...["inventory", "id", "no", "number", "nr", "reference", "ref", "code", "inventaire"],
      ...["numero", "n"],
    ],
  },
  year: {
    names: [
      ...["creation date", "date created", "year", "year created", "date completed", "year made"],
      ...["date of creation", "date of completion", "completion date", "date made", "date painted"],
      ...["year painted", "year completed", "date of work", "annee", "date de creation"],
      ...["annee de creation", "date de realisation", "annee de realisation", "date d execution"],
      ...["date de l oeuvre", "realisee en", "realise en"],
    ],
    vague: ["date", "completed", "created", "painted"],
  },
  medium: {
    names: [
      ...["medium", "media", "materials", "material", "materials used", "technique"],
      ...["primary medium", "techniques", "materiaux", "materiau", "matiere", "materiel"],
    ],
  },
  support: { names: ["support", "surface", "substrate", "ground"] },
  status: {
    names: [
      ...["availability", "sale status", "sales status", "artwork status", "work status"],
      ...["inventory status", "current status", "disponibilite", "etat de vente"],
      ...["statut de l oeuvre"],
    ],
    vague: ["status", "statut"],
  },
  forSale: {
    names: [
      ...["for sale", "available", "is available", "available for sale", "is for sale", "in stock"],
      ...["variant inventory qty", "inventory qty", "inventory quantity", "stock quantity"],
      ...["not for sale", "nfs", "a vendre", "en vente", "disponible", "en stock"],
      ...["pas a vendre", "non a vendre"],
    ],
    byCells: ["stock", "qty", "quantity", "quantite"],
  },
  width: { names: ["width", "w", "largeur", "larg", "l"] },
  height: { names: ["height", "h", "hauteur", "haut"] },
  depth: {
    names: ["depth", "d", "thickness", "profondeur", "prof", "epaisseur"],
    vague: ["length", "longueur"],
  },
  size: {
    names: [
      ...["dimensions", "size", "dimension", "measurements", "measurement", "sizes", "h x w"],
      ...["w x h", "hxw", "wxh", "h w", "w h", "h w d", "h x w x d", "hxwxd", "height x width"],
      ...[
        "width x height",
        "taille",
        "mesures",
        "grandeur",
        "l x h",
        "h x l",
        "lxh",
        "hxl",
        "format",
      ],
    ],
  },
  units: {
    names: [
      ...["units", "unit", "dimension units", "dimension unit", "dimensions unit", "size unit"],
      ...["size units", "unit of measure", "unit of measurement", "measurement unit"],
      ...["measurement units", "unite", "unites", "unite de mesure", "uom"],
    ],
  },
  framed: {
    names: ["framed", "is framed", "encadre", "encadree"],
    vague: ["frame", "cadre"],
    byCells: ["framing", "encadrement"],
  },
  price: {
    names: [
      ...["price", "retail price", "asking price", "list price", "regular price", "variant price"],
      ...["selling price", "retail", "retail value", "prix", "prix demande", "prix de detail"],
      ...["prix affiche", "prix regulier", "tarif regulier"],
    ],
    vague: ["value", "valeur", "tarif"],
  },
  currency: { names: ["currency", "price currency", "devise", "monnaie"] },
  location: {
    names: [
      ...["current location name", "current location", "location", "location name", "sublocation"],
      ...["emplacement", "localisation"],
    ],
    vague: ["where", "where is it", "where is it now", "place", "lieu", "endroit"],
  },
  statusWho: {
    names: [
      ...["held for or consigned to", "on hold for", "held for", "reserved for", "consigned to"],
      ...["reservee pour ou confiee a", "reservee pour", "confiee a", "en consignation chez"],
    ],
  },
  statusSince: {
    names: ["on hold since", "consigned since", "consignment date"],
    vague: ["since", "depuis"],
  },
  statusUntil: {
    names: [
      ...["on hold until", "held until", "reserved until", "due back", "return date"],
      ...["reservee jusqu au", "retour prevu", "date de retour"],
    ],
    vague: ["until", "jusqu au"],
  },
  notes: {
    names: [
      ...["notes", "private notes", "comments", "comment", "remarks", "remarques", "remarque"],
      ...["commentaires", "commentaire"],
    ],
    vague: ["note", "description"],
  },
  hours: { names: ["hours", "hours spent", "time spent", "heures", "heures consacrees", "temps"] },
  materials: {
    names: [
      ...["materials cost", "cost of materials", "material cost", "materials expense"],
      ...["cout des materiaux", "cout du materiel", "frais de materiaux"],
    ],
  },
  framingCost: {
    names: [
      ...["framing cost", "cost of framing", "frame cost"],
      ...["cout de l encadrement", "cout du cadre", "frais d encadrement"],
    ],
  },
  archived: { names: ["archived", "archivee", "archive"] },
  disposal: {
    names: ["sale donation gift", "disposition", "disposal"],
    vague: ["sold", "vendu", "vendue", "is sold"],
  },
  soldOn: {
    names: [
      ...["sale donation gift date", "sale date", "sold date", "date sold", "date of sale"],
      ...["sold on", "vendu le", "vendue le", "date de vente", "date de la vente"],
    ],
    byCells: ["sold", "vendu", "vendue"],
  },
  soldPrice: {
    names: [
      ...["sale donation gift price", "sale price", "sold price", "price sold", "sold for"],
      ...["prix de vente", "prix vendu", "vendu pour"],
    ],
    byCells: ["sold", "vendu", "vendue"],
  },
  soldTo: {
    names: [
      ...["sold to", "buyer", "purchaser", "buyer name", "buyer s name", "vendu a", "vendue a"],
      ...["acheteur", "acheteuse", "collectionneur", "collectionneuse"],
    ],
    vague: ["collector", "client", "customer", "contact"],
  },
  soldThrough: {
    names: [
      ...["sale location", "sold through", "sold by", "sales channel", "vendu par"],
      ...["lieu de vente", "lieu de la vente"],
    ],
    vague: ["channel", "canal"],
  },
  discount: { names: ["sale discount", "discount", "rabais", "escompte", "remise"] },
  discountBorneBy: { names: ["discount borne by", "rabais assume par"] },
  commission: { names: ["sale commission", "commission", "commission rate", "taux de commission"] },
  saleFees: {
    names: ["sale fees", "transaction fees", "frais de vente"],
    vague: ["fees", "frais"],
  },
  saleShipping: {
    names: [
      ...["shipping paid by the artist", "shipping cost", "shipping paid"],
      ...["expedition payee par l artiste", "frais d expedition"],
    ],
    vague: ["shipping", "expedition"],
  },
  ownPrice: { names: ["own price", "prix propre"] },
  consignedThrough: { names: ["consigned through", "canal de consignation"] },
  consignmentCommission: { names: ["consignment commission", "commission de consignation"] },
  buyerEmail: { names: ["buyer s email", "courriel de l acheteur"] },
  buyerAddress: { names: ["buyer s address", "adresse de l acheteur"] },
  buyerRegion: { names: ["buyer s province or state", "province ou etat de l acheteur"] },
  buyerCountry: { names: ["buyer s country", "pays de l acheteur"] },
  deliveredBy: { names: ["delivered by", "livree par"] },
  handedOverIn: {
    names: ["handed over in", "remise en main propre en", "remise en mains propres en"],
  },
  taxes: { names: ["taxes charged", "taxes percues"] },
  mediumLine: { names: ["medium line", "medium as printed", "technique telle qu imprimee"] },
};

/**
 * The heading of the medium of the formula in our own exports. In a file that has it, the column of the medium is that of
 * the medium line.
 */
export const formulaMediumNames: readonly string[] = [
  ...["medium for the formula", "technique pour la formule"],
];
