import { expect, test } from "vitest";
import { askingPricesPaths } from "#schema/artworks/asking-prices-paths.ts";
import { consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { priceListPaths } from "#schema/price-lists/price-list-paths.ts";

import { signInAdmin } from "#tests/support/artists.ts";
import { largestBytes } from "#tests/support/largest-body.ts";
import { expectError } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";
import { bodySchemas } from "#tests/support/text-fields.ts";
import { ordinaryBodyBytes } from "./validation.ts";

/** The routes with a limit of their own, as what they take is larger than the ordinary one. */
const larger: Readonly<Record<string, readonly [method: string, path: string]>> = {
  askingPricesInputSchema: ["POST", askingPricesPaths.askingPrices],
  consignmentInputSchema: ["POST", consignmentsPaths.consignments],
  consignmentChangeInputSchema: ["PATCH", consignmentsPaths.consignment],
  listedPeopleInputSchema: ["POST", peoplePaths.listedPeople],
  draftInputSchema: ["POST", priceListPaths.lists],
  draftChangeSchema: ["PATCH", priceListPaths.list],
  applyInputSchema: ["POST", priceListPaths.apply],
};

/** Their rows are sent in as many requests as they need (web/features/imports/run/send-rows.ts). */
const inParts = ["importRowsInputSchema", "importPeopleInputSchema"];

test("every other body is within the ordinary limit", async () => {
  const beyond = [...(await bodySchemas())].flatMap(([name, schema]) =>
    largestBytes(schema) > ordinaryBodyBytes ? name : [],
  );
  expect(beyond.sort()).toEqual([...Object.keys(larger), ...inParts].sort());
});

const worker = workerForTests({ isLimited: false });

const routes = Object.entries(larger).map(([name, route]) => [...route, name] as const);

test.each(routes)("%s %s reads the largest %s", async (method, path, name) => {
  const artist = await signInAdmin(worker);
  const schema = (await bodySchemas()).get(name) ?? expect.fail();
  const rest = '{"x":""}'.length;
  const body = { x: "x".repeat(largestBytes(schema) - rest) };
  await expectError(await artist.send(method, path, body), "VALIDATION_FAILED");
});
