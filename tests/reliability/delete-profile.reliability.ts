import { expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import type { FaultKind } from "#scripts/stand-ins/stripe/faults.ts";
import { signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { newArtwork } from "#tests/support/artworks.ts";
import { figure } from "#tests/support/figure.ts";
import { pictures } from "#tests/support/picture-operations.ts";
import { readRows } from "#tests/support/rows.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { customerOf, post, startCheckout, startStack, subscribe } from "#tests/support/stripe.ts";
import { signedEvent } from "#tests/support/stripe-events.ts";
import { openDatabase } from "#worker/db/client.ts";
import { openSession } from "#worker/session/sessions.ts";

const stack = startedForTests(() => startStack({ OUTBOUND_TIMEOUT_MS: "1000" }));

/** The ways in which Stripe is down; in some of them it acts without responding. */
const outages: readonly FaultKind[] = [
  "fail",
  "unavailable",
  "disconnect",
  "hang",
  "act-then-disconnect",
];

/** The state of the artist's subscription. */
const statuses: Record<string, (artist: TestArtist) => Promise<unknown>> = {
  "with a subscription": (artist) => subscribe(stack, artist),
  paused: async (artist) => {
    await subscribe(stack, artist);
    await post(artist, apiPaths.pauseSubscription);
  },
  "about to end": async (artist) => {
    await subscribe(stack, artist);
    await post(artist, apiPaths.cancelSubscription);
  },
  "in the midst of paying": (artist) => startCheckout(artist),
};

interface Leaver {
  readonly what: string;
  readonly outage: FaultKind;
  readonly artist: TestArtist;
  readonly cookies: readonly string[];
  readonly customer: string;
  /** The values that identify the artist, in any column. */
  readonly marks: readonly string[];
}

/** An artist with some of everything that is stored: works, soft-deleted ones, pictures, feedback, sessions. */
async function settle(outage: FaultKind, status: string): Promise<Leaver> {
  const mark = crypto.randomUUID().slice(0, 8);
  const artist = await signInArtist(stack.worker, {
    email: `${mark}@example.com`,
    firstName: `First${mark}`,
    lastName: `Last${mark}`,
    city: `City${mark}`,
    maxArtworkSaves: 5,
  });
  const titles = [`Kept ${mark}`, `Deleted ${mark}`];
  for (const title of titles) {
    const work = newArtwork({ title, suggestedPrice: null, ...pictures.first });
    const answer = await artist.send("POST", apiPaths.artworks, work);
    const { id } = (await answer.json()) as { id: string };
    if (title.startsWith("Deleted")) await artist.request(artworkPath(id), { method: "DELETE" });
  }
  const feedback = { type: "general", subject: "Thanks", message: "For everything." };
  expect((await artist.send("POST", apiPaths.feedback, feedback)).status).toBe(201);
  const db = openDatabase(stack.worker.env.DB);
  const second = `session=${await openSession(db, artist.id, true, new Date())}`;
  await statuses[status]?.(artist);
  const customer = await customerOf(stack, artist);
  if (customer === null) throw new Error("There is no customer.");
  return {
    what: `${status}, Stripe: ${outage}`,
    outage,
    artist,
    cookies: [artist.cookie, second],
    customer,
    marks: [mark, artist.id],
  };
}

/** Every row of every table, future ones included, that identifies a user. */
async function findRows(marks: readonly string[]): Promise<string[]> {
  const { DB } = stack.worker.env;
  const { results: tables } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { results } = await DB.prepare(`SELECT * FROM "${name}"`).all();
      const rows = results.map((row) => `${name}: ${JSON.stringify(row)}`);
      return rows.filter((row) => marks.some((mark) => row.includes(mark)));
    }),
  );
  return found.flat();
}

async function countObjects({ artist, marks }: Leaver): Promise<number> {
  const { PICTURES, RATES } = stack.worker.env;
  const { objects } = await PICTURES.list({ prefix: `${artist.id}/` });
  const { keys } = await RATES.list();
  return (
    objects.length + keys.filter(({ name }) => marks.some((mark) => name.includes(mark))).length
  );
}

/** What is still stored of a user who has deleted their profile. */
async function expectGone(leaver: Leaver): Promise<void> {
  for (const Cookie of leaver.cookies) {
    const answer = await stack.worker.request(apiPaths.authUser, { headers: { Cookie } });
    expect(answer.status).toBe(401);
  }
  expect(await findRows(leaver.marks)).toEqual([]);
  expect(await countObjects(leaver)).toBe(0);
}

/** Stripe goes down for the customer, and the profile is deleted. */
async function leave(leaver: Leaver): Promise<void> {
  const { artist, customer, outage: kind } = leaver;
  expect((await findRows(leaver.marks)).length).toBeGreaterThan(5);
  expect(await countObjects(leaver)).toBe(4);
  await stack.control.misbehave({ kind, about: customer, times: 0 });
  const { subscriptions } = await stack.control.state();
  for (const { id } of Object.values(subscriptions).filter((one) => one.customer === customer)) {
    await stack.control.misbehave({ kind, path: `/v1/subscriptions/${id}`, times: 0 });
  }
  const answer = await artist.request(apiPaths.profile, { method: "DELETE" });
  expect(answer.status).toBe(204);
  await expectGone(leaver);
}

test("a profile that is deleted while Stripe is down is deleted at once, and its subscription is cancelled by the first cron after that", async (context) => {
  const wrong: string[] = [];
  const leavers: Leaver[] = [];
  for (const outage of outages) {
    const status = Object.keys(statuses);
    leavers.push(...(await Promise.all(status.map((name) => settle(outage, name)))));
  }
  await Promise.all(
    leavers.map((leaver) => leave(leaver).catch((error) => wrong.push(`${leaver.what}: ${error}`))),
  );

  // Stripe is still down: the run fails, and only Stripe's customer ids are left.
  expect(await stack.run("quarterHourly")).toBe("exception");
  const jobs = await readRows(stack.worker, "SELECT * FROM jobs");
  expect(jobs.length).toBeGreaterThan(outages.length);
  for (const job of jobs) {
    expect(Object.keys(job).sort()).toEqual(
      ["attempts", "created_at", "customer_id", "kind", "subscription_id"].sort(),
    );
  }

  await stack.control.behave();
  expect(await stack.run("quarterHourly")).toBe("ok");
  expect(await readRows(stack.worker, "SELECT * FROM jobs")).toEqual([]);
  const { subscriptions, checkoutSessions } = await stack.control.state();
  for (const leaver of leavers) {
    const { what, customer } = leaver;
    try {
      const own = Object.values(subscriptions).filter((one) => one.customer === customer);
      for (const { status } of own) expect(status).toBe("canceled");
      if (!what.startsWith("in the midst")) expect(own).toHaveLength(1);
      const open = Object.values(checkoutSessions).filter(
        (one) => one.customer === customer && one.status === "open",
      );
      expect(open).toEqual([]);
      // Delayed events from Stripe do not restore a user.
      const { body, signature } = signedEvent({ data: { object: { customer } } });
      const init = { method: "POST", headers: { "Stripe-Signature": signature }, body };
      expect((await stack.worker.request(apiPaths.stripeWebhook, init)).ok).toBe(true);
      await expectGone(leaver);
    } catch (error) {
      wrong.push(`${what}, afterwards: ${error}`);
    }
  }
  expect(wrong).toEqual([]);
  figure(context, 9, leavers.length, leavers.length - wrong.length);
});
