import { createHash } from "node:crypto";
import { firstBusiness } from "#schema/business/business.ts";
import { fitCurve, type PricePoint } from "#schema/price-lists/curve.ts";
import { explainPrice } from "#schema/pricing/explain.ts";

export type Value = string | number | null;
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;
const day = 24 * 60 * 60 * 1000;
export const now = Date.now();
export const longAgo = Date.UTC(2025, 8, 13, 12);
export const farAhead = Date.UTC(2099, 0, 1);

/** The users of a filled database; each has a valid session. */
export const filledPeople = {
  odile: "0d11e000-0000-4000-8000-000000000001",
  bao: "ba000000-0000-4000-8000-000000000002",
  carla: "ca71a000-0000-4000-8000-000000000003",
  newcomer: "0e3c0e70-0000-4000-8000-000000000004",
  admin: "ad314000-0000-4000-8000-000000000005",
} as const;
export type FilledPerson = keyof typeof filledPeople;

export const filledWork = "a0000000-0000-4000-8000-000000000001";
export const filledDeletedWork = "d0000000-0000-4000-8000-000000000001";
/** Sold, so that it can only be in a database that has statuses. */
export const filledSoldWork = "a0000000-0000-4000-8000-000000000006";
/** Of an artist who is subscribed. */
export const filledProfessionalWork = "a0000000-0000-4000-8000-000000000002";
export const filledSale = "5a000000-0000-4000-8000-000000000002";
/** Of that artist: a batch of asking prices that can be undone. */
export const filledBatch = "ba7c4000-0000-4000-8000-000000000001";
/** Of that artist: a published list, and a draft of the next one. */
export const filledList = "11570000-0000-4000-8000-000000000001";
export const filledImport = "10900000-0000-4000-8000-000000000001";
export const filledDraft = "11570000-0000-4000-8000-000000000002";
/** Of that artist too: an invoice that holds, and a certificate. */
export const filledInvoice = "14701ce0-0000-4000-8000-000000000001";
export const filledDocument = "d0c00000-0000-4000-8000-000000000001";
/** Of that artist too: a room for a person, and what a guest of it wrote. */
export const filledLink = "link-of-bao-0001";
export const filledEntry = "e0740000-0000-4000-8000-000000000001";
export const filledFeedback = "fb000000-0000-4000-8000-000000000001";

/** The session token of a user. */
export function tokenOf(person: string): string {
  return createHash("sha256").update(`token of ${person}`).digest("hex");
}

export function sessionRow(
  person: FilledPerson,
  expiresAt = farAhead,
  token: string = person,
): Row {
  return {
    token_hash: createHash("sha256").update(tokenOf(token)).digest("hex"),
    user_id: filledPeople[person],
    is_returning: person === "newcomer" ? 0 : 1,
    created_at: now - 2 * day,
    last_used_at: now,
    expires_at: expiresAt,
  };
}

export function userRow(person: FilledPerson, changes: Row = {}): Row {
  return {
    id: filledPeople[person],
    issuer: "http://localhost:1",
    subject: person,
    email: `${person}@example.com`,
    email_verified: 1,
    first_name: `First-${person}`,
    last_name: "Fournier; -- 'été'",
    profile_image_url: "https://pictures.example/face.png",
    career_stages: '["established","emerging"]',
    weekly_hours: "11-20",
    sales_history: "5-20k",
    education: "bfa,academic",
    currency: "CAD",
    uses_metric: 1,
    custom_hourly_rate_cents: 3255,
    city: "Rimouski",
    province_state: "Québec",
    country: "Canada",
    tos_accepted_at: longAgo,
    opt_in_app_updates: 1,
    opt_in_pda_news: 1,
    has_completed_setup: 1,
    is_free_version: 1,
    has_used_free_calculation: 1,
    has_saved_free_calculation: 1,
    max_artwork_saves: 7,
    created_at: longAgo + 1,
    ...changes,
  };
}

const breakdown = explainPrice(
  {
    careerStage: "established",
    weeklyHours: "11-20",
    salesHistory: "5-20k",
    education: ["bfa", "academic"],
    currency: "USD",
    hourlyRate: 32.55,
  },
  {
    widthInches: 30.5,
    heightInches: 24,
    support: "canvas-0.75",
    medium: "oil",
    materialsCost: 86.4,
    hoursSpent: 18,
  },
  { CAD: 1, USD: 0.72 },
  "2026-01-15",
);

