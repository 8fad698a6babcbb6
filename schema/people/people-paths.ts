import { appPaths } from "../page-paths.ts";

/** The URL contract of people, apart from `apiPaths`, which the first view loads. */
export const peoplePaths = {
  people: "/api/people",
  listedPeople: "/api/people/news/listed",
  person: "/api/people/:id",
} as const;

export function personPath(id: string): string {
  return peoplePaths.person.replace(":id", encodeURIComponent(id));
}

/** The page of a person. */
export function personPagePath(id: string): string {
  return appPaths.person.replace(":id", encodeURIComponent(id));
}
