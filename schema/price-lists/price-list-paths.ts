/** The URL contract of price lists, apart from `apiPaths`, which the first view loads. */
export const priceListPaths = {
  lists: "/api/price-lists",
  list: "/api/price-lists/:id",
  publish: "/api/price-lists/:id/publish",
  apply: "/api/price-lists/:id/apply",
  undo: "/api/price-lists/:id/undo",
  dismissals: "/api/contradictions/dismissals",
} as const;

export function priceListPath(id: string): string {
  return `${priceListPaths.lists}/${encodeURIComponent(id)}`;
}

/** Freezes a draft. */
export function publishPath(id: string): string {
  return `${priceListPath(id)}/publish`;
}

/** Lets works follow the list in force. */
export function applyPath(id: string): string {
  return `${priceListPath(id)}/apply`;
}

/** Takes back what the list did to works, whole and once. */
export function undoPath(id: string): string {
  return `${priceListPath(id)}/undo`;
}
