import { agreementDocumentId } from "#schema/consignments/consignments-paths.ts";
import {
  businessRow,
  certificateRow,
  consignmentRow,
  consignmentVersionRow,
  consignmentWorkRow,
  documentWorkRow,
  entryRow,
  farAhead,
  filledBatch,
  filledConsignment,
  filledDeletedWork,
  filledDocument,
  filledDraft,
  filledFeedback,
  filledImport,
  filledInvoice,
  filledLink,
  filledList,
  filledPeople,
  filledProfessionalWork,
  filledSale,
  filledSoldWork,
  filledWork,
  invoiceRow,
  linkRow,
  listRow,
  longAgo,
  mergeRow,
  movedRow,
  now,
  offeredRow,
  paymentRow,
  payoutRow,
  personRow,
  type Row,
  saleRow,
  sessionRow,
  soldRow,
  subscriptionRow,
  suggestedRow,
  unpicturedWorkRow,
  userRow,
  type Value,
  workRow,
} from "./filled-rows.ts";

/** The columns of each table of a database. */
export type Columns = ReadonlyMap<string, readonly string[]>;

const odilesWork = workRow(filledWork, "odile");
const baosWork = workRow(filledProfessionalWork, "bao", { inventory_number: "2025-002" });
const olderWork = unpicturedWorkRow("a0000000-0000-4000-8000-000000000004", "bao", {
  created_at: longAgo,
});
const adminsWork = unpicturedWorkRow("a0000000-0000-4000-8000-000000000005", "admin", {
  currency: "CAD",
});
const soldWork = unpicturedWorkRow(filledSoldWork, "bao", {
  ...{ created_at: longAgo + 3, inventory_number: "2025-005", status: "sold" },
});
const deletedWork = workRow(filledDeletedWork, "bao", {
  ...{ title: "Regretted", inventory_number: "2025-004" },
});

/**
 * The rows of each table, in an order that respects references. Columns that a database does not have are left out, so
 * that any version of the schema can be filled. A new table needs its rows here, and a new column needs, in each row,
 * the value that its migration sets: filled before or after the migration, the database is the same.
 */
