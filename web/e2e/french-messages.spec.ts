import { expect, type Locator, type Page, test } from "@playwright/test";
import { apiPaths } from "#schema/api-paths.ts";
import french from "#web/words/fr-CA.json" with { type: "json" };
import { expectToastSeen, newPerson, newTitle, pressDisabled, toast } from "./journeys.ts";
import {
  becomeAdmin,
  becomeArtist,
  becomeNewcomer,
  ownOrigin,
  patchProfile,
  saveWork,
  signIn,
} from "./people.ts";
import { becomeProfessional, control } from "./stripe.ts";
import { passUntilVisible, stopClock } from "./time.ts";

// What the English tests hold to the letter is provoked here once more: that its French is what shows.
test.use({ locale: "fr-CA" });

const { toasts, profile, pricing, gallery, feedback, account, header } = french;
const manage = french.subscription.manage;
const subscribe = french.subscription.subscribe;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Has the calls of a path fail while `press` is made; tells the toast of it. */
async function expectFailure(
  page: Page,
  path: string,
  press: () => Promise<void>,
  text: string,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
  await press();
  await expectToastSeen(page, toasts.error, text);
  await page.unroute(`**${path}`);
}

async function expectDialog(dialog: Locator, name: string, description?: string): Promise<void> {
  await expect(dialog).toHaveAccessibleName(name);
  if (description !== undefined) await expect(dialog).toHaveAccessibleDescription(description);
}

async function openProfile(page: Page): Promise<void> {
  await page.goto("/app#profile");
  await expect(page.getByRole("heading", { level: 1, name: account.title })).toBeVisible();
}

