import { readStored } from "#web/storage/storage.ts";

/** So that a dark page never flashes white; web/browser/theme.ts does the rest. */
export function settleTheme(): void {
  if (readStored("theme") !== "dark") return;
  document.documentElement.classList.add("dark");
  // --paper in the dark (web/styles/tokens.css), which may not have been read yet.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", "#161616");
}