export function workRow(id: string, person: FilledPerson, changes: Row = {}): Row {
  return {
    id,
    user_id: filledPeople[person],
    title: `Low Tide; "${id.slice(0, 2)}" -- l'été`,
    date_created: "2025",
    width_inches: 30.5,
    height_inches: 24,
    support: "canvas-0.75",
    medium: "oil",
    materials_cost_cents: 8640,
    hours_spent: 18,
    price_cents: breakdown.totalCents,
    currency: "USD",
    breakdown: JSON.stringify(breakdown),
    picture_key: `${filledPeople[person]}/${id}`,
    picture_type: "image/png",
    picture_hash: `hash-of-${id}`,
    created_at: longAgo + 2,
    updated_at: longAgo + 90_000,
    // By which it is found, and which is given in the order of creation where there is none.
    inventory_number: "2025-001",
    ...changes,
  };
}

/** The line with which the history of a work begins. */
export function suggestedRow(id: number, { user_id, id: work, created_at }: Row): Row {
  return {
    ...historyRow(id, "suggested", created_at ?? 0),
    ...{ user_id: user_id ?? "", artwork_id: work ?? "" },
    amount_cents: breakdown.totalCents,
    currency: "USD",
    formula_version: breakdown.formulaVersion,
  };
}

/** What a work was offered at. */
export function offeredRow(work: Row): Row {
  const offered = ["user_id", "medium", "width_inches", "height_inches", "support", "hours_spent"];
  const copied = [...offered, "materials_cost_cents", "currency"];
  return {
    ...Object.fromEntries(copied.map((column) => [column, work[column] ?? null])),
    ...{ artwork_id: work.id ?? "", framed: 0, framing_cents: 0, withdrawn: 0 },
    ...{ amount_cents: work.price_cents ?? null, at: work.updated_at ?? 0 },
  };
}

/** A line about a sale of the sold work. */
export function soldRow(id: number, kind: "sold" | "returned", at: number): Row {
  const status = kind === "sold" ? "sold" : "available";
  const own = { user_id: filledPeople.bao, artwork_id: filledSoldWork };
  return { ...historyRow(id, kind, at), ...own, status, amount_cents: 210_000, currency: "USD" };
}

function historyRow(id: number, kind: string, at: Value): Row {
  return { id, kind, at, status: null, reason: kind === "returned" ? "Too large" : "" };
}

export function saleRow(id: string, changes: Row = {}): Row {
  return {
    id,
    user_id: filledPeople.bao,
    artwork_id: filledSoldWork,
    artwork_title: 'Sold; "twice" -- l\'été',
    date: "2025-09-14",
    price_cents: 210_000,
    discount_cents: 21_000,
    currency: "USD",
    cad_rate: 1.3888,
    channel_id: "gallery-50",
    channel_kind: "gallery",
    channel_name: null,
    commission: 0.5,
    percentage_fee: 0,
    fixed_fee_cents: 0,
    discount_borne_by: "both",
    commission_cents: 94_500,
    fee_cents: 0,
    shipping_cents: 4500,
    net_cents: 90_000,
    buyer_name: "Solange Lafrenière",
    buyer_email: "solange@example.com",
    buyer_address: "1, rue de l'Évêché",
    buyer_country: "CA",
    buyer_region: "QC",
    delivered_by: "carrier",
    handed_over_in: null,
    returned_at: null,
    returned_on: null,
    idempotency_key: `key-of-${id}`,
    request_hash: "hash-of-a-sale",
    created_at: longAgo + 100_000,
    person_id: filledSale,
    deliver_to_country: "CA",
    deliver_to_region: "QC",
    takes_money: 1,
    ...changes,
  };
}

/** The buyer of that sale, as a migration writes them. */
export function personRow(id: string): Row {
  return {
    id,
    ...{ user_id: filledPeople.bao, kind: "person", name: "Solange Lafrenière", organization: "" },
    ...{ email: "solange@example.com", phone: "", street: "1, rue de l'Évêché", city: "" },
    ...{ region: "QC", postal_code: "", country: "CA", language: "", notes: "", archived: 0 },
    ...{ created_at: longAgo + 100_000, updated_at: longAgo + 100_000 },
  };
}

export function businessRow(person: FilledPerson): Row {
  return {
    user_id: filledPeople[person],
    trade_name: 'Atelier; "Bao" -- l\'été',
    phone: "514 555-0123",
    email: "atelier@example.com",
    street: "1, rue de l'Évêché",
    city: "Montréal",
    region: "QC",
    postal_code: "H2X 1Y4",
    country: "CA",
    registrations: '[{"tax":"gst-hst","number":"123456789 RT0001","since":"2026-01-01"}]',
    document_language: "by-buyer",
    units: "both",
    paper: "by-country",
    version: "0123456789abcdef",
  };
}

export function unpicturedWorkRow(id: string, person: FilledPerson, changes: Row = {}): Row {
  const none = { picture_key: null, picture_type: null, picture_hash: null };
  return workRow(id, person, { ...none, ...changes });
}

