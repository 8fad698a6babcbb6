import { expect, test } from "vitest";
import { readIdentity } from "./identity.ts";

const issuer = "https://provider.example";
const claims = { sub: "1" };

test("all that a person needs is an issuer and a subject", () => {
  expect(readIdentity(`${issuer}/`, claims)).toEqual({
    issuer,
    subject: "1",
    email: "",
    emailVerified: false,
    firstName: "",
    lastName: "",
    profileImageUrl: null,
  });
  expect(readIdentity(issuer, { ...claims, sub: "" })).toBeNull();
  expect(readIdentity(issuer, null)).toBeNull();
});

test.each([
  ["https://pictures.example/a.png", "https://pictures.example/a.png"],
  ["http://pictures.example/a.png", null],
  ["data:image/png;base64,AAAA", null],
  ["javascript:alert(1)", null],
  ["not an address", null],
  [7, null],
])("of the picture %s this is kept: %s", (picture, expected) => {
  expect(readIdentity(issuer, { ...claims, picture })?.profileImageUrl).toBe(expected);
});

test.each([
  [{ email: "a@example.com", email_verified: true }, true],
  [{ email: "a@example.com", email_verified: "true" }, false],
  [{ email: "a@example.com" }, false],
  [{ email_verified: true }, false],
])("of %o the email counts as verified: %s", (extra, expected) => {
  expect(readIdentity(issuer, { ...claims, ...extra })?.emailVerified).toBe(expected);
});

test.each(["\u00a0a@example.com", "a@example.com ", "a@example.com\n"])(
  "an email with spaces around it, %j, is ignored",
  (email) => {
    const identity = readIdentity(issuer, { ...claims, email, email_verified: true });
    expect(identity).toMatchObject({ email: "", emailVerified: false });
  },
);

test("unexpected names do not prevent a sign-in", () => {
  const odd = { ...claims, given_name: 7, family_name: "x".repeat(101) };
  expect(readIdentity(issuer, odd)).toMatchObject({ firstName: "", lastName: "" });
  const spaced = { ...claims, given_name: "  Ana  " };
  expect(readIdentity(issuer, spaced)).toMatchObject({ firstName: "Ana" });
});
