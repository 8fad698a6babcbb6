import { readStored } from "#web/lib/storage.ts";

/** A visitor begins to do something, or does something in another tab. */
const touches = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "storage",
];

/**
 * A whole page can be read, pressed and left without the application, which waits in a template until the
 * page is touched. Who has been signed in here is known by it, as soon as the browser has time.
 */
export function wakeWhenWanted(): void {
  for (const touch of touches) {
    window.addEventListener(touch, wake, { once: true, passive: true, capture: true });
  }
  if (/[?&]error=/.test(location.search)) wake();
  else if (readStored("user-last-known") !== null) window.addEventListener("load", wakeWhenIdle);
}

function wakeWhenIdle(): void {
  // Safari does not tell when it has time.
  if ("requestIdleCallback" in window) requestIdleCallback(wake);
  else setTimeout(wake);
}

/** Takes the page over once all of it is there. */
function wake(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", wake);
    return;
  }
  const application = document.querySelector<HTMLTemplateElement>("template#application");
  application?.replaceWith(application.content);
}
