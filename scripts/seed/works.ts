import type { Medium } from "#schema/artworks/media.ts";
import type { Support } from "#schema/artworks/supports.ts";

/** Sizes in inches, materials in Canadian dollars; days before the day of seeding. */
export interface SeedWork {
  readonly title: string;
  /** The name of its file in `pictures/`, without the extension. */
  readonly picture: string;
  readonly medium: Medium;
  readonly support: Support;
  readonly width: number;
  readonly height: number;
  readonly materials: number;
  readonly hours: number;
  readonly createdDaysAgo: number;
}

type Line = [
  title: string,
  picture: string,
  medium: Medium,
  support: Support,
  width: number,
  height: number,
  materials: number,
  hours: number,
  createdDaysAgo: number,
];

// biome-ignore format: a table, one work a line.
const table: readonly Line[] = [
  ["Low Tide, Kamouraska", "low-tide", "oil", "canvas-0.75", 30, 24, 86.4, 18, 7],
  ["Ten Bands", "bands", "acrylic", "canvas-1.5", 36, 36, 140, 26, 22],
  ["Second Breath", "breath", "ink", "paper-0.02", 11, 15, 12, 3, 30],
  ["Barley", "barley", "encaustic", "wood-1.5", 48, 16, 210, 30, 49],
  ["Alders", "alders", "mixed", "canvas-1.5", 20, 48, 118, 22, 63],
  ["Thaw on the Ouelle", "thaw", "watercolour", "paper-0.03", 22, 15, 18.5, 6, 80],
  ["Field at Nine", "field", "pastel", "paper-0.02", 12, 9, 7.2, 2.5, 97],
  ["Letters Not Sent", "letters", "collage", "wood-1", 16, 20, 34, 9, 116],
  ["Après la pluie", "after-the-rain", "oil", "canvas-2", 48, 60, 265.8, 41, 131],
  ["Wharf Lights", "wharf", "mosaic", "wood-0.75", 24, 12, 132.75, 34.5, 148],
  ["Snow Fence", "snow-fence", "charcoal", "paper-0.04", 30, 22, 14.6, 5.5, 166],
  ["Kitchen, Six O’Clock", "kitchen", "gouache", "paper-0.02", 9, 12, 11.25, 4, 181],
  ["Undertow", "undertow", "acrylic", "canvas-1.25", 40, 30, 97.3, 14, 197],
  ["Batture, octobre", "batture", "watercolour", "paper-0.03", 15, 11, 9.8, 3.5, 214],
  ["What the River Kept", "river-beds", "mixed", "wood-2", 30, 40, 154.9, 28, 233],
  ["Small Weather", "weather", "pastel", "paper-0.02", 7, 5, 4.5, 1.25, 246],
  ["Five Roofs, Trois-Pistoles", "five-roofs", "gouache", "paper-0.04", 12, 9, 13.4, 5, 262],
  ["Sumac", "sumac", "oil", "canvas-0.75", 16, 20, 48.2, 9.5, 281],
  ["Pierres de Métis", "stones", "mosaic", "wood-1.25", 18, 18, 168, 46, 304],
  ["Tide Table", "tide-table", "ink", "paper-0.01", 8, 10, 6.1, 1.5, 322],
  ["Carte postale", "postcard", "collage", "paper-0.04", 7, 5, 3.9, 2, 365],
  ["Salt Marsh, Evening", "salt-marsh", "oil", "canvas-0.125", 24, 12, 39.6, 8, 418],
  ["Ice Road", "ice-road", "encaustic", "wood-1.5", 20, 20, 121.5, 17, 604],
  ["Headland in Fog", "fog", "charcoal", "paper-0.03", 24, 18, 10.75, 4.25, 725],
];

export const seedWorks: readonly SeedWork[] = table.map(
  ([title, picture, medium, support, width, height, materials, hours, created]) => ({
    title,
    picture,
    medium,
    support,
    width,
    height,
    materials,
    hours,
    createdDaysAgo: created,
  }),
);
