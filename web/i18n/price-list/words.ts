import type channels from "./en-CA/channels.json";
import type contradictions from "./en-CA/contradictions.json";
import type curve from "./en-CA/curve.json";
import type next from "./en-CA/next.json";
import type page from "./en-CA/page.json";
import type start from "./en-CA/start.json";
import type table from "./en-CA/table.json";

/** The messages of the price-list page, by section. */
export interface PriceListWords {
  readonly channels: typeof channels;
  readonly contradictions: typeof contradictions;
  readonly curve: typeof curve;
  readonly next: typeof next;
  readonly page: typeof page;
  readonly start: typeof start;
  readonly table: typeof table;
}
