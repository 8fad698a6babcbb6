/** The URL contract of asking prices that are changed together, apart from `apiPaths`, which the first view loads. */
export const askingPricesPaths = {
  askingPrices: "/api/artworks/asking-prices",
  askingPricesUndo: "/api/artworks/asking-prices/:id/undo",
} as const;

/** Undoes a batch of asking prices. */
export function askingPricesUndoPath(undoId: string): string {
  return askingPricesPaths.askingPricesUndo.replace(":id", encodeURIComponent(undoId));
}
