import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { earliestToday } from "#schema/days.ts";
import { errorBodySchema } from "#schema/errors.ts";
import { priceListPaths, publishPath } from "#schema/price-lists/price-list-paths.ts";
import { type Requester, roles } from "#tests/support/access-roles.ts";
import { accessRules, type Method } from "#tests/support/access-rules.ts";
import { pathWith } from "#tests/support/all-paths.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { hostileValues } from "#tests/support/hostile-values.ts";
import { readList } from "#tests/support/price-lists.ts";
import { readSale, saveWork, sendSale } from "#tests/support/records.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { readStores, type Stores } from "#tests/support/stores.ts";
import { startStack } from "#tests/support/stripe.ts";
import { sign } from "#tests/support/stripe-events.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";

type Name = keyof typeof validBodies;

const stack = startedForTests(() => startStack({ isLimited: false }));
let admin: Requester;
let subscriber: Requester;
let work: string;
/** The ids in the paths of sales and lists: a sale, a draft and a list in force. */
const ids: Partial<Record<Name, string>> = {};
beforeAll(async () => {
  [admin, subscriber] = [await roles.admin(stack), await roles.Professional(stack)];
  const artist = admin.artist ?? expect.fail();
  work = (await saveWork(artist)).id;
  const createDraft = async () =>
    (await readList(await artist.send("POST", priceListPaths.lists, validBodies.lists))).id;
  const { id: artworkId } = await saveWork(artist);
  const { id: sale } = await readSale(await sendSale(artist, { artworkId }));
  const published = await createDraft();
  const today = { holdsFrom: earliestToday(new Date()) };
  expect((await artist.send("POST", publishPath(published), today)).status).toBe(200);
  const draft = await createDraft();
  Object.assign(ids, { sale, apply: published, list: draft, publish: draft });
});

/** Every route that takes a body. */
const routes = (Object.keys(validBodies) as Name[]).flatMap((name) =>
  (Object.keys(accessRules[name]) as Method[])
    .filter((method) => !["GET", "DELETE"].includes(method))
    .map((method) => ({ name, method })),
);
/** All of them take minutes: each day has an eighth. */
const routesOfDay = casesOfDay(routes, 8);

async function send({ name, method }: (typeof routes)[number], body: string) {
  const { cookie } = name.endsWith("Subscription") ? subscriber : admin;
  const headers = {
    Cookie: cookie ?? "",
    "Content-Type": "application/json",
    // Always signed, so that the content is validated.
    "Stripe-Signature": sign(body),
  };
  const path = pathWith(name, ids[name] ?? work);
  return stack.worker.request(path, { method, headers, body });
}

/** All that is stored, except when a subscription was last read: a refusal may follow from reading Stripe again. */
async function readStored(): Promise<Stores> {
  const { subscriptions = [], ...others } = await readStores(stack.worker);
  const rows = v.parse(v.array(v.looseObject({})), subscriptions);
  return {
    ...others,
    subscriptions: rows.map((row) => ({ ...row, synced_at: null, version: null })),
  };
}

/** A valid body with some fields missing, changed or unknown, or an invalid body. */
function bodyFor(name: Name): fc.Arbitrary<string> {
  const good = { ...validBodies[name] };
  const value = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue(), fc.string());
  const field = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(good)) },
    fc.string({ maxLength: 12 }),
  );
  const changed = fc
    .dictionary(field, fc.option(value, { nil: undefined }), { minKeys: 1, maxKeys: 3 })
    .map((changes) => JSON.stringify({ ...good, ...changes }));
  return fc.oneof({ weight: 6, arbitrary: changed }, fc.json(), fc.string());
}

test.for(routesOfDay)(
  "random bodies to $method $name: never a 500, and no change by a refused request",
  async (route) => {
    let before = await readStored();
    const property = fc.asyncProperty(bodyFor(route.name), async (body) => {
      const response = await send(route, body);
      expect(response.status).toBeLessThan(500);
      if (response.status < 400) {
        // The hourly limit of feedback would soon be reached.
        await stack.worker.env.DB.exec("DELETE FROM feedback");
        before = await readStored();
        return;
      }
      const { code, message } = v.parse(errorBodySchema, await response.json());
      expect([code, message]).not.toContain("");
      expect(await readStored()).toEqual(before);
    });
    await fc.assert(property, { numRuns: 40 });
  },
);
