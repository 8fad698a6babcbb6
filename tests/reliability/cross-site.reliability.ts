import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { apiPaths, artworkPath } from "#schema/api-paths.ts";
import { feedbackReceiptSchema } from "#schema/feedback.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";
import { accessRules, type Method, methods } from "#tests/support/access-rules.ts";
import {
  allPaths,
  type PathName as Name,
  pathNames as names,
  pathWith,
} from "#tests/support/all-paths.ts";
import { signInAdmin, type TestArtist } from "#tests/support/artists.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { readInvoice, sendInvoice } from "#tests/support/documents.ts";
import { figure } from "#tests/support/figure.ts";
import {
  contentTypes,
  foreignOrigins,
  foreignSites,
  overrides,
  ownTypes,
  redirectHeaders,
  redirectQueries,
  returnCookies,
} from "#tests/support/foreign-requests.ts";
import { appUrl } from "#tests/support/harness.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";
import { readList } from "#tests/support/price-lists.ts";
import { type RawAnswer, rawRequest } from "#tests/support/raw-request.ts";
import { readSale, saveWork, sendSale } from "#tests/support/records.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { signInSubscriber, startStack } from "#tests/support/stripe.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";

const provider = startedForTests(startTestIdentityProvider);
const stack = startedForTests(() => startStack({ OIDC_ISSUER: provider.issuer, isLimited: false }));
let artist: TestArtist;
let admin: TestArtist;
/** The ids in the paths: existing entities of the artist. */
const ids: Partial<Record<Name, string>> = {};

beforeAll(async () => {
  admin = await signInAdmin(stack.worker);
  artist = await signInSubscriber(stack);
  const [{ id: artwork }, { id: deleted }] = [await saveWork(artist), await saveWork(artist)];
  await artist.request(artworkPath(deleted), { method: "DELETE" });
  const sent = await artist.send("POST", apiPaths.feedback, validBodies.feedback);
  ids.artwork = artwork;
  ids.artworkRestore = deleted;
  const draft = await artist.send("POST", priceListPaths.lists, validBodies.lists);
  const { id } = await readList(draft);
  Object.assign(ids, { list: id, publish: id, apply: id, undo: id });
  const sale = await sendSale(artist, { artworkId: artwork, buyer: { name: "Solange" } });
  const { id: invoice } = await readInvoice(await sendInvoice(artist, [(await readSale(sale)).id]));
  Object.assign(ids, { invoicePayment: invoice, creditNote: invoice });
  ids.adminFeedbackEntry = v.parse(feedbackReceiptSchema, await sent.json()).id;
});

interface Case {
  readonly name: Name;
  readonly method: Method;
  readonly origin: string | null;
  readonly site: string | null;
  readonly type: string | null;
  readonly more?: Record<string, string>;
  readonly query?: string;
}

/** A request that another site makes in the artist's own browser, signed in. */
function send({ name, method, origin, site, type, more = {}, query = "" }: Case) {
  const { cookie } = name.startsWith("admin") ? admin : artist;
  const path = pathWith(name, ids[name] ?? "absent") + query;
  return rawRequest(stack.worker.url, {
    method,
    path,
    headers: {
      Cookie: cookie,
      ...(origin !== null && { Origin: origin }),
      ...(site !== null && { "Sec-Fetch-Site": site }),
      ...(type !== null && { "Content-Type": type }),
      ...more,
    },
    body: isSafe(method) ? null : JSON.stringify(validBodies[name] ?? {}),
  });
}

function isSafe(method: Method): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method);
}

/** Every route that changes something, except Stripe's webhook, which is signed. */
const mutations = names
  .filter((name) => name !== "stripeWebhook")
  .flatMap((name) =>
    methods
      .filter((method) => !isSafe(method) && method in accessRules[name])
      .map((method) => ({ name, method })),
  );

/** Whether no header allows another site anything. */
function allowsNoSite({ headers }: RawAnswer): boolean {
  return !Object.keys(headers).some((name) => name.startsWith("access-control-"));
}

/** Sends them all, and compares what is stored. Returns the cases with a wrong response. */
async function findAnswered(cases: readonly Case[], isRight: (answer: RawAnswer) => boolean) {
  const before = await readStores(stack.worker);
  const wrong = await runConcurrently(cases, async (one) => {
    const answer = await send(one);
    return isRight(answer) && allowsNoSite(answer) ? null : { ...one, answer };
  });
  expect(await readStores(stack.worker)).toEqual(before);
  return wrong.filter((one) => one !== null);
}

const json = "application/json";

/** An empty origin counts as none, so that `Sec-Fetch-Site` decides. */
function sitesWith(origin: string): readonly (string | null)[] {
  return origin === "" ? foreignSites : [...foreignSites, "same-origin"];
}

