import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** In a process of its own, because some of the bundler's warnings go to the console alone. */
const program = `
  import { build } from "vite";
  await build({
    configFile: "web/vite.config.ts",
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "web/works/picture/heic.ts" },
    },
  });
  console.log("built");
`;

test("the decoder of HEIC pictures is built without a warning", { timeout: 120_000 }, () => {
  const { NODE_ENV: _test, ...env } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { env, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(stdout).toBe("built\n");
});
