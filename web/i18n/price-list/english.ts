/// <reference path="./sections.d.ts" />
import channels from "./en-CA/channels.json?section";
import contradictions from "./en-CA/contradictions.json?section";
import curve from "./en-CA/curve.json?section";
import next from "./en-CA/next.json?section";
import page from "./en-CA/page.json?section";
import start from "./en-CA/start.json?section";
import table from "./en-CA/table.json?section";
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
