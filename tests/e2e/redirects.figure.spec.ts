import { expect } from "@playwright/test";
import { rawRequest } from "#tests/support/raw-request.ts";
import { figure } from "./figure.ts";
import { test } from "./test.ts";

/** Paths and queries that have been used to redirect elsewhere. Each case is a line. */
const paths = [
  "//evil.example",
  "//evil.example/",
  "///evil.example/app/",
  "//evil.example/app/",
  "//evil.example/index.html",
  "//evil.example/privacy/",
  "//evil.example/%2e%2e/app/",
  "//evil.example/../privacy/",
  "//evil.example/subscribe",
  "/\\evil.example/app/",
  "/\\/evil.example/privacy.html",
  "/%2F%2Fevil.example/",
  "/%5Cevil.example/app/",
  "/%09//evil.example/",
  "/.//evil.example/app/",
  "/app/..//evil.example/",
  "/app//evil.example/",
  "/app/?next=//evil.example",
  "/app/index.html?flow=//evil.example",
  "/privacy/?callbackUrl=https://evil.example",
  "/privacy.html//evil.example",
  "/subscribe?next=https://evil.example",
  "/subscribe/?next=//evil.example",
  "/subscribe//evil.example",
  "/subscribe/..//evil.example/",
  "/subscribe%0d%0aLocation:%20https://evil.example",
  "/?error=auth_failed&retry=//evil.example",
  "/index.html?redirect=//evil.example",
  "http://evil.example/subscribe",
];

const headers = [{}, { Host: "evil.example" }, { "X-Forwarded-Host": "evil.example" }];

test("figure 12: the pages' own addresses, however they are written: 0 foreign Locations, 0 answers of 500", async ({
  baseURL,
}, info) => {
  const own = baseURL ?? "";
  let survived = 0;
  for (const path of paths) {
    for (const more of headers) {
      const answer = await rawRequest(own, { method: "GET", path, headers: more });
      const { location = "/" } = answer.headers;
      const isOwn = /^\/(?![/\\])/.test(location) || new URL(location).origin === own;
      expect.soft(isOwn, `${path} leads to ${location}`).toBe(true);
      expect.soft(answer.status, path).toBeLessThan(500);
      if (isOwn && answer.status < 500) survived += 1;
    }
  }
  figure(info, 12, paths.length * headers.length, survived);
});
