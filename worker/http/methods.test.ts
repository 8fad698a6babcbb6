import { expect, test } from "vitest";
import { workerForTests } from "#tests/support/started-for-tests.ts";

const worker = workerForTests();

test.each([
  ["PUT", "/api/profile", "PATCH, DELETE"],
  ["GET", "/api/profile", "PATCH, DELETE"],
  ["HEAD", "/api/profile", "PATCH, DELETE"],
  ["PATCH", "/api/artworks", "GET, HEAD, POST"],
  ["DELETE", "/api/artworks", "GET, HEAD, POST"],
  ["OPTIONS", "/api/artworks", "GET, HEAD, POST"],
  ["GET", "/api/artworks/any", "PATCH, DELETE"],
  ["POST", "/api/artworks/any/image", "GET, HEAD"],
  ["POST", "/api/currency/rates", "GET, HEAD"],
])("%s %s is refused, naming what the address takes", async (method, path, allow) => {
  const response = await worker.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allow);
  if (method !== "HEAD")
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
});

test("an unknown path is not found with any method", async () => {
  for (const method of ["GET", "POST", "PUT"]) {
    expect((await worker.request("/api/artworks/any/other", { method })).status).toBe(404);
  }
});