test("S5.002 S5.003 S5.004 S5.005 S8.019 S8.020 S8.041 S8.054 the way in, in French", async ({
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
  await page.getByRole("textbox", { name: profile.name.last, exact: true }).fill("Fournier");
  await pressDisabled(submit);
  await expectToastSeen(page, terms.title, terms.text);
  await page.getByRole("checkbox", { name: /conditions d’utilisation/ }).check();
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
  await expectDialog(welcome, "Bienvenue, Odile", french.welcome.first.text);
  await button(page, french.welcome.first.button).click();
  await expect(welcome).toBeHidden();
});

test("S4.027 S4.032 S4.036 S8.007 S8.041 the locked tab, the welcome back and the ended session, in French", async ({
  page,
}) => {
  const person = newPerson();
  await signIn(page.request, person);
  await page.goto("/app#profile");
  await pressDisabled(button(page, french.plans.professional.completeFirst));
  await expectToastSeen(page, french.plans.notice.title, french.plans.notice.text);
  await patchProfile(page.request, { isSubscribed: false, isFreeVersion: true });
  await page.reload();
  await tab(page, header.pricing).click();
  await expectToastSeen(page, toasts.completeProfile);

  await patchProfile(page.request, {
    firstName: "Odile",
    lastName: "Fournier",
    careerStages: ["emerging"],
    currency: "CAD",
    city: "Rimouski",
    provinceState: "Québec",
    country: "Canada",
    hasAcceptedTos: true,
  });
  await page.reload();
  await button(page, account.edit).click();
  // The form asks for the name: only the answer can lack it.
  await page.route(`**${apiPaths.profile}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), firstName: "" } });
  });
  await button(page, profile.setup.save).click();
  await expectToastSeen(page, toasts.setupComplete);
  await page.unroute(`**${apiPaths.profile}`);
  await page.context().clearCookies();
  await signIn(page.request, person);
  await page.goto("/app#profile");
  await page.reload();
  const dialog = page.getByRole("dialog");
  await expectDialog(dialog, "Rebonjour, Odile", french.welcome.back.text);
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
  await page.goto("/app#pricing");
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
  await page.getByRole("button", { name: "Autres actions pour Marée basse" }).click();
  await page.getByRole("menuitem", { name: gallery.delete }).click();
  const dialog = page.getByRole("alertdialog");
  await expectDialog(dialog, gallery.deleteDialog.title);
  await expect(dialog).toHaveAccessibleDescription(/^Marée basse est décrochée, /);
  const confirm = dialog.getByRole("button", { name: gallery.deleteDialog.confirm });
  await expectFailure(
    page,
    `${apiPaths.artworks}/*`,
    () => confirm.click(),
    toasts.artworkDeleteFailed,
  );
  await confirm.click();
  await expectToastSeen(page, toasts.artworkDeleted, "Marée basse est décrochée.");
});

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
    await dialog.getByRole("combobox").click();
    await page.getByRole("option", { name: feedback.types.bug }).click();
    await dialog.getByRole("textbox", { name: feedback.subject }).fill("La liste saute");
    await dialog.getByRole("textbox", { name: feedback.message }).fill("Chaque fois.");
    await expectFailure(page, apiPaths.feedback, () => send.click(), toasts.feedbackFailed);
    await send.click();
    await expectToastSeen(page, toasts.feedbackSent.title, toasts.feedbackSent.text);
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
    const { subscriptionSetupFailed, sessionExpired, signInRequired } = toasts;
    for (const [json, text] of [
      [null, subscriptionSetupFailed.text],
      [{}, subscriptionSetupFailed.empty],
    ] as const) {
      const answer = json === null ? { status: 502, body: "<h1>Bad gateway</h1>" } : { json };
      await page.route(`**${apiPaths.createSubscription}`, (route) => route.fulfill(answer), {
        times: 1,
      });
      await goOn.click();
      await expectToastSeen(page, subscriptionSetupFailed.title, text);
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
  await page.goto("/app#gallery");
  await page.getByRole("button", { name: "Modifier Marée basse" }).click();
  await page.getByRole("textbox", { name: pricing.details.dateCreated }).fill("1991");
  await tab(page, header.profile).click();
  const question = page.getByRole("alertdialog");
  await expectDialog(question, pricing.leaving.title, pricing.leaving.text);
  const { cancel, discard, save } = pricing.leaving;
  await expect(question.getByRole("button")).toHaveText([cancel, discard, save]);
  await question.getByRole("button", { name: save }).click();
  await expectToastSeen(page, toasts.artworkUpdated.title, toasts.artworkUpdated.text);

  const dialog = page.getByRole("dialog");
  for (const [change, title, failed, told] of [
    ["pause", manage.pause.title, toasts.pauseFailed, toasts.subscriptionPaused.title],
    ["resume", manage.resume.title, toasts.resumeFailed, toasts.subscriptionResumed.title],
    ["switch", /^Passer au forfait mensuel\?$/, toasts.switchFailed, toasts.planSwitched.title],
    ["cancel", manage.cancel.title, toasts.cancelFailed, toasts.subscriptionCanceled.title],
  ] as const) {
    await test.step(change, async () => {
      await button(page, french.subscription.card.manage).click();
      await expect(dialog).toHaveAccessibleName(manage.title);
      await dialog.getByRole("button", { name: manage[change].choose, exact: true }).click();
      await expect(dialog).toHaveAccessibleName(title);
      await control("misbehave", { kind: "fail", method: "POST", about: subscriptionId });
      const confirm = dialog.getByRole("button", { name: manage[change].confirm, exact: true });
      await confirm.click();
      await expectToastSeen(page, toasts.error, failed);
      await confirm.click();
      await expectToastSeen(page, told);
      await expect(dialog).toBeHidden();
    });
  }
});

test("S2.154 S4.099 the idle warning and what it ends in, in French", async ({ page }) => {
  await becomeArtist(page);
  await page.clock.install();
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: pricing.titleNew })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.clock.runFor(14 * 60_000);
  const warning = page.getByRole("alertdialog");
  await expectDialog(warning, french.idle.title, french.idle.text);
  await expect(warning.getByText(/^\d+ secondes$/)).toBeVisible();
  await warning.getByRole("button", { name: french.idle.logOut }).click();
  await expectToastSeen(page, toasts.loggedOutIdle.title, toasts.loggedOutIdle.text);
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
  const data = { type: "bug", subject: newTitle("La liste saute"), message: "Chaque fois." };
  await page.request.post(apiPaths.feedback, { data, headers: ownOrigin() });
  await page.context().clearCookies();
  await becomeAdmin(page);
  await page.goto("/admin/feedback");
  const entry = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: data.subject }) });
  const choose = async (name: string) => {
    await entry.getByRole("combobox").click();
    await page.getByRole("option", { name, exact: true }).click();
  };
  const { statuses } = french.adminFeedback;
  await expectFailure(
    page,
    `${apiPaths.adminFeedback}/*`,
    () => choose(statuses.resolved),
    toasts.feedbackUpdateFailed,
  );
  await choose(statuses.resolved);
  await expectToastSeen(page, toasts.statusUpdated);
  await entry.getByRole("textbox").fill("Vu sous Firefox.");
  await entry.getByRole("button", { name: /^Enregistrer les notes/ }).click();
  await expectToastSeen(page, toasts.notesSaved);
});
