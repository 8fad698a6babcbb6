import * as v from "valibot";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { allPaths, pathNames, pathWith } from "#tests/support/all-paths.ts";
import { signInAdmin, signInArtist, type TestArtist } from "#tests/support/artists.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { type CanaryRequest, canaries, canaryRequests } from "#tests/support/canary-requests.ts";
import { casesOfDay, isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { figure } from "#tests/support/figure.ts";
import { appUrl } from "#tests/support/harness.ts";
import { findLines } from "#tests/support/log-lines.ts";
import { listTables } from "#tests/support/rows.ts";
import { answer, startScriptedProvider } from "#tests/support/scripted-provider.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { signInSubscriber, startStack } from "#tests/support/stripe.ts";
import { webhookSecret } from "#tests/support/stripe-events.ts";

const provider = startedForTests(startScriptedProvider);
const stack = startedForTests(() =>
  startStack({
    isLimited: false,
    OUTBOUND_TIMEOUT_MS: "1000",
    OIDC_ISSUER: provider.issuer,
    STRIPE_SECRET_KEY: canaries.stripeSecret,
    STRIPE_WEBHOOK_SECRET: `${canaries.webhookSecret},${webhookSecret}`,
    AUTH_SECRET: canaries.authSecret,
    LINK_SECRET: canaries.linkSecret,
    OIDC_CLIENT_SECRET: canaries.clientSecret,
  }),
);

/** The tokens of all signed-in users. */
const tokens: string[] = [];
let asked = 0;
const leaks: string[] = [];

function findCanaries(text: string): string[] {
  const plain = `${text} ${decodeURIComponent(text.replaceAll("%", "%25"))}`.toLowerCase();
  return [...Object.values(canaries), ...tokens].filter(
    (canary) =>
      plain.includes(canary.toLowerCase()) ||
      plain.includes(encodeURIComponent(canary).toLowerCase()),
  );
}

/** With canaries in the address and in every header that a browser lets a page or a person set. */
async function send(
  who: string,
  path: string,
  { method, body, headers }: CanaryRequest,
  artist?: TestArtist,
): Promise<void> {
  asked += 1;
  const { email, title, cookie } = canaries;
  const query = new URLSearchParams({ code: title, state: title, error: email, v: title, email });
  const response = await stack.worker.request(`${path}?${query}`, {
    method,
    headers: {
      Origin: appUrl,
      Cookie: artist?.cookie ?? `session=${cookie}; sign-in-0123456789abcdef=${title}`,
      "User-Agent": email,
      Referer: `${appUrl}/${title}`,
      "Idempotency-Key": `${title}-${asked}`,
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const answer = response.status >= 400 ? text : (response.headers.get("Location") ?? "");
  const found = findCanaries(answer);
  if (found.length > 0) leaks.push(`${who} ${method} ${path} ${response.status}: ${found.join()}`);
}

const emails = { email: canaries.email, firstName: canaries.title };

/** Every request of every route, of a user with a subscription and a work with the title. */
async function sendAll(who: string, artist?: TestArtist): Promise<void> {
  const last = ["artwork", "profile", "logout"];
  const names = v.parse(v.array(v.picklist(pathNames)), [
    ...pathNames.filter((name) => !last.includes(name)),
    ...last,
  ]);
  for (const name of names) {
    for (const request of canaryRequests[name]()) {
      await send(who, pathWith(name, canaries.title), request, artist);
    }
  }
}

async function newArtist(): Promise<TestArtist> {
  const artist = await signInArtist(stack.worker, emails);
  tokens.push(artist.token);
  return artist;
}

/** All of them take minutes: each day every eighth table is missing, and Stripe fails in one of three ways. */
function tablesOfDay(tables: readonly string[]): string[] {
  return casesOfDay(tables, 8);
}

test("canaries in requests, successful or not, are in no log and in no error", async (context) => {
  await sendAll("a visitor");
  const artist = await signInSubscriber(stack);
  await sendAll("an artist", artist);
  const admin = await signInAdmin(stack.worker);
  tokens.push(admin.token);
  await sendAll("an admin", admin);
  for (const request of canaryRequests.adminFeedbackEntry()) {
    const { id } =
      (await stack.worker.env.DB.prepare("SELECT id FROM feedback").first<{ id: string }>()) ?? {};
    await send("an admin", `${apiPaths.adminFeedback}/${id}`, request, admin);
  }

  const failing = await signInSubscriber(stack);
  for (const [index, kind] of (["fail", "rate-limit", "disconnect"] as const).entries()) {
    if (!isCaseOfDay(index, 3)) continue;
    await stack.control.misbehave({ kind, times: 0 });
    await sendAll(`while Stripe answers by ${kind}`, failing);
    await stack.control.behave();
  }
  for (const table of tablesOfDay(await listTables(stack.worker))) {
    const unlucky = await newArtist();
    await stack.worker.env.DB.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    await sendAll(`without ${table}`, unlucky);
    await stack.worker.env.DB.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }

  provider.scripts.token = answer(200, { access_token: canaries.title, id_token: canaries.email });
  const browser = openBrowser(stack.worker);
  const leaving = await browser.request(apiPaths.login);
  const state = new URL(leaving.headers.get("Location") ?? "").searchParams.get("state") ?? "";
  const back = new URLSearchParams({ code: canaries.title, state });
  const failed = await browser.request(`${apiPaths.loginCallback}?${back}`);
  asked += 2;
  leaks.push(...findCanaries(failed.headers.get("Location") ?? "no"));

  expect(asked).toBeGreaterThan(500);
  const lastId = failed.headers.get("X-Request-Id") ?? "none";
  await expect.poll(() => findLines(stack.worker, lastId)).not.toEqual([]);
  const written = stack.worker.logs();
  const inLogs = written.filter((line) => findCanaries(line).length > 0);
  expect(leaks).toEqual([]);
  expect(inLogs).toEqual([]);
  figure(context, 16, asked, asked - leaks.length - inLogs.length);
});

const lineSchema = v.strictObject({
  level: v.literal("info"),
  requestId: v.pipe(v.string(), v.uuid()),
  method: v.picklist(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
  route: v.picklist(["/*", ...Object.values(allPaths)]),
  status: v.number(),
  milliseconds: v.number(),
});

test("each request logs one line with six fields, with the id of its response", async () => {
  const artist = await newArtist();
  const requests = [
    [apiPaths.authUser, "GET"],
    [`/api/artworks/${canaries.title}/image`, "GET"],
    ["/api/nothing", "POST"],
    [apiPaths.artworks, "PUT"],
  ] as const;
  const ids: string[] = [];
  for (const [path, method] of requests) {
    const response = await artist.request(path, { method });
    const id = response.headers.get("X-Request-Id") ?? "none";
    await expect.poll(() => findLines(stack.worker, id)).toHaveLength(1);
    const line = v.parse(lineSchema, findLines(stack.worker, id)[0]);
    expect(line).toMatchObject({ requestId: id, method, status: response.status });
    ids.push(id);
  }
  // There is still only one.
  for (const id of ids) expect(findLines(stack.worker, id)).toHaveLength(1);
});
