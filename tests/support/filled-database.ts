import { createHash } from "node:crypto";
import { explainPrice } from "#schema/pricing/explain.ts";

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;
/** The columns of each table of a database. */
export type Columns = ReadonlyMap<string, readonly string[]>;

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const longAgo = Date.UTC(2025, 8, 13, 12);
const farAhead = Date.UTC(2099, 0, 1);

/** The people of a filled database; each has an open session but the visitor and the one whose session expired. */
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
export const filledFeedback = "fb000000-0000-4000-8000-000000000001";

/** The token in a person's cookie. */
export function tokenOf(person: string): string {
  return createHash("sha256").update(`token of ${person}`).digest("hex");
}

function session(person: FilledPerson, expiresAt = farAhead, token: string = person): Row {
  return {
    token_hash: createHash("sha256").update(tokenOf(token)).digest("hex"),
    user_id: filledPeople[person],
    is_returning: person === "newcomer" ? 0 : 1,
    created_at: now - 2 * day,
    last_used_at: now,
    expires_at: expiresAt,
  };
}

function user(person: FilledPerson, changes: Row = {}): Row {
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

function work(id: string, person: FilledPerson, changes: Row = {}): Row {
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
    ...changes,
  };
}

function unpictured(id: string, person: FilledPerson, changes: Row = {}): Row {
  const none = { picture_key: null, picture_type: null, picture_hash: null };
  return work(id, person, { ...none, ...changes });
}

function subscription(person: FilledPerson, changes: Row): Row {
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

/**
 * What each table holds, those that others refer to first. A column is filled in where a database has it, so
 * that any version of the schema can be filled. A new table needs its rows here, and a new column the value that
 * its migration makes of each row: filled before or after it, the database is the same.
 */
export const filledRows: Readonly<Record<string, readonly Row[]>> = {
  users: [
    user("odile"),
    user("bao", { currency: "USD", is_free_version: 0 }),
    user("carla", {
      ...{ career_stages: "[]", custom_hourly_rate_cents: 0, uses_metric: 0 },
      has_saved_free_calculation: 0,
    }),
    user("newcomer", {
      ...{ weekly_hours: null, sales_history: null, currency: null, country: null },
      ...{ custom_hourly_rate_cents: null, tos_accepted_at: null, profile_image_url: null },
      ...{ has_completed_setup: 0, is_free_version: 0, has_used_free_calculation: 0 },
      has_saved_free_calculation: 0,
    }),
    user("admin", { has_used_free_calculation: 0, has_saved_free_calculation: 0 }),
  ],
  sessions: [
    ...(["odile", "bao", "carla", "newcomer", "admin"] as const).map((person) => session(person)),
    session("odile", longAgo, "expired"),
  ],
  artworks: [
    work(filledWork, "odile"),
    work("a0000000-0000-4000-8000-000000000002", "bao"),
    unpictured("a0000000-0000-4000-8000-000000000003", "bao", {
      price_cents: null,
      breakdown: null,
    }),
    unpictured("a0000000-0000-4000-8000-000000000004", "bao", { created_at: longAgo }),
    unpictured("a0000000-0000-4000-8000-000000000005", "admin", { currency: "CAD" }),
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
    subscription("bao", {}),
    subscription("carla", { status: "canceled", access_until: longAgo, is_paused: 1 }),
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
      subject: "From somebody who is gone",
      message: "It stays",
      created_at: longAgo + 1,
    },
  ],
  deleted_artworks: [
    {
      ...work(filledDeletedWork, "bao", { title: "Regretted" }),
      saves_before: 4,
      deleted_at: now,
    },
  ],
};

/** The statements that fill the tables of a database of these columns. */
export function fillStatements(columns: Columns): string[] {
  const unfilled = [...columns.keys()].filter((table) => !(table in filledRows));
  if (unfilled.length > 0) {
    throw new Error(
      `filledRows has nothing for the table ${unfilled.join(", ")}: say what it holds.`,
    );
  }
  return Object.entries(filledRows).flatMap(([table, rows]) => {
    const known = columns.get(table) ?? [];
    return known.length === 0 ? [] : rows.map((row) => insert(table, row, known));
  });
}

function insert(table: string, row: Row, known: readonly string[]): string {
  const cells = Object.entries(row).filter(([column]) => known.includes(column));
  const names = cells.map(([column]) => column).join(", ");
  const values = cells.map(([, value]) => literal(value)).join(", ");
  return `INSERT INTO ${table} (${names}) VALUES (${values})`;
}

function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
}
