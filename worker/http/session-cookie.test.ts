import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "#tests/support/browser.ts";
import { startWorker } from "#tests/support/harness.ts";
import { startTestIdentityProvider } from "#tests/support/identity-provider.ts";

async function cookieLines(origin: string) {
  const provider = await startTestIdentityProvider(origin);
  const worker = await startWorker({ APP_URL: origin, OIDC_ISSUER: provider.issuer });
  onTestFinished(() => provider.close());
  onTestFinished(() => worker.close());
  const browser = openBrowser(worker, { origin });
  const leaving = await browser.request("/api/login");
  const form = await browser.visit("/api/login");
  const callback = await browser.answer(form, { email: "ana@example.com" });
  const signedIn = await browser.request(callback);
  const user = await browser.request("/api/auth/user");
  const signedOut = await browser.request("/api/logout", {
    method: "POST",
    headers: { Origin: origin },
  });
  expect([user.status, signedOut.status]).toEqual([200, 204]);
  return {
    leaving: leaving.headers.getSetCookie(),
    signedIn: signedIn.headers.getSetCookie(),
    signedOut: signedOut.headers.getSetCookie(),
  };
}

test("on https every cookie is __Host-, Secure, httpOnly and Lax", async () => {
  const lines = await cookieLines("https://art.example");
  expect(lines.leaving).toHaveLength(1);
  expect(lines.signedIn).toHaveLength(3);
  for (const line of Object.values(lines).flat()) {
    expect(line).toMatch(/^__Host-(session|signed-out|sign-in-\w+)=/);
    expect(line).toMatch(/; Path=\//);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
    expect(line).not.toMatch(/Domain/i);
  }
});

test("on http cookies are httpOnly and Lax, and the session's outlives every session", async () => {
  const lines = await cookieLines("http://localhost:8787");
  for (const line of Object.values(lines).flat()) {
    expect(line).toMatch(/^(session|signed-out|sign-in-\w+)=/);
    expect(line).not.toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/);
  }
  const session = lines.signedIn.find((line) => line.startsWith("session="));
  expect(session).toMatch(/^session=[0-9a-f]{64}\.[0-9a-f]{32}; Max-Age=34560000;/);
  expect(lines.signedOut.find((line) => line.startsWith("session="))).toMatch(
    /^session=; Max-Age=0;/,
  );
});
