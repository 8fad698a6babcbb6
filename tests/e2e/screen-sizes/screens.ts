import { expect, type Page } from "@playwright/test";
import { pagePaths } from "#schema/page-paths.ts";

/** A screen, and how a person gets there in English. What `open` awaits is what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** What anyone sees. */
export const publicScreens: readonly Screen[] = [
  ...[pagePaths.landing, pagePaths.terms, pagePaths.privacy, "/nothing-here"].map((path) => ({
    name: path,
    open: (page: Page) => openPublic(page, path),
  })),
  {
    name: "a sign-in that failed",
    open: async (page) => {
      await page.goto("/?error=connection_error&retry=true");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];
