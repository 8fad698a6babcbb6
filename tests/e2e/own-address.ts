import { test as base } from "./test.ts";

/** Each test has an address of its own, because together they exceed the sign-ins a minute that one address may make. */
export function ownAddress(): Record<string, string> {
  return { "CF-Connecting-IP": crypto.randomUUID() };
}

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
});