export const filledRows: Readonly<Record<string, readonly Row[]>> = {
  users: [
    userRow("odile"),
    userRow("bao", {
      ...{ currency: "USD", is_free_version: 0 },
      // The day after the last sale.
      payouts_kept_from: "2025-09-15",
    }),
    userRow("carla", {
      ...{ career_stages: "[]", custom_hourly_rate_cents: 0, uses_metric: 0 },
      has_saved_free_calculation: 0,
    }),
    userRow("newcomer", {
      ...{ weekly_hours: null, sales_history: null, currency: null, country: null },
      ...{ custom_hourly_rate_cents: null, tos_accepted_at: null, profile_image_url: null },
      ...{ has_completed_setup: 0, is_free_version: 0, has_used_free_calculation: 0 },
      has_saved_free_calculation: 0,
    }),
    userRow("admin", { has_used_free_calculation: 0, has_saved_free_calculation: 0 }),
  ],
  sessions: [
    ...(["odile", "bao", "carla", "newcomer", "admin"] as const).map((person) =>
      sessionRow(person),
    ),
    sessionRow("odile", longAgo, "expired"),
  ],
  artworks: [
    odilesWork,
    baosWork,
    unpicturedWorkRow("a0000000-0000-4000-8000-000000000003", "bao", {
      price_cents: null,
      breakdown: null,
      inventory_number: "2025-003",
    }),
    olderWork,
    adminsWork,
    soldWork,
  ],
  artwork_saves: [
    {
      user_id: filledPeople.odile,
      idempotency_key: "key-of-a-save",
      request_hash: "hash-of-a-request",
      artwork_id: filledWork,
      created_at: now,
    },
  ],
  subscriptions: [
    subscriptionRow("bao", {}),
    subscriptionRow("carla", { status: "canceled", access_until: longAgo, is_paused: 1 }),
  ],
  subscription_attempts: [
    {
      user_id: filledPeople.odile,
      id: "attempt-of-odile",
      method: "checkout",
      term: "monthly",
      price_id: "price_monthly",
      payment_id: "cs_odile",
      created_at: now,
      expires_at: farAhead,
    },
  ],
  webhook_events: [{ id: "evt_1", type: "invoice.paid", received_at: now }],
  jobs: [
    {
      customer_id: "cus_gone",
      kind: "end-subscription",
      subscription_id: "sub_gone",
      attempts: 3,
      created_at: now,
    },
    {
      customer_id: "cus_twice",
      // As it was named before migration 0030, which renames it.
      kind: "end-surplus",
      subscription_id: null,
      attempts: 0,
      created_at: now,
    },
  ],
  feedback: [
    {
      id: filledFeedback,
      user_id: filledPeople.odile,
      email: "odile@example.com",
      type: "improvement",
      subject: "Frames",
      message: 'Count <them> in; "all" of them -- l\'or',
      status: "in_progress",
      admin_notes: "Planned for spring",
      idempotency_key: "key-of-feedback",
      created_at: longAgo,
    },
    {
      id: "fb000000-0000-4000-8000-000000000002",
      user_id: null,
      email: null,
      type: "bug",
      subject: "From a deleted profile",
      message: "It stays",
      created_at: longAgo + 1,
    },
  ],
  deleted_artworks: [
    {
      ...deletedWork,
      saves_before: 4,
      deleted_at: now,
    },
  ],
  inventory_counters: [
    { user_id: filledPeople.odile, year: 2025, last: 1 },
    { user_id: filledPeople.bao, year: 2025, last: 5 },
    { user_id: filledPeople.admin, year: 2025, last: 1 },
  ],
  price_history: [
    // In the order in which the migration writes them.
    ...[olderWork, odilesWork, baosWork, adminsWork, deletedWork, soldWork].map((work, index) => ({
      ...suggestedRow(index + 1, work),
      currency: work.currency ?? null,
    })),
    soldRow(7, "sold", longAgo + 90_001),
    soldRow(8, "returned", longAgo + 90_002),
    soldRow(9, "sold", longAgo + 100_000),
  ],
  offered_prices: [odilesWork, baosWork, olderWork, adminsWork, soldWork, deletedWork].map(
    offeredRow,
  ),
  // Every artist is given some with their row.
  channels: [],
  people: [personRow(filledSale)],
  people_merges: [mergeRow],
  merged_rows: [movedRow],
  sales: [
    saleRow("5a000000-0000-4000-8000-000000000001", {
      ...{ buyer_name: null, buyer_email: null, buyer_address: null, buyer_country: null },
      ...{ buyer_region: null, cad_rate: null, idempotency_key: null, request_hash: null },
      ...{ created_at: longAgo + 90_001, returned_at: longAgo + 90_002 },
      ...{ returned_on: "2025-09-14", person_id: null },
      ...{ deliver_to_country: null, deliver_to_region: null },
    }),
    saleRow(filledSale),
  ],
  business: [businessRow("bao")],
  invoices: [
    invoiceRow("14701ce0-0000-4000-8000-000000000002", {
      ...{ sequence: 2, paid_on: null, payment_method: null, idempotency_key: null },
    }),
    invoiceRow(filledInvoice),
    invoiceRow("14701ce0-0000-4000-8000-000000000003", {
      ...{ kind: "credit-note", sequence: 3, credits_id: "14701ce0-0000-4000-8000-000000000002" },
      ...{ reason: "Another buyer; -- l'été", paid_on: null, payment_method: null },
    }),
  ],
  invoice_payments: [paymentRow(filledInvoice)],
  // Written by triggers: that of the credited invoice is gone.
  invoice_balances: [],
  postponements: [
    {
      ...{ user_id: filledPeople.bao, key: `due-back:${filledProfessionalWork}:2026-01-20` },
      ...{ until: "2026-02-01", put_off_at: longAgo + 120_000 },
    },
  ],
  calendars: [
    {
      ...{ user_id: filledPeople.bao, id: "calendar-of-bao1", language: "fr" },
      created_at: longAgo + 120_001,
    },
  ],
  links: [
    linkRow(filledLink),
    linkRow("label-bao01", {
      ...{ kind: "label", language: "both", title: "", note: "", person_id: null },
      ...{ work_ids: JSON.stringify([filledProfessionalWork]), show_why: 0, show_sold: 0 },
      ...{ show_status: 1, is_public: 1, ends_on: null, idempotency_key: null, request_hash: null },
    }),
  ],
  link_days: [{ user_id: filledPeople.bao, link_id: filledLink, day: "2026-01-21", count: 2 }],
  entries: [entryRow],
  payouts: [payoutRow],
  consignments: [consignmentRow],
  consignment_versions: [
    consignmentVersionRow(1, {
      ...{
        sent_at: longAgo + 130_005,
        confirmed_by: "Sylvie; -- B.",
        confirmed_at: longAgo + 130_006,
      },
    }),
    consignmentVersionRow(2),
  ],
  consignment_works: [consignmentWorkRow],
  entry_senders: [{ hash: "hash-of-a-sender", sent_at: longAgo + 130_003 }],
  issued_documents: [certificateRow(filledDocument)],
  document_works: [
    documentWorkRow(filledInvoice),
    documentWorkRow(agreementDocumentId(filledConsignment, 1)),
    documentWorkRow(filledDocument, { picture_key: null, picture_type: null, picture_hash: null }),
  ],
  price_lists: [
    listRow(filledList),
    listRow(filledDraft, {
      ...{ number: null, published_at: null, holds_from: null, curves: null, applied_at: null },
      ...{ starts_from: "list", change_id: null, created_at: longAgo + 400_000 },
    }),
  ],
  applied_prices: [
    {
      user_id: filledPeople.bao,
      artwork_id: filledProfessionalWork,
      list_id: filledList,
      listed_cents: 1,
      listed_currency: "USD",
      earlier_cents: null,
      earlier_currency: null,
      earlier_asking_cents: null,
      earlier_asking_currency: null,
      batch_id: null,
    },
  ],
  price_batches: [
    {
      ...{ id: filledBatch, user_id: filledPeople.bao, changed: 1 },
      held: JSON.stringify([{ workId: filledSoldWork, highestCents: 3 }]),
      ...{ idempotency_key: "prices; -- l'été", request_hash: "d".repeat(64) },
      ...{ created_at: longAgo, undone_at: null },
    },
  ],
  batch_prices: [
    {
      ...{ user_id: filledPeople.bao, batch_id: filledBatch },
      ...{ artwork_id: filledProfessionalWork, list_id: filledList },
      ...{ earlier_asking_cents: 2, earlier_asking_currency: "CAD" },
      ...{ earlier_listed_cents: null, earlier_listed_currency: null },
      ...{ asking_cents: null, asking_currency: null },
      ...{ listed_cents: 1, listed_currency: "USD" },
    },
  ],
  contradiction_dismissals: [
    {
      user_id: filledPeople.bao,
      key: `same-size-differs:${filledProfessionalWork}:${filledSoldWork}`,
      reason: "Another series; -- l'été",
      dismissed_at: longAgo,
    },
  ],
  imports: [
    {
      id: filledImport,
      user_id: filledPeople.bao,
      file_name: "inventaire d'été.csv",
      file_hash: "f".repeat(64),
      row_count: 3,
      created_at: longAgo,
      undone_at: null,
    },
  ],
  import_rows: [
    {
      user_id: filledPeople.bao,
      import_id: filledImport,
      row: 2,
      artwork_id: filledProfessionalWork,
      work_version: longAgo,
      is_new: 1,
      // When its work was made.
      applied_at: longAgo + 2,
    },
    {
      user_id: filledPeople.bao,
      import_id: filledImport,
      row: 3,
      artwork_id: filledSoldWork,
      work_version: longAgo,
      is_new: 0,
      earlier_values: JSON.stringify({ notes: "Rangée 2; -- l'été", updatedAt: 1 }),
      kept: JSON.stringify(["sold"]),
    },
  ],
  import_people: [
    {
      user_id: filledPeople.bao,
      import_id: filledImport,
      row: 4,
      person_id: filledSale,
      person_version: longAgo + 100_000,
      is_new: 0,
      earlier_values: JSON.stringify({ notes: "Rangée 4; -- l'été", updatedAt: 1 }),
    },
  ],
};

