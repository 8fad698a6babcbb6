import { expect } from "@playwright/test";
import en from "#web/i18n/texts/en-CA.json" with { type: "json" };
import { pressByKey, tabTo, walkByKeyboard } from "./keyboard.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { saveWork } from "./users.ts";
import { openWork } from "./work-record.ts";

test("S1.002 S1.003 with only the keyboard, from the landing page to a work in the gallery", async ({
  page,
}) => {
  await walkByKeyboard(page, { words: en, province: "queb", medium: "wat" });
});

test("Escape returns the focus to what opened a dialog, also after Tab went through its lists", async ({
  page,
}) => {
  await becomeProfessional(page);
  await openWork(page, await saveWork(page, { title: "Sumac" }));
  const opener = page.getByRole("button", { name: "Record a Sale" });
  const dialog = page.getByRole("dialog");
  const channel = dialog.getByRole("combobox", { name: "Channel" });
  // The list is loaded when it is first opened.
  await pressByKey(opener);
  await pressByKey(channel);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(channel).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await pressByKey(opener);
  await tabTo(channel);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
