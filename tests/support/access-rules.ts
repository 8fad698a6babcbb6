import type { PathName } from "./all-paths.ts";

/** The methods that a request may come with; HEAD is answered wherever GET is. */
export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof methods)[number];

/** The roles that a route admits; "Professional" includes admins, "owner" is the signed-in artist to whom the entity with the id belongs. */
export type AccessRule =
  | "anyone"
  | "signed in"
  | "complete profile"
  | "complete profile, not an admin's"
  | "owner"
  | "owner with a complete profile"
  | "Professional"
  | "Professional owner"
  | "admin"
  | "signed by Stripe";

/**
 * The access rule of every route of the API. A path that is new does not compile without its entry here, and
 * a route without a rule fails `worker/access.test.ts`, which asks for each rule with real requests.
 */
export const accessRules = {
  health: { GET: "anyone" },
  login: { GET: "anyone" },
  loginCallback: { GET: "anyone" },
  logout: { GET: "anyone", POST: "anyone" },
  authUser: { GET: "signed in" },
  profile: { PATCH: "signed in", DELETE: "signed in" },
  profileExport: { GET: "signed in" },
  artworks: { GET: "signed in", POST: "complete profile" },
  artwork: { PATCH: "owner with a complete profile", DELETE: "owner" },
  artworkRestore: { POST: "owner" },
  artworkImage: { GET: "owner" },
  artworkAskingPrice: { PATCH: "Professional owner" },
  askingPrices: { POST: "Professional" },
  askingPricesUndo: { POST: "Professional owner" },
  artworkStatus: { PATCH: "owner with a complete profile" },
  artworkRecord: { PATCH: "owner with a complete profile" },
  artworkHistory: { GET: "owner" },
  sales: { GET: "signed in", POST: "Professional" },
  sale: { PATCH: "Professional owner" },
  saleReturn: { POST: "owner with a complete profile" },
  people: { GET: "signed in", POST: "Professional" },
  listedPeople: { POST: "Professional" },
  person: { PATCH: "Professional owner" },
  agenda: { GET: "signed in" },
  postponement: { POST: "owner with a complete profile" },
  calendar: { GET: "signed in", POST: "Professional", DELETE: "signed in" },
  calendarFile: { GET: "anyone" },
  links: { GET: "signed in", POST: "Professional" },
  link: { PATCH: "Professional owner" },
  linkRevocation: { POST: "owner with a complete profile" },
  entries: { GET: "signed in" },
  entryAcceptance: { POST: "owner with a complete profile" },
  entryDecline: { POST: "owner with a complete profile" },
  payouts: { GET: "signed in", POST: "complete profile" },
  payoutReversal: { POST: "owner with a complete profile" },
  owed: { GET: "signed in" },
  payoutsKeptFrom: { PUT: "complete profile" },
  galleryStatement: { GET: "owner" },
  consignments: { GET: "signed in", POST: "Professional" },
  consignment: { PATCH: "Professional owner", DELETE: "owner with a complete profile" },
  amendment: { DELETE: "owner with a complete profile" },
  sending: { POST: "Professional owner" },
  takingBack: { POST: "owner with a complete profile" },
  returns: { POST: "owner with a complete profile" },
  returnUndo: { POST: "owner with a complete profile" },
  reports: { POST: "owner with a complete profile" },
  closing: { POST: "owner with a complete profile" },
  statement: { GET: "owner" },
  agreement: { GET: "owner" },
  guest: { GET: "anyone" },
  guestOpened: { POST: "anyone" },
  guestImage: { GET: "anyone" },
  guestEntries: { POST: "anyone" },
  guestAgreement: { GET: "anyone" },
  guestLabel: { GET: "anyone" },
  guestLabelOpened: { POST: "anyone" },
  guestLabelImage: { GET: "anyone" },
  personMerge: { POST: "Professional owner" },
  peopleMerges: { GET: "signed in" },
  mergeUndo: { POST: "owner with a complete profile" },
  personErasure: { POST: "owner with a complete profile" },
  personData: { GET: "owner" },
  channels: { GET: "signed in", PUT: "Professional" },
  business: { GET: "signed in", PUT: "Professional" },
  invoices: { GET: "signed in", POST: "Professional" },
  invoicePayments: { POST: "owner with a complete profile" },
  paymentReversal: { POST: "owner with a complete profile" },
  invoicePayment: { PUT: "owner with a complete profile" },
  creditNote: { POST: "owner with a complete profile" },
  documents: { GET: "signed in", POST: "Professional" },
  documentPicture: { GET: "owner" },
  lists: { GET: "signed in", POST: "Professional" },
  list: { PATCH: "Professional owner", DELETE: "Professional owner" },
  publish: { POST: "Professional owner" },
  apply: { POST: "Professional owner" },
  undo: { POST: "Professional owner" },
  dismissals: { GET: "signed in", PUT: "Professional" },
  imports: { GET: "signed in", POST: "Professional" },
  importRows: { POST: "Professional owner" },
  importPeople: { POST: "Professional owner" },
  importUndo: { POST: "Professional owner" },
  currencyRates: { GET: "anyone" },
  createSubscription: { POST: "complete profile, not an admin's" },
  syncSubscription: { POST: "signed in" },
  cancelSubscription: { POST: "signed in" },
  pauseSubscription: { POST: "signed in" },
  resumeSubscription: { POST: "signed in" },
  switchSubscription: { POST: "signed in" },
  billingPortal: { POST: "signed in" },
  stripeWebhook: { POST: "signed by Stripe" },
  feedback: { POST: "signed in" },
  adminFeedback: { GET: "admin" },
  adminFeedbackEntry: { PATCH: "admin" },
} as const satisfies Record<PathName, Partial<Record<Method, AccessRule>>>;
