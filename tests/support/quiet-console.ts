import { afterAll, beforeAll, vi } from "vitest";

type Level = "log" | "warn" | "error";

/** Hides these lines of the console during the tests of a file: a Worker that runs here writes one for each request. */
export function quietConsole(...levels: readonly Level[]): void {
  beforeAll(() => {
    for (const level of levels) vi.spyOn(console, level).mockReturnValue();
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}
