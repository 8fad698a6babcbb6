import { appUrl } from "./harness.ts";

/** Origins of other sites, sandboxed frames or misconfigured proxies. Each case is a line. */
export const foreignOrigins: readonly string[] = [
  "https://evil.example",
  "null",
  "",
  "http://localhost",
  "http://localhost:8788",
  "https://localhost:8787",
  "http://127.0.0.1:8787",
  "http://[::1]:8787",
  "http://evil.localhost:8787",
  `${appUrl}.evil.example`,
  `${appUrl}@evil.example`,
  `${appUrl}/`,
  `${appUrl}, https://evil.example`,
  `https://evil.example, ${appUrl}`,
  appUrl.toUpperCase(),
  appUrl.slice("http:".length),
  "file://",
  "chrome-extension://abcdefghijklmnop",
];

/** Values of `Sec-Fetch-Site` for requests from elsewhere. */
export const foreignSites: readonly (string | null)[] = [
  null,
  "cross-site",
  "same-site",
  "none",
  "",
  "SAME-ORIGIN",
  "same-origin, cross-site",
];

/** The content types that a form or a script can send cross-site without a preflight, and the API's own. */
export const contentTypes: readonly (string | null)[] = [
  "application/json",
  "application/json; charset=utf-8",
  "text/plain",
  "text/plain;application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/csp-report",
  null,
];

/** Those of the types above that the API accepts. */
export const ownTypes: readonly (string | null)[] = contentTypes.slice(0, 2);

/** Ways to override the method of a GET request. */
export const overrides: readonly Record<string, string>[] = [
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-HTTP-Method": "POST" },
  { "X-Method-Override": "PATCH" },
];

/** Foreign addresses in forms that have bypassed checks. */
const elsewhere: readonly string[] = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "https:evil.example",
  "https:/evil.example",
  "/\t/evil.example",
  "javascript:alert('evil')",
  "data:text/html,evil",
  "create%0d%0aLocation:%20https://evil.example",
  "create%0d%0a%0d%0a<script>evil</script>",
  "%00https://evil.example",
  "@evil.example",
  ".evil.example",
  "create#@evil.example",
  "%E0%A4%A",
  "e%CC%81vil",
];

const names = ["flow", "callbackUrl", "redirect", "redirect_uri", "next", "returnTo", "state"];

/** Queries that could make a redirect lead elsewhere: each address with each name, and some others. */
export const redirectQueries: readonly string[] = [
  ...elsewhere.map((address) => `?flow=${address}`),
  ...elsewhere.map((address) => `?flow=create&callbackUrl=${address}`),
  ...names.map((name) => `?${name}=https://evil.example/`),
  "?flow[]=//evil.example",
  "?flow=create&flow=//evil.example",
  "?flow=//evil.example&flow=create",
  "?flow=__proto__",
  `?flow=${"evil".repeat(2000)}`,
  "?error=//evil.example&retry=true",
  "?iss=https://evil.example&code=1&state=1",
  "?post_logout_redirect_uri=https://evil.example/",
];

/** Headers in which a proxy names the original client; none of them is trusted. */
export const redirectHeaders: readonly Record<string, string>[] = [
  { Host: "evil.example" },
  { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
  { Forwarded: "host=evil.example;proto=https" },
  { "X-Original-URL": "//evil.example", "X-Rewrite-URL": "//evil.example" },
  { Referer: "https://evil.example/" },
];

/** Forged values of the cookie with the return address of a sign-in. */
export const returnCookies: readonly string[] = [
  "https://evil.example/app?flow=create",
  "//evil.example",
  "javascript:alert('evil')",
  "/app?flow=//evil.example",
  "%0d%0aLocation: https://evil.example",
];