export function subscriptionRow(person: FilledPerson, changes: Row): Row {
  return {
    user_id: filledPeople[person],
    customer_id: `cus_${person}`,
    subscription_id: `sub_${person}`,
    status: "active",
    term: "yearly",
    price_cents: 11_328,
    current_period_end: farAhead,
    cancels_at: null,
    is_paused: 0,
    paid_through: null,
    access_until: null,
    action_round: 2,
    version: `version-${person}`,
    synced_at: now,
    ...changes,
  };
}

const anchors = [
  { medium: "oil", widthInches: 16, heightInches: 20, priceCents: 64_000 },
  { medium: "oil", widthInches: 30, heightInches: 40, priceCents: 190_000 },
] as const;

/** A published list that works follow, or with these changes a draft. */
export function listRow(id: string, changes: Row = {}): Row {
  return {
    id,
    user_id: filledPeople.bao,
    number: 1,
    published_at: longAgo + 200_000,
    holds_from: "2025-10-01",
    currency: "USD",
    rounding_to: 5,
    rounding_direction: "up",
    minimum_cents: 9000,
    frames_apart: 1,
    overhead_cents: 45_000,
    hours_per_month: 90.5,
    profit: 0.75,
    starts_from: "works",
    anchors: JSON.stringify(anchors),
    raise: '{"percent":8,"byMedium":{"ink":4}}',
    curves: JSON.stringify({ oil: fitCurve(anchors.map(toPoint)) }),
    applied_at: longAgo + 300_000,
    undone_at: null,
    change_id: "change-of-a-list",
    created_at: longAgo + 100_000,
    updated_at: longAgo + 200_000,
    ...changes,
  };
}

function toPoint({ widthInches, heightInches, priceCents }: (typeof anchors)[number]): PricePoint {
  return { widthInches, heightInches, priceCents, kind: "anchor" };
}

const documentedWork = {
  artworkId: filledSoldWork,
  title: 'Sold; "twice" -- l\'été',
  year: "2025",
  medium: "oil",
  support: "canvas-0.75",
  widthInches: 30.5,
  heightInches: 24,
  framed: false,
  inventoryNumber: "2025-005",
  hasPicture: true,
};
const documentedArtist = { name: "First-bao Fournier", business: firstBusiness };
const taxLine = { tax: "gst-hst", label: "GST", rate: 5, cents: 9_450 };
const invoiceContent = {
  form: 1,
  language: "fr-en",
  currency: "USD",
  artist: documentedArtist,
  buyer: { name: "Solange Lafrenière", email: "", address: "", country: "CA", region: "QC" },
  lines: [
    {
      ...{ saleId: filledSale, work: documentedWork, description: "" },
      ...{ priceCents: 210_000, discountCents: 21_000, taxes: [taxLine] },
    },
  ],
  subtotalCents: 189_000,
  taxes: [taxLine],
  totalCents: 198_450,
  depositCents: 8_450,
  balanceCents: 190_000,
  terms: "Thirty days",
  dueOn: "2025-10-14",
};

/** An invoice that is paid, or with these changes a credit note. */
export function invoiceRow(id: string, changes: Row = {}): Row {
  return {
    id,
    user_id: filledPeople.bao,
    kind: "invoice",
    year: 2025,
    sequence: 1,
    issued_on: "2025-09-15",
    credits_id: null,
    reason: "",
    content: JSON.stringify(invoiceContent),
    paid_on: "2025-09-16",
    payment_method: "E-transfer; -- l'été",
    idempotency_key: `key-of-${id}`,
    request_hash: "hash-of-an-invoice",
    created_at: longAgo + 110_000,
    person_id: filledSale,
    ...changes,
  };
}

/** The payment of that invoice, as a migration writes it. */
export function paymentRow(invoiceId: string): Row {
  return {
    id: invoiceId,
    user_id: filledPeople.bao,
    invoice_id: invoiceId,
    date: "2025-09-16",
    amount_cents: 190_000,
    method: "E-transfer; -- l'été",
    kind: "payment",
    reversed_at: null,
    idempotency_key: null,
    request_hash: null,
    created_at: longAgo + 110_000,
  };
}

export function certificateRow(id: string): Row {
  const work = { form: 1, language: "en", artist: documentedArtist, work: documentedWork };
  return {
    id,
    user_id: filledPeople.bao,
    kind: "certificate",
    issued_on: "2025-09-15",
    content: JSON.stringify({ ...work, hours: 18 }),
    idempotency_key: null,
    request_hash: null,
    created_at: longAgo + 120_000,
  };
}

export function documentWorkRow(documentId: string, changes: Row = {}): Row {
  return {
    user_id: filledPeople.bao,
    document_id: documentId,
    artwork_id: filledSoldWork,
    picture_key: `${filledPeople.bao}/copy-for-${documentId}`,
    picture_type: "image/png",
    picture_hash: "hash-of-a-copy",
    ...changes,
  };
}

