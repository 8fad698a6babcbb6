import { expect, type Page, type Request } from "@playwright/test";
import { toast } from "../journeys.ts";
import { goOffline } from "../network.ts";
import { watchRequests } from "../page-requests.ts";
import type { Mutation, ToastWords } from "./mutation.ts";

/** Longer than the timeout of any request of the page, in milliseconds. */
const longerThanPatience = 300_000;

interface Injected {
  /** Moves the clock past the page's timeouts. */
  readonly pass?: () => Promise<void>;
  readonly lift: () => Promise<void>;
}

/** A fault between the page and the server, until it is removed. */
export const failures: Record<string, (page: Page, mutation: Mutation) => Promise<Injected>> = {
  offline: async (page, { isLedBack }) => {
    await goOffline(page);
    return {
      // With the network back, the application's pages read the user again. An answer that comes while the next fault
      // is tried would show what that fault hides from the page.
      lift: async () => {
        const reread = isLedBack ? null : page.waitForResponse(/\/api\/auth\/user$/);
        await page.context().setOffline(false);
        await reread;
      },
    };
  },
  "500": async (page, mutation) => {
    const body = { code: "INTERNAL", message: "Something went wrong.", requestId: "any" };
    await page.route(mutation.path, (route) =>
      route.request().method() === mutation.method
        ? route.fulfill({ status: 500, json: body })
        : route.fallback(),
    );
    return { lift: () => page.unroute(mutation.path) };
  },
  /** The request arrives and is carried out, and no response ever comes. */
  "a request without an answer": async (page, mutation) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(mutation.path, async (route) => {
      if (route.request().method() !== mutation.method) return route.fallback();
      await route.fetch();
      arrived.resolve();
    });
    return {
      pass: async () => {
        await arrived.promise;
        await page.clock.fastForward(longerThanPatience);
      },
      lift: () => page.unroute(mutation.path),
    };
  },
};

/** The mutation's requests from now on. */
export function watchSent(
  page: Page,
  { method, path }: Pick<Mutation, "method" | "path">,
): Request[] {
  return watchRequests(page, (request) => request.method() === method && path.test(request.url()));
}

/** Checks that it is really full. */
export async function expectFull(page: Page): Promise<void> {
  const isFull = await page.evaluate(() => {
    try {
      localStorage.setItem("a", "b");
      return false;
    } catch (error) {
      return error instanceof DOMException && error.name === "QuotaExceededError";
    }
  });
  expect(isFull).toBe(true);
}

/** Marks the toasts of earlier actions. */
const shownBefore = "data-shown-before";

/** A toast that is still visible is not about what follows. */
export async function markShownToasts(page: Page): Promise<void> {
  await page.getByRole("listitem", { includeHidden: true }).evaluateAll((items, mark) => {
    for (const item of items) item.setAttribute(mark, "");
  }, shownBefore);
}

/** The unmarked toast with this title and text, whether a dialog is open or not. */
export async function expectNewToast(page: Page, [title, text = ""]: ToastWords): Promise<void> {
  const found = toast(page, `${title}${text}`, { includeHidden: true });
  await expect(found.and(page.locator(`:not([${shownBefore}])`))).toBeVisible();
}

/** Completes the provider's form, which has opened, and returns. */
export async function signBackIn(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/(app|admin)\b/);
}
