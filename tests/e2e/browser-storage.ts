import type { Page } from "@playwright/test";

/** Runs in the page: fills its storage to the last character. */
function fill(): void {
  if (location.protocol === "about:") return;
  let text = "x".repeat(5 * 1024 * 1024);
  for (let number = 0; text.length > 0; ) {
    try {
      localStorage.setItem(`full-${number}`, text);
      number += 1;
    } catch {
      text = text.slice(0, text.length >> 1);
    }
  }
}

/** Fills the browser's storage in the open page. */
export function fillStorage(page: Page): Promise<void> {
  return page.evaluate(fill);
}

/** Fills the browser's storage before every page loads. */
export async function fillStorageOfPages(page: Page): Promise<void> {
  await page.addInitScript(fill);
}

/** Leaves the browser's storage room for some text, and not for a picture or many rows. */
export function leaveRoomForText(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.setItem("spare", "x".repeat(8000));
    for (let size = 1 << 20; size >= 1000; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`${size}.${part}`, "x".repeat(size));
      } catch {
        // Full for this size.
      }
    }
    localStorage.removeItem("spare");
  });
}

/** All that the browser's storage has, as text. */
export async function readStorage(page: Page): Promise<string> {
  return JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
}
