import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPolicy, stripeSources } from "./headers.ts";

const text = /Content-Security-Policy: (.+)/.exec(readFileSync("web/public/_headers", "utf8"))?.[1];
const policy = readPolicy(text ?? "");

test.each(Object.entries(stripeSources))(
  "%s lets in what Stripe's guide names, and no more from outside",
  (directive, sources) => {
    const outside = policy.get(directive)?.filter((source) => source.startsWith("https:"));
    expect(outside).toEqual(sources);
  },
);

test("pictures may come from Link", () => {
  expect(policy.get("img-src")).toContain("https:");
});
