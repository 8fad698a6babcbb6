import { openDatabase } from "#worker/db/client.ts";
import { type UserRow, users } from "#worker/db/tables.ts";
import { readSettings } from "#worker/env.ts";
import { sealedToken } from "#worker/http/session-cookie.ts";
import { openSession } from "#worker/session/sessions.ts";
import type { TestWorker } from "./harness.ts";

/** A signed-in artist, whose requests have the session cookie. */
export interface TestArtist {
  readonly id: string;
  readonly cookie: string;
  /** The session's token in the cookie. */
  readonly token: string;
  readonly request: TestWorker["request"];
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/** A complete profile on the free plan. */
const completeProfile = {
  firstName: "Test",
  lastName: "Artist",
  careerStages: ["emerging"],
  weeklyHours: "6-10",
  salesHistory: "1-5k",
  education: "college",
  currency: "CAD",
  country: "Canada",
  city: "Rimouski",
  provinceState: "Québec",
  tosAcceptedAt: new Date("2025-09-13T12:00:00Z"),
  hasCompletedSetup: true,
  isFreeVersion: true,
} satisfies Partial<UserRow>;

/** Inserts an artist with a session; `profile` overrides the complete one. */
export async function signInArtist(
  worker: TestWorker,
  profile: Partial<UserRow> = {},
): Promise<TestArtist> {
  const db = openDatabase(worker.env.DB);
  const id = crypto.randomUUID();
  const now = new Date();
  await db.insert(users).values({
    id,
    issuer: "http://localhost:1/",
    subject: id,
    email: `${id}@example.com`,
    createdAt: now,
    ...completeProfile,
    ...profile,
  });
  const token = await openSession(db, id, false, now);
  const cookie = `session=${await sealedToken(token, readSettings(worker.env).AUTH_SECRET)}`;
  const request: TestWorker["request"] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookie);
    return worker.request(path, { ...init, headers });
  };
  return {
    id,
    cookie,
    token,
    request,
    send: (method, path, body, headers) =>
      request(path, {
        method,
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
  };
}

/** The header of a request that can be repeated, or none. */
export function keyHeader(idempotencyKey: string | undefined): Record<string, string> {
  return idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
}

/** An administrator (ADMIN_EMAILS). */
export function signInAdmin(worker: TestWorker): Promise<TestArtist> {
  return signInArtist(worker, {
    email: "admin@example.com",
    emailVerified: true,
    hasCompletedSetup: false,
    isFreeVersion: false,
  });
}
