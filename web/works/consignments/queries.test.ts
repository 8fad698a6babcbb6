import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import type { ConsignmentTerms } from "#schema/consignments/terms.ts";
import { galleryStatementPath } from "#schema/payouts/payouts-paths.ts";
import { answerJson, type LocalApi, startLocalApi } from "#tests/support/web/local-api.ts";
import { toKey } from "#web/api/api.ts";
import { queryClient } from "#web/api/query-client.ts";
import {
  closeConsignment,
  deleteConsignment,
  discardAmendment,
  refetchStatements,
  returnConsigned,
  sendConsignment,
  takeConsignmentBack,
} from "./queries.ts";

test("statements of agreements and galleries are fetched anew, of any days, and nothing else is", async () => {
  const statements = [
    consignmentPath("one", "statement"),
    `${consignmentPath("two", "statement")}?to=2026-11-22`,
    `${galleryStatementPath("gallery-50")}?from=2026-01-01&to=2026-11-22`,
  ];
  const other = "/api/consignments";
  for (const path of [...statements, other]) queryClient.setQueryData(toKey(path), {});
  await refetchStatements();
  const isStale = (path: string) => queryClient.getQueryState(toKey(path))?.isInvalidated;
  expect([...statements, other].map(isStale)).toEqual([true, true, true, false]);
});

const terms: ConsignmentTerms = {
  ...{ from: "2026-01-01", until: "2026-07-01", language: "en", confirmer: "", commission: 0.5 },
  ...{ discountBorneBy: "both", daysToPay: 30, discountCeiling: 0, reports: "never", terms: "" },
  ...{ insuredBy: null, insuredOn: null, shippingThere: null, shippingBack: null, sentences: [] },
};

const draft: Consignment = {
  ...{ id: "one", state: "draft", version: 1, number: null, address: null, linkId: null },
  ...{ channelId: "gallery-50", personId: null, ...terms, works: [], amendment: null, earlier: [] },
  ...{ sentAt: null, confirmedBy: null, confirmedAt: null, reportedOn: null, closedAt: null },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
};
const sent: Consignment = { ...draft, state: "sent", number: "C-2026-001" };
const confirmed: Consignment = { ...sent, state: "confirmed" };
const amendment = { version: 2, workIds: [], terms };
const changed: Consignment = { ...confirmed, amendment: { ...amendment, state: "draft" } };
const changeSent: Consignment = { ...confirmed, amendment: { ...amendment, state: "sent" } };
const work: Consignment["works"][number] = {
  ...{ workId: "w1", state: "returned", priceCents: null, currency: "CAD", receivedOn: null },
  ...{ condition: "", returnedOn: "2026-06-01", saleId: null },
};
const returned: Consignment = { ...confirmed, works: [work] };

describe("a change whose answer was lost, and that is refused when it is repeated", () => {
  let api: LocalApi;
  beforeAll(async () => {
    api = await startLocalApi();
  });
  afterAll(() => api.close());

  /** The agreements are read as they are now. */
  async function repeat(change: () => Promise<unknown>, now: readonly Consignment[]) {
    api.answer = (request) => void request.socket.destroy();
    await expect(change()).rejects.toThrow();
    const refuse = answerJson(409, { code: "CONFLICT", message: "It is not possible." });
    const read = answerJson(200, now);
    api.answer = (request, response) =>
      (request.url === consignmentsPaths.consignments ? read : refuse)(request, response);
    return change();
  }

  const back = (date: string) => () => returnConsigned(confirmed, { workIds: ["w1"], date });

  test.each([
    ["sending", () => sendConsignment(draft), sent],
    ["sending a change", () => sendConsignment(changed), changeSent],
    ["taking back", () => takeConsignmentBack(sent), { ...sent, state: "draft" } as const],
    ["taking a change back", () => takeConsignmentBack(changeSent), changed],
    ["closing", () => closeConsignment(confirmed), { ...confirmed, state: "closed" } as const],
    ["discarding a change", () => discardAmendment(changed), confirmed],
    ["a return", back("2026-06-01"), returned],
  ])("is answered by the agreement as it is: %s", async (_, change, now) => {
    expect(await repeat(change, [{ ...draft, id: "another" }, now])).toEqual(now);
  });

  test("is answered where the draft is gone", async () => {
    expect(await repeat(() => deleteConsignment(draft), [{ ...sent, id: "two" }])).toBe(undefined);
  });

  test.each([
    ["sending", () => sendConsignment(draft), { ...draft, daysToPay: 45 }],
    ["sending a change", () => sendConsignment(changed), confirmed],
    ["taking back", () => takeConsignmentBack(sent), confirmed],
    ["taking a change back", () => takeConsignmentBack(changeSent), confirmed],
    ["closing", () => closeConsignment(confirmed), changed],
    ["discarding a change", () => discardAmendment(changed), changeSent],
    ["a return of another day", back("2026-06-02"), returned],
    ["deleting", () => deleteConsignment(draft), sent],
  ])("stays refused where the agreement is otherwise: %s", async (_, change, now) => {
    await expect(repeat(change, [now])).rejects.toThrow("409");
  });
});
