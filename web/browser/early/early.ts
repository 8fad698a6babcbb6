import { readStored } from "#web/storage/storage.ts";
import { handleEarlyClicks } from "./early-clicks.ts";
import { setInitialLanguage } from "./language.ts";
import { loadOnInteraction } from "./load-on-interaction.ts";
import { preload } from "./preload.ts";

// Inlined in every page (scripts/build/early-script.ts), and run before the first paint.
setInitialTheme();
setInitialLanguage();
preload();
handleEarlyClicks();
loadOnInteraction();
warmFormats();

/**
 * Chromium looks through all its languages for the first Intl format of a process: 90 ms of the first view of the
 * application on a slow phone. A shell has it created while the scripts are loading; public pages format nothing.
 */
function warmFormats(): void {
  const isShell = document.currentScript?.dataset.words !== undefined;
  if (!(isShell && "requestIdleCallback" in window)) return;
  requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang));
}

/** Before the first paint, so that a dark page never flashes white; web/browser/theme.ts does the rest. */
function setInitialTheme(): void {
  if (readStored("theme") !== "dark") return;
  document.documentElement.classList.add("dark");
  // --paper in the dark theme (web/styles/tokens.css), which may not be loaded yet.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", "#161616");
}
