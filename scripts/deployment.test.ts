import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const configuration = readFileSync("wrangler.toml", "utf8");

test("every binding is named in the README and explained in docs/environment.md", () => {
  const bindings = [...configuration.matchAll(/^(?:binding|name) = "([A-Z_]+)"$/gm)].map(
    ([, name]) => `\`${name}\``,
  );
  expect(bindings).toContain("`ASSETS`");
  for (const file of ["README.md", "docs/environment.md"]) {
    const text = readFileSync(file, "utf8");
    expect(
      bindings.filter((name) => !text.includes(name)),
      file,
    ).toEqual([]);
  }
});

test("the site is reached at its own domain alone, and no address of a request is kept", () => {
  expect(configuration).toMatch(/^workers_dev = false$/m);
  expect(configuration).toMatch(/^preview_urls = false$/m);
  expect(configuration).toMatch(/^# pattern = "your\.site"\n# custom_domain = true$/m);
  expect(configuration).toMatch(
    /^\[observability\.logs\]\nenabled = true\n(#.*\n)+invocation_logs = false$/m,
  );
});
