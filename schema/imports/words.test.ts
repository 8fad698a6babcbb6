import { expect, test } from "vitest";
import { media } from "#schema/artworks/media.ts";
import { disposalIn, statusIn } from "./status-words.ts";
import {
  channelKindIn,
  deliveryIn,
  discountBearerIn,
  flagIn,
  framedIn,
  mediumIn,
  supportIn,
} from "./words.ts";

test.each([
  ["oil on linen", "oil"],
  ["Oil on canvas", "oil"],
  ["Huile sur toile", "oil"],
  ["Acrylique sur panneau", "acrylic"],
  ["watercolor", "watercolour"],
  ["Encre de Chine", "ink"],
  ["Mosaïque", "mosaic"],
  ["mixed media: ink and collage", "mixed"],
  ["Techniques mixtes", "mixed"],
  ["oil pastel on paper", "pastel"],
  ["pastel à l’huile", "pastel"],
  ["ink and watercolour", null],
  ["ink and pastel", null],
  ["ink and oil pastel", null],
  ["bronze", null],
  ["boil", null],
  ["", null],
])("the medium in %j", (text, medium) => {
  expect(mediumIn(text)).toBe(medium);
});

test.each(media)("%s names itself", (medium) => {
  expect(mediumIn(medium)).toBe(medium);
});

test.each([
  ["oil on linen", "canvas"],
  ["Acrylique sur panneau de bois", "wood"],
  ["Watercolour on paper", "paper"],
  ["paper on panel", null],
  ["oil", null],
])("the support in %j", (text, support) => {
  expect(supportIn(text)).toBe(support);
});

test.each([
  ["Available", "available"],
  ["Not For Sale", "not-for-sale"],
  ["NFS", "not-for-sale"],
  ["Réservée", "on-hold"],
  ["On consignment", "consigned"],
  ["Vendu", "sold"],
  ["À vendre", "available"],
  ["lost", null],
])("the status in %j", (text, status) => {
  expect(statusIn(text)).toBe(status);
});

test.each([
  ["Sale", "sold"],
  ["vendue", "sold"],
  ["x", "sold"],
  ["Oui", "sold"],
  ["Gift", "not-for-sale"],
  ["no", null],
  ["loan", null],
  ["", null],
])("what became of a work by %j", (text, status) => {
  expect(disposalIn(text)).toBe(status);
});

test.each([
  ["yes", true],
  ["✓", true],
  [" ✓ ", true],
  ["x", true],
  ["No", false],
  ["", false],
  ["  ", false],
  ["perhaps", null],
  ["✓ in 2020", null],
  ["not ✓", null],
])("a flag of %j", (text, flag) => {
  expect(flagIn(text)).toBe(flag);
});

test.each([
  ["Encadrée", true],
  ["black float frame", true],
  ["Framed in oak", true],
  ["Encadré", true],
  ["Framed, no glass", true],
  ["yes", true],
  ["Unframed", false],
  ["sans cadre", false],
  ["Unframed, ready to hang", false],
  ["without frame", false],
  ["Not framed yet", false],
  ["to be framed", false],
  ["Non encadré", false],
  ["none", false],
  ["none yet", null],
  ["still none", null],
  ["Frame: no", null],
  ["frame not included", null],
  ["", false],
  ["ready to hang", null],
])("%j says of a frame %j", (text, isFramed) => {
  expect(framedIn(text)).toBe(isFramed);
});

test.each([
  ["Studio", "studio"],
  ["Gallery 50 %", "gallery"],
  ["Galerie 40", "gallery"],
  ["Foire d’art", "fair"],
  ["Site web", "own-site"],
  ["Plateforme en ligne", "marketplace"],
  ["Galerie du Port", null],
  ["Art 21 fair", null],
  ["", null],
])("the channel of which %j is the name", (text, kind) => {
  expect(channelKindIn(text)).toBe(kind);
});

test.each([
  ["Artist", "artist"],
  ["L’artiste", "artist"],
  ["La galerie", "gallery"],
  ["both", "both"],
  ["Les deux", "both"],
  ["the buyer", null],
])("%j bears a discount", (text, bearer) => {
  expect(discountBearerIn(text)).toBe(bearer);
});

test.each([
  ["Artist", "artist"],
  ["L’artiste", "artist"],
  ["Un transporteur", "carrier"],
  ["handed over", "handed-over"],
  ["Remise en main propre", "handed-over"],
  ["remise en mains propres", "handed-over"],
  ["En mains propres", "handed-over"],
  ["by post", null],
])("%j delivered a work", (text, delivery) => {
  expect(deliveryIn(text)).toBe(delivery);
});
