import { appPaths } from "../page-paths.ts";

/** The URL contract of people, apart from `apiPaths`, which the first view loads. */
export const peoplePaths = {
  people: "/api/people",
  listedPeople: "/api/people/news/listed",
  person: "/api/people/:id",
  personMerge: "/api/people/:id/merge",
  peopleMerges: "/api/people/merges/undoable",
  mergeUndo: "/api/people/merges/:id/undo",
  personErasure: "/api/people/:id/erase",
  personData: "/api/people/:id/data",
} as const;

export function personPath(id: string): string {
  return pathOf("person", id);
}

export function personMergePath(id: string): string {
  return pathOf("personMerge", id);
}

/** By the id of the merge. */
export function mergeUndoPath(id: string): string {
  return pathOf("mergeUndo", id);
}

export function personErasurePath(id: string): string {
  return pathOf("personErasure", id);
}

export function personDataPath(id: string): string {
  return pathOf("personData", id);
}

function pathOf(name: keyof typeof peoplePaths, id: string): string {
  return peoplePaths[name].replace(":id", encodeURIComponent(id));
}

/** The page of a person. */
export function personPagePath(id: string): string {
  return appPaths.person.replace(":id", encodeURIComponent(id));
}
