import type { ImportedWork } from "#schema/import/imported-work.ts";

/** A valid row of an import. */
export function newImportedWork(changed: Partial<ImportedWork> = {}): ImportedWork {
  return {
    title: "Dune",
    dateCreated: "2024",
    width: 30,
    height: 24,
    depth: "canvas-0.75",
    medium: "oil",
    inventoryNumber: null,
    status: "available",
    location: "",
    framed: false,
    notes: "",
    currency: "CAD",
    askingPriceCents: 155_000,
    sale: null,
    ...changed,
  };
}
