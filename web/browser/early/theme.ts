import { readStored } from "#web/storage/storage.ts";

/** Before the first paint, so that a dark page never flashes white; web/browser/theme.ts does the rest. */
export function setInitialTheme(): void {
  if (readStored("theme") !== "dark") return;
  document.documentElement.classList.add("dark");
  // --paper in the dark theme (web/styles/tokens.css), which may not be loaded yet.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", "#161616");
}
