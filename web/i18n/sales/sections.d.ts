/** The catalogues of the sections; English gives the shape. */
declare module "*/export.json?section" {
  const words: typeof import("./en-CA/export.json");
  export default words;
}

declare module "*/ledger.json?section" {
  const words: typeof import("./en-CA/ledger.json");
  export default words;
}

declare module "*/meter.json?section" {
  const words: typeof import("./en-CA/meter.json");
  export default words;
}

declare module "*/sale.json?section" {
  const words: typeof import("./en-CA/sale.json");
  export default words;
}
