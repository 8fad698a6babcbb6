import { appPaths } from "../page-paths.ts";

/** The URL contract of consignments, apart from `apiPaths`, which the first view loads. */
export const consignmentsPaths = {
  consignments: "/api/consignments",
  consignment: "/api/consignments/:id",
  amendment: "/api/consignments/:id/amendment",
  sending: "/api/consignments/:id/send",
  takingBack: "/api/consignments/:id/take-back",
  returns: "/api/consignments/:id/return",
  returnUndo: "/api/consignments/:id/return/undo",
  reports: "/api/consignments/:id/reports",
  closing: "/api/consignments/:id/close",
  statement: "/api/consignments/:id/statement",
  agreement: "/api/consignments/:id/versions/:version",
} as const;

type ConsignmentPath = Exclude<keyof typeof consignmentsPaths, "consignments" | "agreement">;

/** The path of one agreement, or of what is done with it. */
export function consignmentPath(id: string, name: ConsignmentPath = "consignment"): string {
  return consignmentsPaths[name].replace(":id", encodeURIComponent(id));
}

/** The path of a version of it, as it was confirmed. */
export function agreementPath(id: string, version: number): string {
  return consignmentsPaths.agreement
    .replace(":id", encodeURIComponent(id))
    .replace(":version", String(version));
}

/** Under which id the pictures of a version are kept as it was confirmed, among those of documents. */
export function agreementDocumentId(id: string, version: number): string {
  return `${id}-${version}`;
}

/** The artist's page of an agreement. */
export function consignmentPagePath(id: string): string {
  return appPaths.consignment.replace(":id", encodeURIComponent(id));
}
