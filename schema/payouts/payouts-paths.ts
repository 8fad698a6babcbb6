/** The URL contract of what galleries owe and pay, apart from `apiPaths`, which the first view loads. */
export const payoutsPaths = {
  payouts: "/api/payouts",
  payoutReversal: "/api/payouts/:id/reverse",
  owed: "/api/payouts/owed",
  payoutsKeptFrom: "/api/payouts/kept-from",
  galleryStatement: "/api/channels/:id/statement",
} as const;

export function payoutReversalPath(id: string): string {
  return payoutsPaths.payoutReversal.replace(":id", encodeURIComponent(id));
}

/** The path of what a channel's gallery sold, returned, paid and owes. */
export function galleryStatementPath(channelId: string): string {
  return payoutsPaths.galleryStatement.replace(":id", encodeURIComponent(channelId));
}
