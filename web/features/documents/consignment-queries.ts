import { useQuery } from "@tanstack/react-query";
import { confirmedAgreementSchema } from "#schema/consignments/agreement-content.ts";
import { consignmentStatementSchema } from "#schema/consignments/consignment-statement.ts";
import { agreementPath, consignmentPath } from "#schema/consignments/consignments-paths.ts";
import { galleryStatementPath } from "#schema/payouts/payouts-paths.ts";
import { fetchKey, toKey } from "#web/api/api.ts";
import { refetchWhenShown } from "#web/api/query-client.ts";
import type { PrintRequest } from "./document-request.ts";

/** The version that was confirmed, which is asked for where it is printed. */
export function useAgreement(request: PrintRequest) {
  const isEnabled = request.kind === "agreement" && request.version !== null;
  const path = isEnabled ? agreementPath(request.consignment.id, request.version) : "";
  const query = useQuery({
    queryKey: toKey(path),
    enabled: isEnabled,
    queryFn: fetchKey(confirmedAgreementSchema),
  });
  return { ...query, isEnabled };
}

/** The statement of the days that are printed. */
export function useStatement(request: PrintRequest) {
  const isEnabled = request.kind === "statement" || request.kind === "gallery-statement";
  const query = useQuery({
    queryKey: toKey(isEnabled ? statementPath(request) : ""),
    enabled: isEnabled,
    queryFn: fetchKey(consignmentStatementSchema),
    ...refetchWhenShown,
  });
  return { ...query, isEnabled };
}

type StatementRequest = Extract<
  PrintRequest,
  { readonly kind: "statement" } | { readonly kind: "gallery-statement" }
>;

function statementPath(request: StatementRequest): string {
  const { from, to } = request;
  const days = new URLSearchParams({
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }).toString();
  const path =
    request.kind === "statement"
      ? consignmentPath(request.consignment.id, "statement")
      : galleryStatementPath(request.channelId);
  return days === "" ? path : `${path}?${days}`;
}
