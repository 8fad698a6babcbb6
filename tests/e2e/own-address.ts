import { test as base } from "./test.ts";

/** So many sign-ins a minute come from no one address in life: here each test has one of its own. */
export function ownAddress(): Record<string, string> {
  return { "CF-Connecting-IP": crypto.randomUUID() };
}

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
});
