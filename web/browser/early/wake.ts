import { pendingSignOutCookie } from "#schema/sign-out.ts";
import { readStored } from "#web/storage/storage.ts";

/** A visitor begins to do something, or does something in another tab. */
const touches = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll", "storage"];

/**
 * A whole page can be read, pressed and left without the application, which waits in a template until the
 * page is touched. Who has been signed in here is known by it, as soon as the browser has time.
 */
export function wakeWhenWanted(): void {
  for (const touch of touches) {
    window.addEventListener(touch, wake, { once: true, passive: true, capture: true });
  }
  window.addEventListener("pointermove", wakeWhenMoved, { passive: true });
  if (/[?&]error=/.test(location.search)) wake();
  else if (readStored("user-last-known") !== null || hasSignOutToFinish()) {
    window.addEventListener("load", wakeWhenIdle);
  }
}

/** The name without its prefix, which the one on https ends with. */
function hasSignOutToFinish(): boolean {
  return document.cookie.includes(pendingSignOutCookie(false));
}

/** A pointer that rests over the page is said to move when the page is laid out. */
function wakeWhenMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return;
  window.removeEventListener("pointermove", wakeWhenMoved);
  wake();
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
  if (!application) return;
  for (const link of application.content.querySelectorAll("link")) {
    // The application waits for its style sheet, but not for one that does not come.
    link.addEventListener("error", () => link.remove());
  }
  application.replaceWith(application.content);
}
