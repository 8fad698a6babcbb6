import { dayInMilliseconds } from "#schema/days.ts";
import type { Health, PartState } from "#schema/health.ts";
import { type Database, openDatabase } from "#worker/db/client.ts";
import { type Bindings, readSettings } from "#worker/env.ts";
import { logWarning } from "#worker/log.ts";
import { findRate } from "#worker/rates/storage.ts";
import { findOldestJob } from "#worker/subscription/job-queries.ts";
import { listCustomersToReconcile } from "#worker/subscription/queries.ts";
import { retryDelay } from "#worker/subscription/reconcile.ts";

const hour = 60 * 60 * 1000;

/** The bank publishes a rate on business days; with holidays, five days can pass between two. */
const longestRateAge = 8 * dayInMilliseconds;
/** Subscriptions are read every day and jobs repeated every quarter of an hour, so these mean that Stripe cannot be reached. */
const longestUnread = 2 * dayInMilliseconds;
const longestJob = 6 * hour;
/** A store that takes longer, in milliseconds, counts as down. */
const storeTimeout = 3000;

/** Which parts do not work. The response is public, so the reasons are only in the log. */
export async function checkHealth(env: Bindings, now: Date): Promise<Health> {
  const db = openDatabase(env.DB);
  const [configuration, billing, rates, r2] = await Promise.all([
    ask("configuration", async () => readSettings(env)),
    ask("d1", () => isBillingOverdue(db, now)),
    ask("kv", () => isRateOutdated(env.RATES, now)),
    ask("r2", () => env.PICTURES.head("health")),
  ]);
  const parts = {
    configuration: stateOf(configuration),
    d1: stateOf(billing),
    kv: stateOf(rates),
    r2: stateOf(r2),
    rates: punctuality(rates),
    billing: punctuality(billing),
  };
  const isWhole = Object.values(parts).every((part) => part === "ok");
  return { status: isWhole ? "ok" : "failing", parts };
}

type Answer<Value> = { readonly value: Value } | null;

async function ask<Value>(part: string, question: () => Promise<Value>): Promise<Answer<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${storeTimeout} ms`)), storeTimeout);
  });
  try {
    return { value: await Promise.race([question(), timeout]) };
  } catch (error) {
    logWarning(`health: ${part} is down`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function stateOf(answer: Answer<unknown>): PartState {
  return answer === null ? "down" : "ok";
}

/** A part whose store is down counts as down too. */
function punctuality(isOverdue: Answer<boolean>): PartState {
  if (isOverdue === null) return "down";
  return isOverdue.value ? "late" : "ok";
}

async function isBillingOverdue(db: Database, now: Date): Promise<boolean> {
  const staleBefore = new Date(now.getTime() - longestUnread);
  const retryBefore = new Date(now.getTime() + retryDelay);
  const unread = await listCustomersToReconcile(db, { staleBefore, retryBefore }, 1);
  const job = await findOldestJob(db);
  return unread.length > 0 || (job !== null && now.getTime() - job.getTime() > longestJob);
}

async function isRateOutdated(kv: KVNamespace, now: Date): Promise<boolean> {
  const rate = await findRate(kv, now);
  return rate === null || now.getTime() - Date.parse(rate.date) > longestRateAge;
}