/** Their rows are written by triggers and migrations too: what is stated here replaces those. */
const writtenByTriggers = [
  "inventory_counters",
  "price_history",
  "offered_prices",
  "invoice_payments",
  "invoice_balances",
  "people",
];

/**
 * The statements that fill the tables of a database of these columns: all rows that it can hold, but for those that it
 * could already hold with the columns `before`.
 */
export function fillStatements(columns: Columns, before: Columns = new Map()): string[] {
  const unfilled = [...columns.keys()].filter((table) => !(table in filledRows));
  if (unfilled.length > 0) {
    throw new Error(`filledRows has no rows for the table ${unfilled.join(", ")}: add them.`);
  }
  return Object.entries(filledRows).flatMap(([table, rows]) =>
    rows
      .filter((row) => canHold(columns.get(table), row) && !canHold(before.get(table), row))
      .map((row) => insert(table, row, columns.get(table) ?? [])),
  );
}

/** A sold work needs a database that has statuses, an updated one a database that keeps what was there before. */
function canHold(known: readonly string[] | undefined, row: Row): boolean {
  if (known === undefined) {
    return false;
  }
  const isSold = row.status === "sold";
  const isUpdated = typeof row.earlier_values === "string";
  return (!isSold || known.includes("status")) && (!isUpdated || known.includes("earlier_values"));
}

function insert(table: string, row: Row, known: readonly string[]): string {
  const cells = Object.entries(row).filter(([column]) => known.includes(column));
  const names = cells.map(([column]) => column).join(", ");
  const values = cells.map(([, value]) => literal(value)).join(", ");
  const verb = writtenByTriggers.includes(table) ? "REPLACE" : "INSERT";
  return `${verb} INTO ${table} (${names}) VALUES (${values})`;
}

function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
}
