import { apiPaths, artworkPath } from "#schema/api-paths.ts";

// Apart from the other paths, which are in the first view.

export function artworkAskingPricePath(id: string): string {
  return `${artworkPath(id)}/asking-price`;
}

export function artworkStatusPath(id: string): string {
  return `${artworkPath(id)}/status`;
}

export function artworkRecordPath(id: string): string {
  return `${artworkPath(id)}/record`;
}

export function artworkHistoryPath(id: string): string {
  return `${artworkPath(id)}/history`;
}

/** Takes a sold work back. */
export function saleReturnPath(id: string): string {
  return `${apiPaths.sales}/${encodeURIComponent(id)}/return`;
}
