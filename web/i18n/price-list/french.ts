/// <reference path="./sections.d.ts" />
import channels from "./fr-CA/channels.json?section";
import contradictions from "./fr-CA/contradictions.json?section";
import curve from "./fr-CA/curve.json?section";
import next from "./fr-CA/next.json?section";
import page from "./fr-CA/page.json?section";
import start from "./fr-CA/start.json?section";
import table from "./fr-CA/table.json?section";
import type { PriceListWords } from "./words.ts";

export const priceList: PriceListWords = {
  channels,
  contradictions,
  curve,
  next,
  page,
  start,
  table,
};
