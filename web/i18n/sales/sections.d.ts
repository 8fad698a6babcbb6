/** The catalogues of the sections; English gives the shape. */
declare module "*/complete.json?section" {
  const words: typeof import("./en-CA/complete.json");
  export default words;
}

declare module "*/export.json?section" {
  const words: typeof import("./en-CA/export.json");
  export default words;
}

declare module "*/failure.json?section" {
  const words: typeof import("./en-CA/failure.json");
  export default words;
}

declare module "*/invoices.json?section" {
  const words: typeof import("./en-CA/invoices.json");
  export default words;
}

declare module "*/invoicing.json?section" {
  const words: typeof import("./en-CA/invoicing.json");
  export default words;
}

declare module "*/ledger.json?section" {
  const words: typeof import("./en-CA/ledger.json");
  export default words;
}

declare module "*/mail.json?section" {
  const words: typeof import("./en-CA/mail.json");
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
