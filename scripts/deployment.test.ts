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

test("browsers remember https for the site alone, not for its subdomains", () => {
  expect(readFileSync("web/public/_headers", "utf8")).toMatch(
    /^ {2}Strict-Transport-Security: max-age=31536000$/m,
  );
});

test.each([
  ["README.md", "Deploy", "the Workers Paid plan ($5 a month): on the free plan a call has"],
  ["README.md", "Deploy", "Uncomment `[[routes]]` there, with your domain"],
  ["README.md", "Deploy", "`workers_dev` and `preview_urls` are off"],
  ["README.md", "Deploy", "open `https://your.site`, which is now the running site"],
  ["README.md", "Deploy", "`includeSubDomains` can be added in"],
  ["README.md", "Connect a Stripe account", 'under "Manage failed payments", let Stripe retry'],
  [
    "docs/operations.md",
    "From test mode to live",
    "`STRIPE_SECRET_KEY=sk_live_… npm run stripe:setup`",
  ],
  ["docs/operations.md", "Backing up", "**R2 has no Time Travel**"],
])("%s, %s: %s", (file, section, step) => {
  const [, text = ""] = readFileSync(file, "utf8").split(`\n## ${section}\n`);
  expect(text.split("\n## ")[0]?.replaceAll(/\s+/g, " ")).toContain(step);
});
