import type { Evidence } from "#schema/price-lists/next-list.ts";

/** What the sales of twelve months say about a raise; each is a sentence of the page. */
export type Claim = "tooFew" | "most" | "half" | "some" | "few";

/** From so many sales on, what sold and how long it took is shown. */
const enoughSales = 4;

export function claimOf({ offered, sold }: Evidence): Claim {
  if (sold < enoughSales) return "tooFew";
  const share = sold / offered;
  if (share >= 0.58) return "most";
  if (share >= 0.45) return "half";
  return share >= 0.25 ? "some" : "few";
}
