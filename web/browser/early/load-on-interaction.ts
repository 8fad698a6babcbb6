import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { lastKnownUserKey, readStored } from "#web/storage/storage.ts";

/** Events of a visitor who begins to do something, or does something in another tab. */
const interactions = [
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "storage",
];

/**
 * A public page is read, clicked and left without the application, which is in a template until the first
 * interaction. If someone has been signed in here, it is loaded as soon as the browser is idle.
 */
export function loadOnInteraction(): void {
  for (const event of interactions) {
    window.addEventListener(event, load, { once: true, passive: true, capture: true });
  }
  window.addEventListener("pointermove", loadWhenMoved, { passive: true });
  if (/[?&]error=/.test(location.search)) load();
  else if (readStored(lastKnownUserKey) !== null || hasPendingSignOut()) {
    window.addEventListener("load", loadWhenIdle);
  }
}

/** The name without its prefix, which the cookie's name on https ends with. */
function hasPendingSignOut(): boolean {
  return document.cookie.includes(pendingSignOutCookie(false));
}

/** A resting pointer also gets this event when the page is laid out. */
function loadWhenMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return;
  window.removeEventListener("pointermove", loadWhenMoved);
  load();
}

/** Safari has no idle callback. */
function loadWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load);
}

/** Moves the scripts and styles out of the template, once the page is parsed. */
function load(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", load);
    return;
  }
  const application = document.querySelector<HTMLTemplateElement>("template#application");
  if (!application) return;
  for (const link of application.content.querySelectorAll("link")) {
    // The application waits for its style sheet, but not for one that fails.
    link.addEventListener("error", () => link.remove());
  }
  application.replaceWith(application.content);
}
