import { expect } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import french from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { button, expectDialog, expectFailure, openProfile } from "./french.ts";
import { expectToastSeen } from "./journeys.ts";
import { chooseOption } from "./select-list.ts";
import { becomeProfessional, control } from "./stripe.ts";
import { test } from "./test.ts";
import { pauseClock } from "./time.ts";
import { becomeArtist, saveWork } from "./users.ts";

// The English tests provoke each text; here each is provoked once more and compared with the French catalogue.
test.use({ locale: "fr-CA" });

const { toasts, profile, pricing, feedback, account, header } = french;
const { manage, subscribe } = french.subscription;

test("S8.026 S8.028 S8.029 S8.039 S8.040 S8.042 S8.051 S8.053 the Profile tab and its dialogs, in French", async ({
  page,
}) => {
  await becomeArtist(page);
  await openProfile(page);
  const dialog = page.getByRole("dialog");
  await test.step("About", async () => {
    await button(page, header.about).click();
    await expectDialog(dialog, french.about.title);
    await expect(dialog.getByText(french.about.second)).toBeVisible();
    await button(page, french.app.close).click();
  });
  await test.step("feedback", async () => {
    await button(page, feedback.open).click();
    await expectDialog(dialog, feedback.title);
    const send = dialog.getByRole("button", { name: feedback.submit });
    await send.click();
    for (const error of ["type", "subject", "message"] as const) {
      await expect(dialog.getByText(feedback.errors[error])).toBeVisible();
    }
    await chooseOption(dialog.getByRole("combobox"), feedback.types.bug);
    await dialog.getByRole("textbox", { name: feedback.subject }).fill("La liste saute");
    await dialog.getByRole("textbox", { name: feedback.message }).fill("Chaque fois.");
    await expectFailure(page, apiPaths.feedback, () => send.click(), toasts.feedbackFailed);
    await send.click();
    await expectToastSeen(page, feedback.sent.title, feedback.sent.text);
  });
  await test.step("glossary and update", async () => {
    await button(page, account.edit).click();
    await button(page, profile.glossary).click();
    await expectDialog(dialog, french.glossary.title);
    await expect(dialog.getByText(french.glossary.education.bfa)).toBeVisible();
    await button(page, french.app.close).click();
    await button(page, profile.update.save).click();
    await expectToastSeen(page, toasts.profileUpdated.title, toasts.profileUpdated.text);
    await button(page, account.edit).click();
    const back = button(page, profile.back);
    await expectFailure(page, apiPaths.profile, () => back.click(), toasts.profileUpdateFailed);
  });
  await test.step("subscribing", async () => {
    await button(page, french.subscription.card.upgrade).click();
    await expectDialog(dialog, subscribe.select.title, subscribe.select.text);
    const goOn = button(page, subscribe.select.continue);
    const { setupFailed, sessionExpired, signInRequired } = french.subscription.toasts;
    for (const [json, text] of [
      [null, setupFailed.text],
      [{}, setupFailed.empty],
    ] as const) {
      const answer = json === null ? { status: 502, body: "<h1>Bad gateway</h1>" } : { json };
      // Not for one request alone: what ends a route by itself may end the next one too.
      const path = `**${apiPaths.createSubscription}`;
      await page.route(path, (route) => route.fulfill(answer));
      await goOn.click();
      await expectToastSeen(page, setupFailed.title, text);
      await page.unroute(path);
    }
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await goOn.click();
    await expectToastSeen(page, sessionExpired.title, sessionExpired.text);
    await goOn.click();
    await expectToastSeen(page, signInRequired.title, signInRequired.text);
    await expectDialog(dialog, subscribe.signInRequired.title, subscribe.signInRequired.text);
    await page.context().addCookies(cookies);
    await button(page, subscribe.signInRequired.later).click();
  });
  await test.step("deleting the profile", async () => {
    const { title, text, confirm } = account.delete;
    await button(page, french.subscription.card.deleteProfile).click();
    const question = page.getByRole("alertdialog");
    await expectDialog(question, title, text);
    const press = () => question.getByRole("button", { name: confirm }).click();
    await expectFailure(page, apiPaths.profile, press, toasts.profileDeleteFailed);
    await press();
    await expectToastSeen(page, toasts.profileDeleted);
  });
});

test("S2.112 S4.056 S8.022 S8.023 S8.024 S8.025 S8.044 S8.047 S8.048 S8.049 S8.050 a subscriber, in French", async ({
  page,
}) => {
  const { subscriptionId } = await becomeProfessional(page);
  await saveWork(page, { title: "Marée basse" });
  await page.goto("/app/gallery");
  await page.getByRole("button", { name: "Modifier Marée basse" }).click();
  await page.getByRole("textbox", { name: pricing.details.dateCreated }).fill("1991");
  await page.getByRole("tab", { name: header.profile }).click();
  const question = page.getByRole("alertdialog");
  await expectDialog(question, pricing.leaving.title, pricing.leaving.text);
  const { cancel, discard, save } = pricing.leaving;
  await expect(question.getByRole("button")).toHaveText([cancel, discard, save]);
  await question.getByRole("button", { name: save }).click();
  await expectToastSeen(page, toasts.artworkUpdated.title, toasts.artworkUpdated.text);

  const dialog = page.getByRole("dialog");
  const done = french.subscription.toasts;
  for (const [change, title, failed, changed] of [
    ["pause", manage.pause.title, toasts.pauseFailed, done.paused.title],
    ["resume", manage.resume.title, toasts.resumeFailed, done.resumed.title],
    ["switch", /^Passer au forfait mensuel\?$/, toasts.switchFailed, done.switched.title],
    ["cancel", manage.cancel.title, toasts.cancelFailed, done.canceled.title],
  ] as const) {
    await test.step(change, async () => {
      await button(page, french.subscription.card.manage).click();
      await expect(dialog).toHaveAccessibleName(manage.title);
      await dialog.getByRole("button", { name: manage[change].choose }).click();
      await expect(dialog).toHaveAccessibleName(title);
      await control("misbehave", { kind: "fail", method: "POST", about: subscriptionId });
      const confirm = dialog.getByRole("button", { name: manage[change].confirm });
      await confirm.click();
      await expectToastSeen(page, toasts.error, failed);
      await confirm.click();
      await expectToastSeen(page, changed);
      await expect(dialog).toBeHidden();
    });
  }
});

test("S2.154 S4.099 the idle warning and the log-out, in French", async ({ page }) => {
  await becomeArtist(page);
  await page.clock.install();
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: pricing.titleNew })).toBeVisible();
  await pauseClock(page);
  await page.clock.runFor(14 * 60_000);
  const warning = page.getByRole("alertdialog");
  await expectDialog(warning, french.idle.title, french.idle.text);
  await expect(warning.getByText(/^\d+ secondes$/)).toBeVisible();
  await warning.getByRole("button", { name: french.idle.logOut }).click();
  await expectToastSeen(page, toasts.loggedOutIdle.title, toasts.loggedOutIdle.text);
});
