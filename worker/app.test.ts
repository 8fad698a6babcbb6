import { expect, test } from "vitest";
import { expectError } from "#tests/support/records.ts";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

test("an unknown API path answers 404 JSON, never the page", async () => {
  const response = await worker.request("/api/nothing-here");
  await expectError(response, "NOT_FOUND", "Nothing was found at this address.");
});

test("a state change from another origin is refused", async () => {
  const response = await worker.request("/api/profile", {
    method: "DELETE",
    headers: { Origin: "https://elsewhere.example" },
  });
  expect(response.status).toBe(403);
});

test("over https, browsers remember https for the site alone, not for its subdomains", async () => {
  const response = await worker.request("https://art.example/api/nothing-here");
  expect(response.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
});
