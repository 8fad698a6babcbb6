import type { ImportedSale, ImportedWork } from "#schema/imports/imported-work.ts";
import type { ImportedPerson } from "#schema/imports/people/imported-person.ts";
import type { ImportSettings } from "#web/features/imports/reading/import-settings.ts";

/** A valid row of an import. */
export function newImportedWork(changed: Partial<ImportedWork> = {}): ImportedWork {
  return {
    title: "Dune",
    dateCreated: "2024",
    width: 30,
    height: 24,
    depth: "canvas-0.75",
    medium: "oil",
    inventoryNumber: null,
    status: "available",
    location: "",
    statusWho: "",
    statusSince: null,
    statusUntil: null,
    framed: false,
    framingCents: 0,
    notes: "",
    hoursSpent: 0,
    materialsCost: 0,
    archived: false,
    mediumLine: "",
    currency: "CAD",
    askingPriceCents: 155_000,
    isOwnPrice: true,
    consignedThrough: "",
    consignmentCommission: null,
    sale: null,
    ...changed,
  };
}

/** How a sold row was sold. */
export function newImportedSale(changed: Partial<ImportedSale> = {}): ImportedSale {
  return {
    date: "2026-03-27",
    priceCents: 90_000,
    currency: null,
    commission: 0.5,
    discount: 0,
    discountBorneBy: null,
    feeCents: 0,
    shippingCents: 0,
    buyerName: "Solange",
    through: "",
    channelId: null,
    ...{ buyerEmail: "", buyerAddress: "", buyerCountry: "", buyerRegion: "" },
    ...{ deliveredBy: null, handedOverIn: null, taxes: null },
    ...changed,
  };
}

/** A person as a row of an import has them. */
export function newImportedPerson(changed: Partial<ImportedPerson> = {}): ImportedPerson {
  return {
    ...{ kind: "person", name: "Solange Roy", organization: "", email: "solange@example.com" },
    ...{ phone: "", street: "", city: "", region: "", postalCode: "", country: "" },
    ...{ language: "", notes: "", archived: false, expressSince: null, withdrawnOn: null },
    ...changed,
  };
}

/** How a file is read about which the artist was asked nothing: in inches and dollars, in English. */
export const plainSettings: ImportSettings = {
  columns: {},
  unit: "in",
  sizeBeginsWith: "height",
  separators: { decimal: ".", grouping: "," },
  dateOrder: "month-first",
  currency: "CAD",
  discountUnit: "percent",
  isSoldPriceDiscounted: false,
  channelId: null,
  year: null,
  media: new Map(),
  statuses: new Map(),
  supports: new Map(),
  ...{ forSale: new Map(), disposals: new Map(), framed: new Map() },
  ...{ isNotForSaleAsked: false, isForSaleMarked: false },
  incompleteSales: { soldOn: null, soldCents: null, withoutSale: new Set() },
};
