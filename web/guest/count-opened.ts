import { isPreview, openedPath } from "./address.ts";

/** In milliseconds: what is closed sooner, or fetched by a program, was not opened. */
const inView = 1000;

/** Counts the visit once it was in view for a second; a page that is loaded again in its tab is the same visit. */
export function countOpened(): void {
  if (isPreview || isCounted()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow(): void {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      document.removeEventListener("visibilitychange", follow);
      void send();
    }, inView);
  }
  document.addEventListener("visibilitychange", follow);
  follow();
}

async function send(): Promise<void> {
  try {
    const response = await fetch(openedPath, { method: "POST", credentials: "omit" });
    if (response.ok) keepCounted();
  } catch (error) {
    console.warn("The visit was not counted.", error);
  }
}

const key = `opened ${openedPath}`;

function isCounted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keepCounted(): void {
  try {
    sessionStorage.setItem(key, "");
  } catch {
    // Storage is switched off: the next load counts again.
  }
}
