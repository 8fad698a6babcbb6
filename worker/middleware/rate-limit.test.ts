import { expect, test } from "vitest";
import { openBrowser } from "../testing/browser.ts";
import { startWorker } from "../testing/harness.ts";
import { startTestIdentityProvider } from "../testing/identity-provider.ts";

test("an address that has signed in 60 times in a minute is refused, with Retry-After", async () => {
  const provider = await startTestIdentityProvider();
  const worker = await startWorker({ OIDC_ISSUER: provider.issuer });
  try {
    const greedy = openBrowser(worker);
    let accepted = 0;
    let answer = await greedy.request("/api/login");
    // The count begins anew with each minute of the clock, which may fall within this test.
    while (answer.status === 302 && accepted < 121) {
      accepted += 1;
      answer = await greedy.request("/api/login");
    }
    expect(accepted).toBeGreaterThanOrEqual(60);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect((await openBrowser(worker).request("/api/login")).status).toBe(302);
    // Whoever has used up their sign-ins can still leave.
    expect((await greedy.request("/api/logout", { method: "POST" })).status).toBe(204);
  } finally {
    await worker.close();
    await provider.close();
  }
});