test("figure 12: method × content type × Origin × Sec-Fetch-Site from elsewhere: 0 state changes", async (context) => {
  const whole = { name: "profile", method: "PATCH" } as const;
  const all: Case[] = [
    ...mutations.flatMap((route) => [
      ...foreignOrigins.map((origin) => ({ ...route, origin, site: "cross-site", type: json })),
      ...foreignSites.map((site) => ({ ...route, origin: null, site, type: json })),
      ...contentTypes.map((type) => ({ ...route, origin: "null", site: "cross-site", type })),
    ]),
    ...foreignOrigins.flatMap((origin) =>
      sitesWith(origin).map((site) => ({ ...whole, origin, site, type: json })),
    ),
  ];
  // All of them take minutes: each day has a third, as in the next two.
  const cases = casesOfDay(all, 3);
  const wrong = await findAnswered(
    cases,
    ({ status, body }) => status === 403 && body.includes('"FORBIDDEN"'),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  figure(context, 12, cases.length, cases.length - wrong.length);
});

test("figure 12: the content types of forms are refused from the own pages too", async (context) => {
  const all = mutations
    .filter(({ name, method }) => method !== "DELETE" && validBodies[name] !== undefined)
    .flatMap((route) =>
      contentTypes
        .filter((type) => !ownTypes.includes(type))
        .map((type) => ({ ...route, origin: appUrl, site: "same-origin", type })),
    );
  const cases = casesOfDay(all, 3);
  const wrong = await findAnswered(cases, ({ status }) => status === 415);
  expect(wrong.slice(0, 5)).toEqual([]);
  figure(context, 12, cases.length, cases.length - wrong.length);
});

test("figure 12: a navigation with any method override changes nothing", async (context) => {
  const all: Case[] = names.flatMap((name) =>
    (["GET", "HEAD", "OPTIONS"] as const).flatMap((method) => [
      { name, method, origin: null, site: "cross-site", type: null },
      ...overrides.map((more) => ({
        ...{ name, method, origin: null, site: "cross-site", type: null },
        ...{ more, query: "?_method=DELETE" },
      })),
    ]),
  );
  const cases = casesOfDay(all, 3);
  const wrong = await findAnswered(cases, ({ status }) => status !== 500);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect((await artist.request(apiPaths.authUser)).status).toBe(200);
  figure(context, 12, cases.length, cases.length - wrong.length);
});

/** A redirect within the application, or to the provider with the application's own return addresses. */
function isOwnRedirect({ status, headers, rawHeaders }: RawAnswer): boolean {
  const { location } = headers;
  if (/evil\.example|evilevil|alert/.test(rawHeaders.join("\n")) || status >= 500) return false;
  if (location === undefined) return status !== 302;
  if (/^\/(?![/\\])/.test(location)) return true;
  const { origin, searchParams } = new URL(location);
  const returns = [searchParams.get("redirect_uri"), searchParams.get("post_logout_redirect_uri")];
  return (
    [appUrl, provider.issuer].includes(origin) &&
    returns.every((address) => address === null || new URL(address).origin === appUrl)
  );
}

test("figure 12: callbackUrl, redirect, flow and proxies' headers: 0 foreign Locations, 0 responses with 500", async (context) => {
  const routes = [
    ["login", "none", null],
    ["login", "cross-site", "artist"],
    ["loginCallback", "cross-site", null],
    ["logout", "cross-site", "artist"],
    ["logout", null, "artist"],
    ["logout", "none", null],
  ] as const;
  const cases = routes.flatMap(([name, site, who]) => [
    ...redirectQueries.map((query) => ({ name, site, who, query, headers: {} })),
    ...redirectHeaders.map((headers) => ({ name, site, who, query: "", headers })),
  ]);
  const survived = await runConcurrently(cases, async ({ name, site, who, query, headers }) => {
    const cookie = who === null ? {} : { Cookie: artist.cookie };
    const answer = await rawRequest(stack.worker.url, {
      method: "GET",
      path: allPaths[name] + query.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
      headers: { ...cookie, ...(site !== null && { "Sec-Fetch-Site": site }), ...headers },
    });
    expect.soft(isOwnRedirect(answer), `${name}${query} ${answer.headers.location}`).toBe(true);
    return isOwnRedirect(answer);
  });
  // A sign-out request from another site ends nothing.
  expect((await artist.request(apiPaths.authUser)).status).toBe(200);
  figure(context, 12, cases.length, survived.filter(Boolean).length);
});

test("figure 12: a forged return address leads to the application", async (context) => {
  for (const address of returnCookies) {
    const browser = openBrowser(stack.worker);
    const form = await browser.visit(`${apiPaths.login}?flow=login`);
    const callback = await browser.answer(form, { email: "planted@example.com" });
    const attempt = browser.cookies.names().find((name) => name.startsWith("sign-in-")) ?? "";
    const attempted = new URLSearchParams(decodeURIComponent(browser.cookies.value(attempt) ?? ""));
    expect(attempted.has("sign-in-return")).toBe(true);
    attempted.set("sign-in-return", address);
    browser.cookies.set(attempt, encodeURIComponent(attempted.toString()));
    const { url } = await browser.visit(callback);
    expect(url.origin).toBe(appUrl);
    expect(["/app?flow=login", "/app?flow=create"]).toContain(url.pathname + url.search);
  }
  figure(context, 12, returnCookies.length, returnCookies.length);
});

test("figure 12: from the application's own pages all of these requests are accepted", async () => {
  for (const route of mutations.filter(({ name }) => !["profile", "logout"].includes(name))) {
    const answer = await send({ ...route, origin: appUrl, site: null, type: json });
    expect.soft([403, 415, 500, 502], `${route.method} ${route.name}`).not.toContain(answer.status);
    const bare = await send({ ...route, origin: null, site: "same-origin", type: json });
    expect.soft([403, 415, 500, 502], `${route.method} ${route.name}`).not.toContain(bare.status);
  }
});
