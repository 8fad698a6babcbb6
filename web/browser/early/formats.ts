/**
 * Chromium looks through all its languages for the first Intl format of a process: 90 ms of the first view of the
 * application on a slow phone. A shell has it created while the scripts are loading; public pages format nothing.
 */
export function warmFormats(): void {
  const isShell = document.currentScript?.dataset.frenchWords !== undefined;
  if (!(isShell && "requestIdleCallback" in window)) return;
  requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang));
}
