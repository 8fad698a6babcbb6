/** The URL contract of people, apart from `apiPaths`, which the first view loads. */
export const peoplePaths = {
  people: "/api/people",
  person: "/api/people/:id",
} as const;

export function personPath(id: string): string {
  return peoplePaths.person.replace(":id", encodeURIComponent(id));
}
