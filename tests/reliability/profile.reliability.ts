import { getTableColumns } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apiPaths } from "#schema/api-paths.ts";
import { profilePatchSchema } from "#schema/artist/profile-patch.ts";
import { userSchema } from "#schema/artist/user.ts";
import { type Requester, roles } from "#tests/support/access-roles.ts";
import { casesOfDay } from "#tests/support/cases-of-day.ts";
import { figure } from "#tests/support/figure.ts";
import { hostileValues } from "#tests/support/hostile-values.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { readStores } from "#tests/support/stores.ts";
import { startStack } from "#tests/support/stripe.ts";
import { users } from "#worker/db/tables.ts";

const stack = startedForTests(() => startStack({ isLimited: false }));

/** What an artist may send (specification, section 7), and the column that it may change, if any. */
const allowed: Readonly<Record<string, string | null>> = {
  careerStages: "career_stages",
  weeklyHours: "weekly_hours",
  salesHistory: "sales_history",
  education: "education",
  currency: "currency",
  usesMetric: "uses_metric",
  customHourlyRate: "custom_hourly_rate_cents",
  firstName: "first_name",
  lastName: "last_name",
  city: "city",
  provinceState: "province_state",
  country: "country",
  hasAcceptedTos: "tos_accepted_at",
  tosAcceptedAt: null,
  optInAppUpdates: "opt_in_app_updates",
  optInPdaNews: "opt_in_pda_news",
  hasCompletedSetup: "has_completed_setup",
  isSubscribed: null,
  isFreeVersion: "is_free_version",
  hasUsedFreeCalculation: "has_used_free_calculation",
};

/** Flags that are never reset. */
const latches = ["has_used_free_calculation", "is_free_version"];

const columns = Object.entries(getTableColumns(users));
/** Every field of the artist and every column, of which half are tried each day, by the name that the code and the database give it. */
const names = [
  ...new Set([
    ...Object.keys(userSchema.entries),
    ...columns.flatMap(([name, column]) => [name, column.name]),
    "constructor",
    "__proto__",
  ]),
];

type Row = Record<string, unknown>;

async function readRow(id: string): Promise<Row> {
  const row = await stack.worker.env.DB.prepare("SELECT * FROM users WHERE id = ?")
    .bind(id)
    .first<Row>();
  if (row === null) throw new Error("The artist is gone.");
  return row;
}

/** Serialized as is, also with an own field named `__proto__`. */
function patch({ cookie }: Requester, body: string): Promise<Response> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (cookie !== null) headers.set("Cookie", cookie);
  return stack.worker.request(apiPaths.profile, { method: "PATCH", headers, body });
}

function bodyOf(fields: readonly (readonly [name: string, value: unknown])[]): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
}

/** The forbidden changes: columns that these fields may not change, or not to these values. */
function findForbiddenChanges(before: Row, after: Row, fields: readonly string[]) {
  const open = fields.map((name) => allowed[name] ?? null);
  return Object.keys(after).filter((column) => {
    if (before[column] === after[column]) return false;
    if (!open.includes(column)) return true;
    return latches.includes(column) && after[column] !== 1;
  });
}

type Field = readonly [name: string, value: unknown];

/**
 * The forbidden effects of these bodies on the artist's own row, or a response with 500. They have the same fields and
 * are sent concurrently, so what one of them may change, all may.
 */
async function attack(
  requester: Requester,
  bodies: readonly (readonly Field[])[],
): Promise<string[]> {
  const id = requester.artist?.id;
  const sent = (bodies[0] ?? []).map(([name]) => name);
  const isUnknown = sent.some((name) => !Object.hasOwn(allowed, name));
  const expected = id === undefined ? [401] : isUnknown ? [400] : [200, 400, 403, 409];
  const before = id === undefined ? {} : await readRow(id);
  const answers = await Promise.all(bodies.map((body) => patch(requester, bodyOf(body))));
  const after = id === undefined ? {} : await readRow(id);
  const isTaken = answers.some(({ status }) => status === 200);
  const forbidden = findForbiddenChanges(before, after, isTaken ? sent : []);
  const wrong = answers.flatMap(({ status }, index) =>
    expected.includes(status) ? [] : [`${bodyOf(bodies[index] ?? [])}: ${status}`],
  );
  return [...wrong, ...forbidden.map((column) => `${sent.join()} changed ${column}`)];
}

/** Everything stored except the row of the artist who sends the request. */
async function readOthers({ artist }: Requester) {
  const { users: rows = [], ...others } = await readStores(stack.worker);
  return { ...others, users: (rows as Row[]).filter(({ id }) => id !== artist?.id) };
}

test("the allow-list is the specification's", () => {
  expect(Object.keys(profilePatchSchema.entries).sort()).toEqual(Object.keys(allowed).sort());
});

const asking = ["visitor", "Free", "Professional", "admin"] as const;

test.for(asking)(
  "figure 1: every User column × hostile values as %s: 0 values changed beyond the allow-list",
  async (role, context) => {
    const requester = await roles[role](stack);
    const others = await readOthers(requester);
    const wrong: string[] = [];
    const namesOfDay = casesOfDay(names, 2);
    for (const name of namesOfDay) {
      const bodies = hostileValues.map((value): Field[] => [[name, value]]);
      wrong.push(...(await attack(requester, bodies)));
    }
    expect(wrong).toEqual([]);
    expect(await readOthers(requester)).toEqual(others);
    const tried = namesOfDay.length * hostileValues.length;
    figure(context, 1, tried, tried - wrong.length);
  },
);

/** Valid values, so that a body is refused only for its one invalid field, and must change nothing. */
const goodField: fc.Arbitrary<Field> = fc.oneof(
  fc.tuple(fc.constantFrom("city", "firstName", "provinceState"), fc.string({ maxLength: 100 })),
  fc.tuple(fc.constantFrom("usesMetric", "optInPdaNews", "hasCompletedSetup"), fc.boolean()),
  fc.tuple(fc.constant("customHourlyRate"), fc.constantFrom(null, 0, 32.5)),
  fc.tuple(fc.constant("hasAcceptedTos"), fc.boolean()),
  fc.tuple(fc.constant("hasUsedFreeCalculation"), fc.boolean()),
);
const anyField: fc.Arbitrary<Field> = fc.tuple(
  fc.oneof(fc.constantFrom(...names), fc.string()),
  fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue()),
);
const anyBody = fc.array(fc.oneof({ weight: 3, arbitrary: goodField }, anyField), {
  minLength: 1,
  maxLength: 6,
});

test.for(asking)(
  "figure 1: random bodies as %s: applied completely or not at all, and never beyond the allow-list",
  async (role, context) => {
    const requester = await roles[role](stack);
    let tried = 0;
    const property = fc.asyncProperty(anyBody, async (fields) => {
      tried += 1;
      expect(await attack(requester, [fields])).toEqual([]);
    });
    await fc.assert(property, { numRuns: 100 });
    figure(context, 1, tried, tried);
  },
);
