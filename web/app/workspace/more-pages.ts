import { withWords } from "#web/i18n/locale.ts";

/** Loaded when one of them is opened, so that the first view does not have to name their files. */
export const morePages = {
  priceList: () => withWords(import("./price-list-page.tsx")),
  sales: () => withWords(import("./sales-page.tsx")),
  agenda: () => withWords(import("./agenda-page.tsx")),
  import: () => withWords(import("./import-page.tsx")),
  business: () => withWords(import("./business-page.tsx")),
  people: () => withWords(import("./people-page.tsx")),
  rooms: () => withWords(import("./rooms-page.tsx")),
  person: () => withWords(import("./person-page.tsx")),
  consignments: () => withWords(import("./consignments-page.tsx")),
  consignment: () => withWords(import("./consignment-page.tsx")),
};
