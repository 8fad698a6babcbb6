import { expect, type Page } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import type { User } from "#schema/artist/user.ts";
import french from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { button, expectDialog, expectFailure } from "./french.ts";
import { expectToastSeen, pressDisabled, toast } from "./journeys.ts";
import { changeAnswers } from "./page-requests.ts";
import { chooseOption } from "./select-list.ts";
import { entryOf, sendFeedback } from "./sent-feedback.ts";
import { test } from "./test.ts";
import { passUntilVisible, stopClock } from "./time.ts";
import {
  becomeAdmin,
  becomeArtist,
  becomeNewcomer,
  completeProfile,
  newPerson,
  patchProfile,
  signIn,
} from "./users.ts";

// The English tests provoke each text; here each is provoked once more and compared with the French catalogue.
test.use({ locale: "fr-CA" });

const { toasts, profile, pricing, gallery, account, header } = french;

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("S5.002 S5.003 S5.004 S5.005 S8.019 S8.020 S8.041 S8.054 setup of a new artist, in French", async ({
  page,
}) => {
  await becomeNewcomer(page);
  await page.goto("/app?flow=create");
  const submit = button(page, profile.setup.save);
  const { firstName, lastName, terms, location } = profile.checks;
  await pressDisabled(submit);
  await expectToastSeen(page, firstName.title, firstName.text);
  await page.getByRole("textbox", { name: profile.name.first }).fill("Odile");
  await pressDisabled(submit);
  await expectToastSeen(page, lastName.title, lastName.text);
  await page.getByRole("textbox", { name: profile.name.last }).fill("Fournier");
  await pressDisabled(submit);
  await expectToastSeen(page, terms.title, terms.text);
  await page.getByRole("checkbox", { name: "J’accepte les conditions d’utilisation" }).check();
  await submit.click();
  await expectToastSeen(page, location.title, location.text);
  await page.getByLabel(profile.location.city).fill("Rimouski");
  await page.getByRole("combobox", { name: profile.location.province }).fill("Québec");
  await expectFailure(page, apiPaths.profile, () => submit.click(), toasts.profileFailed);
  await submit.click();
  await expectToastSeen(page, "Bienvenue, Odile!");

  const free = button(page, french.plans.free.button);
  await expectFailure(page, apiPaths.profile, () => free.click(), toasts.planFailed);
  await free.click();
  await expectToastSeen(page, toasts.profileUpdatedElsewhere);
  const welcome = page.getByRole("dialog");
  const { first, oneCalculation } = french.welcome;
  await expectDialog(welcome, "Bienvenue, Odile", `${first.text} ${oneCalculation}`);
  await button(page, first.button).click();
  await expect(welcome).toBeHidden();
});

test("S4.027 S4.032 S4.036 S8.007 S8.041 the locked tab, the welcome back and the ended session, in French", async ({
  page,
}) => {
  const person = newPerson();
  await signIn(page.request, person);
  await page.goto("/app/profile");
  await pressDisabled(button(page, french.plans.professional.completeFirst));
  await expectToastSeen(page, french.plans.notice.title, french.plans.notice.text);
  await patchProfile(page.request, { isSubscribed: false, isFreeVersion: true });
  await page.reload();
  await tab(page, header.pricing).click();
  await expectToastSeen(page, toasts.completeProfile);

  await patchProfile(page.request, { ...completeProfile, hasCompletedSetup: false });
  await page.reload();
  await button(page, account.edit).click();
  // The form requires the name, so only the response can lack it.
  await changeAnswers(page, `**${apiPaths.profile}`, (user: User) => ({ ...user, firstName: "" }));
  await button(page, profile.setup.save).click();
  await expectToastSeen(page, toasts.setupComplete);
  await page.unroute(`**${apiPaths.profile}`);
  await page.context().clearCookies();
  await signIn(page.request, person);
  await page.goto("/app/profile");
  await page.reload();
  const dialog = page.getByRole("dialog");
  await expectDialog(dialog, "Rebonjour, Odile", french.welcome.back.textWithoutWorks);
  await button(page, french.welcome.back.button).click();

  await button(page, account.edit).click();
  const update = button(page, profile.update.save);
  await expect(update).toBeVisible();
  await stopClock(page);
  await page.context().clearCookies();
  await update.click();
  const { title, text } = toasts.unauthorized;
  await passUntilVisible(page, toast(page, title));
  await expectToastSeen(page, title, text);
});

