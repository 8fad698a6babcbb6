import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { email } from "#scripts/seed/odile.ts";
import { stateDirectory } from "./playwright.config.ts";
import { signIn } from "./users.ts";

const run = promisify(execFile);

/** Signs in the artist of `npm run seed`, as she is after it. There is one of her: her tests are made in a row. */
export async function becomeOdile(page: Page): Promise<void> {
  await run(process.execPath, ["scripts/seed.ts"], {
    env: { ...process.env, STATE_DIRECTORY: stateDirectory },
  });
  await page.addInitScript(() => localStorage.setItem("user-welcomed-back", "yes"));
  await signIn(page.request, { email, firstName: "Odile", lastName: "Fournier" });
}
