/** The URL contract of consignments, apart from `apiPaths`, which the first view loads. */
export const consignmentsPaths = {
  consignments: "/api/consignments",
  consignment: "/api/consignments/:id",
  sending: "/api/consignments/:id/send",
  takingBack: "/api/consignments/:id/take-back",
  returns: "/api/consignments/:id/return",
  reports: "/api/consignments/:id/reports",
  closing: "/api/consignments/:id/close",
  statement: "/api/consignments/:id/statement",
} as const;

type ConsignmentPath = Exclude<keyof typeof consignmentsPaths, "consignments">;

/** The path of one agreement, or of what is done with it. */
export function consignmentPath(id: string, name: ConsignmentPath = "consignment"): string {
  return consignmentsPaths[name].replace(":id", encodeURIComponent(id));
}
