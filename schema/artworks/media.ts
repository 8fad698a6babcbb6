import * as v from "valibot";

export const media = [
  "oil",
  "acrylic",
  "gouache",
  "encaustic",
  "collage",
  "mixed",
  "watercolour",
  "charcoal",
  "pastel",
  "ink",
  "mosaic",
] as const;
export type Medium = (typeof media)[number];

export const mediumSchema = v.picklist(media, "Choose one of the media on offer.");

/** What a new artwork starts from. */
export const defaultMedium: Medium = "oil";
