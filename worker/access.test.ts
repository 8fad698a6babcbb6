import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { errorBodySchema, errorStatus } from "#schema/errors.ts";
import { guestPages } from "#schema/links/links-paths.ts";
import {
  type Requester,
  type Role,
  refusalOf,
  roleNames,
  roles,
  signInEverybody,
} from "#tests/support/access-roles.ts";
import { type AccessRule, accessRules, type Method, methods } from "#tests/support/access-rules.ts";
import {
  allPaths,
  type PathName as Name,
  pathNames as names,
  pathWith,
} from "#tests/support/all-paths.ts";
import { runConcurrently } from "#tests/support/concurrency.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { startStack } from "#tests/support/stripe.ts";
import { sign } from "#tests/support/stripe-events.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";
import { app } from "./app.ts";

const stack = startedForTests(() => startStack({ isLimited: false }));
let requesters: Record<Role, Requester>;
beforeAll(async () => {
  requesters = await signInEverybody(stack);
});

function rulesOf(name: Name): Partial<Record<Method, AccessRule>> {
  return accessRules[name];
}

function ruleOf(name: Name, method: Method): AccessRule | undefined {
  return rulesOf(name)[method === "HEAD" ? "GET" : method];
}

function request(name: Name, method: Method, cookie: string | null, extra: HeadersInit = {}) {
  const headers = new Headers(extra);
  headers.set("Content-Type", "application/json");
  if (cookie !== null) headers.set("Cookie", cookie);
  const hasBody = !["GET", "HEAD"].includes(method);
  const body = hasBody ? JSON.stringify(validBodies[name] ?? {}) : null;
  const path = pathWith(name, crypto.randomUUID());
  return stack.worker.request(path, { method, headers, body });
}

/** The code of an answer's error; null where it is none, and "?" where HEAD leaves it out. */
async function codeOf(response: Response, method: Method): Promise<string | null> {
  if (response.status < 400) return null;
  if (method === "HEAD") return "?";
  return v.parse(errorBodySchema, await response.json()).code;
}

/** The response that a rule gives to a role without access. */
function refused(code: string, method: Method): [code: string, status: number | undefined] {
  return [method === "HEAD" ? "?" : code, new Map(Object.entries(errorStatus)).get(code)];
}

const refusals = [
  "UNAUTHORIZED",
  "TOKEN_EXPIRED",
  "FORBIDDEN",
  "PROFILE_INCOMPLETE",
  "UPGRADE_REQUIRED",
];

test("every route has an access rule, and every rule a route", () => {
  // Pages of guests are no routes of the API (worker/links/guest-page.test.ts).
  const pages = new Set<string>(Object.values(guestPages));
  const mounted = app.routes.filter(({ method, path }) => method !== "ALL" && !pages.has(path));
  const stated = names.flatMap((name) =>
    Object.keys(rulesOf(name)).map((method) => `${method} ${allPaths[name]}`),
  );
  const found = new Set(mounted.map(({ method, path }) => `${method} ${path}`));
  expect([...found].sort()).toEqual(stated.sort());
  // Mounted for every method: the middleware, and what refuses the methods that a path does not have.
  const known = new Set<string>(["/*", ...pages, ...Object.values(allPaths)]);
  const unstated = app.routes.filter(({ path }) => !known.has(path));
  expect(unstated).toEqual([]);
});

/** Requests of one kind, with role and method. */
type Cell = readonly [role: Role, method: Method, refusal: string | null];

function cellsOf(name: Name): Cell[] {
  return methods.flatMap((method) => {
    const rule = ruleOf(name, method);
    return roleNames.map(
      (role) => [role, method, rule ? refusalOf(rule, role) : "METHOD_NOT_ALLOWED"] satisfies Cell,
    );
  });
}

/** Whether the account cannot be used for the next request. */
function endsSession(name: Name, method: Method): boolean {
  return method === "DELETE" ? name === "profile" : name === "logout" && method === "POST";
}

describe.each(names)("%s", (name) => {
  const cells = cellsOf(name);

  test("refuses every role without access, in every method, and changes nothing", async () => {
    const before = await readStores(stack.worker);
    await runConcurrently(cells, async ([role, method, refusal]) => {
      if (refusal === null) return;
      const response = await request(name, method, requesters[role].cookie);
      const code = await codeOf(response, method);
      expect.soft([code, response.status], `${role} ${method}`).toEqual(refused(refusal, method));
    });
    expect(await readStores(stack.worker)).toEqual(before);
  });

  test("admits the roles of its rule", async () => {
    for (const [role, method, refusal] of cells) {
      if (refusal !== null) continue;
      const { cookie } = endsSession(name, method) ? await roles[role](stack) : requesters[role];
      const response = await request(name, method, cookie);
      const code = await codeOf(response, method);
      expect.soft(refusals, `${role} ${method}`).not.toContain(code);
      expect.soft([401, 403, 405, 500, 502], `${role} ${method}`).not.toContain(response.status);
    }
  });
});

test("the webhook requires Stripe's signature from every sender", async () => {
  const signature = sign(JSON.stringify(validBodies.stripeWebhook));
  const signed = { "Stripe-Signature": signature, Origin: "https://stripe.example" };
  expect((await request("stripeWebhook", "POST", null, signed)).status).toBe(204);
  // Nor does a signature open any other route.
  const elsewhere = await request("syncSubscription", "POST", null, {
    "Stripe-Signature": signature,
  });
  expect(elsewhere.status).toBe(401);
});
