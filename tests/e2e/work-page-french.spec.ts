import { expect, type Page } from "@playwright/test";
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { expectToast } from "./journeys.ts";
import { pickOption, pressByKey, tabTo } from "./keyboard.ts";
import { today } from "./records.ts";
import { becomeProfessional } from "./stripe.ts";
import { test } from "./test.ts";
import { saveWork } from "./users.ts";
import { endHold, fieldIn, openWork, readHistory } from "./work-record.ts";

const words = fr.work;

async function press(page: Page, name: string): Promise<void> {
  await pressByKey(page.getByRole("button", { name }));
}

/** The chosen status has the focus; the arrows lead to another, and Space chooses it. */
async function chooseStatus(page: Page, from: string, to: string, steps: number): Promise<void> {
  await tabTo(page.getByRole("radio", { name: from }));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: to })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: to })).toBeChecked();
}

/** Replaces what a field holds. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

test("a work's statuses by keyboard, in French", async ({ page }) => {
  await becomeProfessional(page);
  const saved = await saveWork(page, { title: "Undertow" });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await openWork(page, saved);
  const { keyboard } = page;
  const dialog = page.getByRole("dialog");
  const status = page.getByRole("region", { name: words.status.title });
  const history = page.getByRole("region", { name: words.history.title }).getByRole("table");

  await press(page, words.price.change);
  await tabTo(fieldIn(dialog, words.changePrice.price));
  await write(page, "1000");
  await keyboard.press("Enter");
  await expectToast(page, words.changePrice.done);
  await expect(page.getByRole("button", { name: words.price.change })).toBeFocused();

  await keyboard.press("Enter");
  await tabTo(fieldIn(dialog, words.changePrice.price));
  await write(page, "900");
  await keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(
    "C’est moins que 1\u202f000\u00a0$, demandés ou payés auparavant.",
  );
  await expect(fieldIn(dialog, words.changePrice.reason)).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByText(words.changePrice.errors.missing)).toBeVisible();
  await keyboard.type("Une autre série");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await chooseStatus(page, words.statuses.available, words.statuses["on-hold"], 1);
  await tabTo(fieldIn(status, words.status.holdFor));
  await keyboard.type("Hélène Caron");
  await fieldIn(status, words.status.until).fill(today(2));
  await press(page, words.status.save);
  await expectToast(page, "Statut\u00a0: Réservée");
  await endHold(page, saved.id, today(-2));
  await page.reload();
  await expect(page.getByRole("radio", { name: words.statuses.available })).toBeChecked();

  await chooseStatus(page, words.statuses.available, words.statuses.consigned, 2);
  await pickOption(
    status.getByRole("combobox", { name: words.status.channel }),
    "Galerie 50",
    /^Galerie 50\s%$/,
  );
  await press(page, words.status.save);
  await expectToast(page, "Statut\u00a0: En consignation");

  await press(page, words.price.recordSale);
  await tabTo(fieldIn(dialog, words.recordSale.buyer));
  await keyboard.type("Hélène Caron");
  await press(page, words.recordSale.more);
  await tabTo(fieldIn(dialog, words.recordSale.discount));
  await keyboard.type("10");
  await expect(
    dialog.getByText("Vous recevez 365,00\u00a0$, soit 60,83\u00a0$ l’heure."),
  ).toBeVisible();
  await press(page, words.recordSale.save);
  await expectToast(page, words.recordSale.done);
  await press(page, words.sold.takeBack);
  await tabTo(fieldIn(dialog, words.takeBack.reason));
  await keyboard.type("Trop grande");
  await keyboard.press("Enter");
  await expectToast(page, words.takeBack.done);
  await press(page, words.price.recordSale);
  await press(page, words.recordSale.save);
  await expect(page.getByRole("button", { name: words.sold.takeBack })).toBeVisible();
  await expect
    .poll(async () => (await readHistory(history)).map((row) => row.split(/ [\d\u202f]+$/)[0]))
    .toEqual([
      "Vendue",
      "Vente annulée: Trop grande",
      "Vendue",
      "En consignation",
      "Fin de la réservation, disponible",
      "Réservée",
      "Baisse: Une autre série",
      "Votre propre prix",
      expect.stringMatching(/^Premier prix, selon la formule /),
    ]);
});
