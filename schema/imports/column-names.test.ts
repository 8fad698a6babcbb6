import { expect, test } from "vitest";
import { matchColumns } from "./columns.ts";
import type { ImportField } from "./fields.ts";

test.each<[ImportField, readonly string[]]>([
  [
    "title",
    ["Piece title", "Painting title", "Product name", "Titre de la toile", "Nom de la toile"],
  ],
  ["title", ["Name of artwork", "Name of the artwork", "Name of piece"]],
  ["inventoryNumber", ["Artwork No.", "Artwork ID", "Work number", "Piece number", "Numéro", "N°"]],
  ["inventoryNumber", ["Numéro de l’œuvre", "No de l’œuvre", "Cote d’inventaire"]],
  ["year", ["Date of creation", "Completion date", "Date made", "Date painted"]],
  ["year", ["Année de création", "Date de réalisation", "Date d’exécution", "Date de l’œuvre"]],
  ["year", ["Réalisée en", "Date", "Completed", "Created", "Painted"]],
  ["medium", ["Primary medium", "Techniques", "Matériaux", "Matière", "Matériel"]],
  ["status", ["Inventory status", "Current status", "Disponibilité", "État de vente"]],
  ["status", ["Statut de l’œuvre"]],
  ["forSale", ["Variant Inventory Qty", "Inventory quantity", "Stock quantity", "Pas à vendre"]],
  ["forSale", ["Non à vendre", "Stock", "Qty", "Quantity", "Quantité"]],
  ["size", ["W x H", "HxW", "WxH", "HxWxD", "LxH", "H W D", "H x W x D", "Height x Width"]],
  ["units", ["Size units", "Unit of measure", "Measurement unit", "Measurement units", "Unité"]],
  ["units", ["Unité de mesure", "UOM"]],
  ["framed", ["Frame", "Cadre", "Framing", "Encadrement"]],
  ["price", ["Prix affiché", "Prix régulier", "Tarif régulier"]],
  ["location", ["Emplacement", "Localisation"]],
  ["statusWho", ["Held for or consigned to", "On hold for", "Reserved for", "Consigned to"]],
  ["statusWho", ["Réservée pour ou confiée à", "Réservée pour", "En consignation chez"]],
  ["statusSince", ["Since", "Depuis"]],
  ["statusUntil", ["Réservée jusqu’au", "Retour prévu", "Date de retour", "Until", "Jusqu’au"]],
  ["notes", ["Commentaires", "Commentaire", "Note", "Description"]],
  ["materials", ["Coût des matériaux", "Coût du matériel", "Frais de matériaux"]],
  ["framingCost", ["Coût de l’encadrement", "Coût du cadre", "Frais d’encadrement"]],
  ["soldTo", ["Acheteur", "Acheteuse", "Collectionneuse", "Collector", "Client", "Contact"]],
  ["soldThrough", ["Lieu de vente", "Lieu de la vente", "Channel", "Canal"]],
  ["saleFees", ["Fees", "Frais"]],
  [
    "saleShipping",
    ["Expédition payée par l’artiste", "Frais d’expédition", "Shipping", "Expédition"],
  ],
  ["consignedThrough", ["Consigned through", "Canal de consignation"]],
  ["buyerEmail", ["Buyer’s email", "Courriel de l’acheteur"]],
  ["buyerAddress", ["Buyer’s address", "Adresse de l’acheteur"]],
  ["buyerRegion", ["Buyer’s province or state", "Province ou État de l’acheteur"]],
  ["buyerCountry", ["Buyer’s country", "Pays de l’acheteur"]],
  ["handedOverIn", ["Handed over in", "Remise en main propre en", "Remise en mains propres en"]],
  ["mediumLine", ["Medium line", "Medium as printed", "Technique telle qu’imprimée"]],
])("columns of %s are named %j", (field, headings) => {
  for (const heading of headings) {
    expect(matchColumns([heading], [])).toMatchObject([{ field, column: 0 }]);
  }
});
