import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { cleanLine, cleanLines } from "#schema/text.ts";
import { type Requester, roles } from "#tests/support/access-roles.ts";
import { accessRules, type Method } from "#tests/support/access-rules.ts";
import { pathWith } from "#tests/support/all-paths.ts";
import { openSignedIn } from "#tests/support/browser.ts";
import { figure } from "#tests/support/figure.ts";
import { findHostile, hostileCharacters } from "#tests/support/hostile-characters.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";
import { openImport } from "#tests/support/import-requests.ts";
import { addPerson } from "#tests/support/people.ts";
import { readSale, saveWork, sendSale } from "#tests/support/records.ts";
import { readRow, readTables } from "#tests/support/rows.ts";
import { startedForTests } from "#tests/support/started-for-tests.ts";
import { startStack } from "#tests/support/stripe.ts";
import { sign } from "#tests/support/stripe-events.ts";
import { bodySchemas, textFields } from "#tests/support/text-fields.ts";
import { validBodies } from "#tests/support/valid-bodies.ts";
import { readIdentity } from "#worker/session/oidc/identity.ts";

/** Pictures as data URLs: they are decoded, and no text of them is stored. */
const pictures = ["artworkInputSchema.imageUrl", "artworkInputSchema.thumbnail"];

/** Whether a text with this character in it is refused, or kept without it. */
function isRejected(schema: v.GenericSchema, text: string): boolean {
  const result = v.safeParse(schema, text);
  if (!result.success) return true;
  const cleaned = v.parse(v.string(), result.output);
  return findHostile(cleaned).length === 0 && [cleanLine(text), cleanLines(text)].includes(cleaned);
}

const around = (character: string) => [
  `a${character}b`,
  `${character}ab`,
  `ab${character}`,
  `a${character}${character}b`,
];

test("figure 30: no text of a body keeps a control character, half a pair or a change of direction", async (context) => {
  const schemas = await bodySchemas();
  const fields = [...schemas].flatMap(([name, schema]) => textFields(schema, name));
  expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(pictures));
  const texts = fields.filter(({ path }) => !pictures.includes(path));
  const cases = texts.flatMap(({ path, schema }) =>
    hostileCharacters.flatMap((character) =>
      around(character).map((text) => ({ path, schema, text })),
    ),
  );
  const through = cases.filter(({ schema, text }) => !isRejected(schema, text.trim()));
  expect(through.map(({ path, text }) => `${path} ${JSON.stringify(text)}`)).toEqual([]);
  figure(context, 30, cases.length, cases.length - through.length);
});

test("the walk finds texts however deep they are, and a text that is not cleaned", () => {
  const schema = v.strictObject({
    rows: v.array(v.union([v.literal(1), v.strictObject({ name: v.nullable(v.string()) })])),
  });
  const [field, ...others] = textFields(schema, "body");
  expect([field?.path, others]).toEqual(["body.rows[].name", []]);
  expect(isRejected(field?.schema ?? expect.fail(), "a\u0000b")).toBe(false);
});

const provider = startedForTests(startTestIdentityProvider);
const stack = startedForTests(() => startStack({ isLimited: false, OIDC_ISSUER: provider.issuer }));

test("figure 30: nor does a name, an address or a picture of the identity provider", (context) => {
  const cases = ["given_name", "family_name", "email", "picture", "sub"].flatMap((claim) =>
    hostileCharacters.flatMap((character) =>
      around(character).map((text) => ({
        claim,
        value: claim === "picture" ? `https://pictures.example/${text}` : text,
      })),
    ),
  );
  const through = cases.filter(({ claim, value }) => {
    const identity = readIdentity("https://provider.example", { sub: "1", [claim]: value });
    if (claim === "sub") return identity !== null;
    const { subject, firstName, lastName, email, profileImageUrl } = identity ?? expect.fail();
    // Names are cleaned; an address that was changed would be somebody else's.
    const cleaned = [subject, firstName, lastName].join("\n");
    return findHostile(cleaned).length > 0 || email !== "" || profileImageUrl !== null;
  });
  expect(through).toEqual([]);
  figure(context, 30, cases.length, cases.length - through.length);
});

const hostileText = hostileCharacters.join("x");

/** A body with each of its texts followed by every hostile character, one at a time. */
function hostileBodies(body: unknown): unknown[] {
  if (typeof body === "string") return [body + hostileText];
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    hostileBodies(value).map((changed) =>
      Array.isArray(body)
        ? body.map((item, index) => (String(index) === name ? changed : item))
        : { ...body, [name]: changed },
    ),
  );
}

type Name = keyof typeof validBodies;
let admin: Requester;
/** The ids in the paths: a work, or what else the route is about. */
const ids: Partial<Record<Name, string>> = {};
beforeAll(async () => {
  admin = await roles.admin(stack);
  const artist = admin.artist ?? expect.fail();
  ids.artwork = (await saveWork(artist)).id;
  const { id: artworkId } = await saveWork(artist);
  ids.sale = (await readSale(await sendSale(artist, { artworkId }))).id;
  ids.person = (await addPerson(artist, { kind: "person", name: "Anne" })).id;
  ids.importPeople = (await openImport(artist)).id;
});

test("figure 30: nothing that a request sends is stored with one", async (context) => {
  const requests = (Object.keys(validBodies) as Name[]).flatMap((name) =>
    (Object.keys(accessRules[name]) as Method[])
      .filter((method) => !["GET", "DELETE"].includes(method))
      .flatMap((method) =>
        hostileBodies(validBodies[name]).map((body) => ({ name, method, body })),
      ),
  );
  for (const { name, method, body } of requests) {
    const sent = JSON.stringify(body);
    const response = await stack.worker.request(
      pathWith(name, ids[name] ?? ids.artwork ?? expect.fail()),
      {
        method,
        headers: {
          Cookie: admin.cookie ?? "",
          "Content-Type": "application/json",
          "Stripe-Signature": sign(sent),
        },
        body: sent,
      },
    );
    expect(response.status).toBeLessThan(500);
  }
  const stored = JSON.stringify(await readTables(stack.worker));
  expect(stored).toContain("Taken overx");
  expect(stored).toContain("Rimouskix");
  const hostile = stored.match(/\\+u(?:00[01789]|20[26]|d[89a-f])/g) ?? [];
  expect([hostile, findHostile(stored)]).toEqual([[], []]);
  figure(context, 30, requests.length, requests.length - hostile.length);
});

test("figure 30: a person whose provider sends such a name signs in without it", async (context) => {
  const worker = stack.worker;
  const { OIDC_ISSUER } = worker.env as unknown as Record<string, string>;
  expect(OIDC_ISSUER).toBe(provider.issuer);
  await openSignedIn(worker, { email: "ana@example.com", given_name: "A\u0000n\u202ea\u009b" });
  const user = await readRow(worker, "SELECT * FROM users WHERE email = 'ana@example.com'");
  expect(user).toMatchObject({ first_name: "Ana" });
  figure(context, 30, 1, 1);
});
