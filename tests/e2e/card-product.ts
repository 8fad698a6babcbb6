import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test as base } from "./test.ts";

/**
 * With a publishable key, payments are made in the page. The key is a setting of the whole product, so a second product
 * is started for the tests of such payments, at the address of their project.
 */
export const test = base.extend<object, { product: null }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use, { project }) => {
      const { port } = new URL(project.use.baseURL ?? "");
      const child = spawn(process.execPath, [join(import.meta.dirname, "start-card-product.ts")], {
        env: { ...process.env, PORT: port, STATE_DIRECTORY: `.tmp/e2e-${port}` },
        stdio: ["pipe", "pipe", "inherit"],
      });
      const ended = once(child, "exit");
      await Promise.race([
        once(child.stdout, "data"),
        ended.then(() => Promise.reject(new Error("The product did not start; see above."))),
      ]);
      await use(null);
      child.kill("SIGTERM");
      await ended;
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});
