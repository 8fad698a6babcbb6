import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import { walkByKeyboard } from "./keyboard.ts";
import { test } from "./still-test.ts";

test("S1.002 S1.003 with only the keyboard, from the landing page to a work in the gallery", async ({
  page,
}) => {
  await walkByKeyboard(page, { words: en, province: "queb", medium: "wat" });
});