/** Somebody who was merged into the buyer, for whom a work had been on hold. */
export const mergeRow: Row = {
  id: "5a000000-0000-4000-8000-0000000000ac",
  user_id: filledPeople.bao,
  merged_id: "5a000000-0000-4000-8000-0000000000ab",
  into_id: filledSale,
  person: '{"name":"Solange L.; -- l\'été"}',
  filled: '{"phone":{"before":"","after":"418 555-0142"}}',
  idempotency_key: "key-of-a-merge",
  request_hash: "hash-of-a-merge",
  merged_at: longAgo + 110_000,
};

export const movedRow: Row = {
  user_id: filledPeople.bao,
  merge_id: "5a000000-0000-4000-8000-0000000000ac",
  kind: "artwork",
  row_id: filledProfessionalWork,
  earlier: '["Solange L."]',
};

export function linkRow(id: string, changes: Row = {}): Row {
  return {
    ...{ id, user_id: filledPeople.bao, kind: "room", language: "fr" },
    ...{ title: "L'eau; -- cet hiver", note: "Six <works>" },
    work_ids: JSON.stringify([filledProfessionalWork, filledSoldWork]),
    ...{ invoice_id: null, person_id: filledSale },
    ...{ show_prices: 1, show_why: 1, show_sold: 1, show_contact: 0, show_status: 0 },
    ...{ is_public: 0, ends_on: "2099-12-22", revoked_at: null },
    ...{ idempotency_key: "room; -- l'été", request_hash: "e".repeat(64) },
    ...{ created_at: longAgo + 130_000, updated_at: longAgo + 130_001 },
    ...changes,
  };
}

export const entryRow: Row = {
  ...{ id: filledEntry, user_id: filledPeople.bao, link_id: filledLink, kind: "hold" },
  ...{ work_id: filledProfessionalWork, name: "Priya N.", contact: "priya@example.com" },
  ...{ message: "Could I see it; -- before Noël?", person_id: filledSale },
  ...{ sent_at: longAgo + 130_002, decision: null, decided_at: null },
  ...{ idempotency_key: "entry; -- l'été", request_hash: "f".repeat(64) },
};

export const payoutRow: Row = {
  ...{ id: "5a000000-0000-4000-8000-0000000000ad", user_id: filledPeople.bao },
  ...{ channel_id: "gallery-50", date: "2025-10-01", amount_cents: 12_345, currency: "USD" },
  ...{ method: "Chèque; -- no 7", sale_ids: JSON.stringify([filledSale]), reversed_at: null },
  ...{ idempotency_key: "payout; -- l'été", request_hash: "b".repeat(64) },
  created_at: longAgo + 130_004,
};

export const filledConsignment = "5a000000-0000-4000-8000-0000000000ae";

export const consignmentRow: Row = {
  ...{ id: filledConsignment, user_id: filledPeople.bao, channel_id: "gallery-50" },
  ...{ year: 2025, sequence: 1, state: "confirmed", amendment: "draft", version: 1 },
  ...{ reported_on: "2025-11-01", closed_at: null },
  ...{ idempotency_key: "consignment; -- l'été", request_hash: "d".repeat(64) },
  change_id: "change",
  ...{ created_at: longAgo + 130_005, updated_at: longAgo + 130_006 },
};

export function consignmentVersionRow(version: number, changes: Row = {}): Row {
  const terms = {
    ...{ from: "2025-09-01", until: "2026-03-01", language: "fr-en", confirmer: "Sylvie B." },
    ...{ commission: 0.5, discountBorneBy: "both", daysToPay: 30, discountCeiling: 0.1 },
    ...{ reports: "quarterly", insuredBy: "gallery", insuredOn: "share", shippingThere: null },
    ...{ shippingBack: null, terms: "Encadrées; -- l'été", sentences: [] },
  };
  return {
    ...{ user_id: filledPeople.bao, consignment_id: filledConsignment, version },
    ...{ terms: JSON.stringify(terms), work_ids: JSON.stringify([filledSoldWork]) },
    ...{ content: null, sent_at: null, confirmed_by: null, confirmed_at: null },
    ...changes,
  };
}

export const consignmentWorkRow: Row = {
  ...{ user_id: filledPeople.bao, consignment_id: filledConsignment, artwork_id: filledSoldWork },
  ...{ is_here: 0, price_cents: 210_000, currency: "USD", received_on: "2025-09-02" },
  ...{ condition: "Coin; -- abîmé l'été", returned_on: null, sale_id: filledSale },
  earlier: JSON.stringify(["available", null, null, null, null, null, null]),
};
