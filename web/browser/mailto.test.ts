import { expect, test } from "vitest";
import { mailtoAddress } from "./mailto.ts";

test("an email address with characters of addresses opens a message to it", () => {
  expect(mailtoAddress("o'hara+art@example.com")).toBe("mailto:o'hara%2Bart@example.com");
  expect(mailtoAddress("who?cc=other&x#y%@example.com")).toBe(
    "mailto:who%3Fcc%3Dother%26x%23y%25@example.com",
  );
});

test("a message is written with its subject and its lines", () => {
  expect(mailtoAddress("a@b.ca", { subject: "Élan & co", body: "One\r\nTwo" })).toBe(
    "mailto:a@b.ca?subject=%C3%89lan%20%26%20co&body=One%0D%0ATwo",
  );
});
