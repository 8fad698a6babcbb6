/**
 * The first Intl format of a process has Chromium look through every language it knows, which takes longer
 * than anything else of the application's first drawing. So a shell has it done while the scripts are on
 * their way; whole pages format nothing.
 */
export function warmFormats(): void {
  const isShell = document.currentScript?.dataset.frenchWords !== undefined;
  if (!(isShell && "requestIdleCallback" in window)) return;
  requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang));
}