test("S8.021 S8.027 S8.030 S8.031 S8.032 S8.033 S8.043 S8.052 S8.057 a free artist's works, in French", async ({
  page,
}) => {
  await becomeArtist(page);
  await page.goto("/app");
  const { details, price, errors } = pricing;
  const width = page.getByRole("textbox", { name: details.width });
  const calculate = button(page, details.calculate);
  const save = page.getByRole("button", { name: price.save });
  await width.fill("0");
  await pressDisabled(calculate);
  await expectToastSeen(page, errors.invalidDimensions.title, errors.invalidDimensions.text);
  await expect(width).toHaveAccessibleDescription(errors.dimension);
  await width.fill("20");
  await page.getByRole("textbox", { name: details.title }).fill("Marée basse");
  await tab(page, header.gallery).click();
  await expectToastSeen(page, toasts.draftSaved);
  await tab(page, header.pricing).click();
  await calculate.click();
  await expect(page.getByText(french.breakdown.baseRate.heading)).toBeVisible();
  await pressDisabled(page.getByRole("button", { name: price.exportQuote }));
  await expectToastSeen(page, toasts.upgradeRequired, toasts.exportLimit);
  await expectFailure(page, apiPaths.artworks, () => save.click(), toasts.artworkFailed);
  await save.click();
  await expectToastSeen(page, toasts.artworkSaved.title, toasts.artworkSaved.text);

  await tab(page, header.pricing).click();
  await pressDisabled(save);
  await expectToastSeen(page, toasts.upgradeRequired, toasts.saveLimit);
  await pressDisabled(calculate);
  await expectToastSeen(page, toasts.upgradeRequired, toasts.calculationLimit);

  await tab(page, header.gallery).click();
  const openDeletion = async () => {
    await page.getByRole("button", { name: "Autres actions pour Marée basse" }).click();
    await page.getByRole("menuitem", { name: gallery.delete }).click();
  };
  await openDeletion();
  const dialog = page.getByRole("alertdialog");
  await expectDialog(dialog, gallery.deleteDialog.title);
  await expect(dialog).toHaveAccessibleDescription(
    gallery.deleteDialog.text.replace("<work>{title}</work>", "Marée basse"),
  );
  const confirm = dialog.getByRole("button", { name: gallery.deleteDialog.confirm });
  await expectFailure(
    page,
    `${apiPaths.artworks}/*`,
    () => confirm.click(),
    toasts.artworkDeleteFailed,
  );
  await openDeletion();
  await confirm.click();
  await expectToastSeen(page, toasts.artworkDeleted, "L’œuvre Marée basse est supprimée.");
});

test("S8.009 S8.012 S8.013 S8.014 S8.015 S8.016 S8.017 S8.018 every sign-in error, in French", async ({
  page,
}) => {
  const { retry, retrying: _, dismiss, ...errors } = french.signInError;
  for (const [code, { title, text }] of Object.entries(errors)) {
    await page.goto(`/?error=${code}&retry=true`);
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("paragraph")).toHaveText(`${title}${text}`);
    await expect(alert.getByRole("button")).toHaveText([retry, dismiss]);
  }
});

test("S8.055 S8.056 the admin's toasts, in French", async ({ page }) => {
  await becomeArtist(page);
  const { subject } = await sendFeedback(page);
  await becomeAdmin(page);
  await page.goto("/admin/feedback");
  const entry = entryOf(page, subject);
  const choose = (name: string) => chooseOption(entry.getByRole("combobox"), name);
  const { statuses } = french.adminFeedback;
  await expectFailure(
    page,
    `${apiPaths.adminFeedback}/*`,
    () => choose(statuses.resolved),
    toasts.feedbackUpdateFailed,
  );
  await choose(statuses.resolved);
  await expectToastSeen(page, french.adminFeedback.statusUpdated);
  await entry.getByRole("textbox").fill("Vu sous Firefox.");
  await entry.getByRole("button", { name: /^Enregistrer les notes\s+: .+$/ }).click();
  await expectToastSeen(page, french.adminFeedback.notesSaved);
});
