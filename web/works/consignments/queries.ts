import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Consignment,
  consignmentSchema,
  consignmentsSchema,
  type UndoneReturn,
  undoneReturnSchema,
} from "#schema/consignments/consignment.ts";
import type {
  ConsignmentChangeInput,
  ConsignmentInput,
  ReportInput,
  ReturnUndoInput,
  StatementQuery,
  WorksReturnedInput,
} from "#schema/consignments/consignment-input.ts";
import { consignmentStatementSchema } from "#schema/consignments/consignment-statement.ts";
import { consignmentPath, consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import { type AgreementAction, afterAction } from "#schema/consignments/states.ts";
import { putAnswer, refetchChanged } from "#web/api/after-change.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { call, callFor, fetchKey, toKey } from "#web/api/api.ts";
import { callOnce, type Keyed } from "#web/api/call-once.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { refetchEntries } from "#web/api/entries.ts";
import { refetchLinks } from "#web/api/links.ts";
import { pathQuery } from "#web/api/path-query.ts";
import { refetchWorks } from "../cached-works.ts";

export const consignmentsQuery = pathQuery(consignmentsPaths.consignments, consignmentsSchema);

/** The agreements with galleries, newest first. */
export function useConsignments(isEnabled = true) {
  return useQuery({ ...consignmentsQuery, enabled: isEnabled });
}

/** Fetches the agreements anew: a sale that is recorded, a status or what a gallery sent changes their works. */
export function refetchConsignments(): Promise<void> {
  return refetchChanged({ queryKey: consignmentsQuery.queryKey });
}

/** Fetches anew the statements of agreements and of whole galleries, of any days: a payout or a return changes them. */
export function refetchStatements(): Promise<void> {
  return refetchChanged({
    predicate: ({ queryKey: [, , , part] }) => String(part).startsWith("statement"),
  });
}

/** Makes the draft of an agreement, of which nobody hears before it is sent. */
export async function makeConsignment(request: Keyed<ConsignmentInput>): Promise<Consignment> {
  const made = await callOnce(consignmentSchema, consignmentsPaths.consignments, request);
  await putConsignment(made);
  return made;
}

/** Changes an agreement as it is in this window: a newer version refuses the change. */
export async function saveConsignment(
  { id, updatedAt }: Consignment,
  input: ConsignmentChangeInput,
): Promise<Consignment> {
  const headers = { "If-Match": `"${updatedAt}"` };
  const saved = await callFor(consignmentSchema, "PATCH", consignmentPath(id), {
    body: input,
    headers,
  });
  await putConsignment(saved);
  void refetchAgendas();
  return saved;
}

/** Sends an agreement, or the change of one, as it is in this window; its works are consigned from now on. */
export function sendConsignment(consignment: Consignment): Promise<Consignment> {
  return step("sending", consignment, "send");
}

/** Takes an agreement, or the change of one, back before it is confirmed; its works are as they were. */
export function takeConsignmentBack(consignment: Consignment): Promise<Consignment> {
  return step("takingBack", consignment, "take-back");
}

/** Deletes the draft of an agreement that was never sent. */
export async function deleteConsignment({ id, updatedAt }: Consignment): Promise<void> {
  const path = consignmentPath(id);
  await changeOnce<unknown>({
    name: `DELETE ${path}`,
    send: () => call("DELETE", path, { headers: { "If-Match": `"${updatedAt}"` } }),
    findMade: async () => ((await fetchAgreement(id)) ? null : {}),
  });
  await putAnswer(consignmentsQuery.queryKey, (consignments) =>
    consignments?.filter((each) => each.id !== id),
  );
}

/** Discards the change of an agreement that is not sent. */
export async function discardAmendment(consignment: Consignment): Promise<Consignment> {
  const { id, updatedAt } = consignment;
  const headers = { "If-Match": `"${updatedAt}"` };
  const path = consignmentPath(id, "amendment");
  const changed = await changeOnce({
    name: path,
    send: () => callFor(consignmentSchema, "DELETE", path, { headers }),
    findMade: () => findMade(consignment, "discard"),
  });
  await putConsignment(changed);
  return changed;
}

/** Closes an agreement of which nothing is there and nothing open. */
export function closeConsignment(consignment: Consignment): Promise<Consignment> {
  return step("closing", consignment, "close");
}

/** Notes that works came back from the gallery on a day. */
export async function returnConsigned(
  { id }: Consignment,
  input: WorksReturnedInput,
): Promise<Consignment> {
  const path = consignmentPath(id, "returns");
  const changed = await changeOnce({
    name: `${path} ${JSON.stringify(input)}`,
    send: () => callFor(consignmentSchema, "POST", path, { body: input }),
    findMade: async () => {
      const now = await fetchAgreement(id);
      const isBack = (workId: string) =>
        now?.works.some((work) => work.workId === workId && work.returnedOn === input.date);
      return now && input.workIds.every(isBack) ? now : null;
    },
  });
  await putConsignment(changed);
  await refetchTouched();
  return changed;
}

/** Lets works be with the gallery again that came back, as they were, but for those that were changed since. */
export async function undoReturn(
  { id }: Consignment,
  input: ReturnUndoInput,
): Promise<UndoneReturn> {
  const path = consignmentPath(id, "returnUndo");
  const undone = await callFor(undoneReturnSchema, "POST", path, { body: input });
  await putConsignment(undone.consignment);
  await refetchTouched();
  return undone;
}

/** Notes on which day the gallery accounted for its sales. */
export async function receiveReport({ id }: Consignment, input: ReportInput): Promise<Consignment> {
  const path = consignmentPath(id, "reports");
  const changed = await callFor(consignmentSchema, "POST", path, { body: input });
  await putConsignment(changed);
  void refetchAgendas();
  return changed;
}

/** What was sold, paid and is owed in some days: of an agreement or a whole gallery, by the path of its statement. */
export function useStatement(path: string, { from, to }: StatementQuery = {}) {
  const days = new URLSearchParams({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  const query = queryOptions({
    queryKey: toKey(days.size === 0 ? path : `${path}?${days}`),
    queryFn: fetchKey(consignmentStatementSchema),
    // Sales, payouts and returns on other pages change it.
    refetchOnMount: "always",
  });
  return useQuery(query);
}

async function step(
  name: "sending" | "takingBack" | "closing",
  consignment: Consignment,
  action: AgreementAction,
): Promise<Consignment> {
  const headers = { "If-Match": `"${consignment.updatedAt}"` };
  const path = consignmentPath(consignment.id, name);
  const changed = await changeOnce({
    name: path,
    send: () => callFor(consignmentSchema, "POST", path, { headers }),
    findMade: () => findMade(consignment, action),
  });
  await putConsignment(changed);
  await refetchTouched();
  return changed;
}

/** An agreement as it is once an action was done to it; null where it was not. */
async function findMade(
  { id, state, amendment }: Consignment,
  action: AgreementAction,
): Promise<Consignment | null> {
  const made = afterAction({ state, amendment: amendment?.state ?? null }, action);
  const now = await fetchAgreement(id);
  const isMade = now?.state === made?.state && (now?.amendment?.state ?? null) === made?.amendment;
  return now && isMade ? now : null;
}

async function fetchAgreement(id: string): Promise<Consignment | null> {
  const consignments = await fetchAnew(consignmentsQuery);
  return consignments.find((each) => each.id === id) ?? null;
}

/** What an agreement that is sent, taken back, returned or closed has changed elsewhere. */
async function refetchTouched(): Promise<void> {
  void Promise.all([refetchLinks(), refetchEntries(), refetchAgendas(), refetchStatements()]);
  await refetchWorks();
}

/** Puts an agreement that was made or changed into the cached ones, unless they have a newer version of it. */
function putConsignment(changed: Consignment): Promise<void> {
  return putAnswer(consignmentsQuery.queryKey, (consignments) => {
    const known = consignments?.find(({ id }) => id === changed.id);
    if (!consignments || (known && known.updatedAt > changed.updatedAt)) return consignments;
    if (known === undefined) return [changed, ...consignments];
    return consignments.map((each) => (each === known ? changed : each));
  });
}
