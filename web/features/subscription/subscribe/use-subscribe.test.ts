import { expect, test } from "vitest";
import { ApiError } from "#web/api/api.ts";
import { readStartFailure } from "./use-subscribe.ts";

const incomplete = JSON.stringify({ code: "PROFILE_INCOMPLETE", message: "Finish it first." });

test.each([
  ["S4.044 any 401", new ApiError(401, "Unauthorized"), { kind: "sessionExpired" }],
  ["S4.045 a 403 for the profile", new ApiError(403, incomplete), { kind: "profileIncomplete" }],
  [
    "S4.045 a 403 for the profile in plain text",
    new ApiError(403, "PROFILE_INCOMPLETE"),
    { kind: "profileIncomplete" },
  ],
  [
    "another 403",
    new ApiError(403, JSON.stringify({ code: "FORBIDDEN", message: "Not from there." })),
    { kind: "failed", message: "Not from there." },
  ],
  [
    "S4.046 the server's message",
    new ApiError(502, JSON.stringify({ code: "PAYMENT_UNAVAILABLE", message: "Stripe is away." })),
    { kind: "failed", message: "Stripe is away." },
  ],
  [
    "S4.046 a message under a code that is not ours",
    new ApiError(503, JSON.stringify({ message: "Try later: soon." })),
    { kind: "failed", message: "Try later: soon." },
  ],
  ["a page in place of JSON", new ApiError(502, "<h1>"), { kind: "failed", message: null }],
  ["a blank message", new ApiError(500, '{"message":" "}'), { kind: "failed", message: null }],
  ["no network", new TypeError("Failed to fetch"), { kind: "failed", message: null }],
])("%s", (_name, error, expected) => {
  expect(readStartFailure(error)).toEqual(expected);
});
