import { expect, type Locator } from "@playwright/test";
import { firstChannels } from "#schema/channels/channel.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { addDays } from "#schema/days.ts";
import { appPaths } from "#schema/page-paths.ts";
import { confirmAgreement, sendAsGallery } from "./consignments.ts";
import { expectAccessible, inspect } from "./inspect.ts";
import { expectToast, pressDisabled, toast } from "./journeys.ts";
import { pressByKey, tabTo } from "./keyboard.ts";
import { setAskingPrice, setChannels, today, written } from "./records.ts";
import { test } from "./still-test.ts";
import { becomeProfessional } from "./stripe.ts";
import { saveWork } from "./users.ts";

test("what a gallery reports is recorded from the agenda, paid in parts, and the agreement is closed, by keyboard", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const main = page.getByRole("main");
  const button = (name: string, within: Locator = main) => within.getByRole("button", { name });
  const says = (text: string) => expect(main.getByText(text)).toBeVisible();
  const undoReturn = async (title: string) => {
    await toast(page, `“${title}” is back`)
      .last()
      .getByRole("button", { name: "Undo" })
      .press("Enter");
    await expectToast(page, `“${title}” is with the gallery again`);
  };
  const number = `C-${today().slice(0, 4)}-001`;
  await becomeProfessional(page);
  await setChannels(
    page,
    firstChannels.map((channel) =>
      channel.id === "gallery-50"
        ? { ...channel, name: "North Wall", discountBorneBy: "gallery" }
        : channel,
    ),
  );
  const rain = await saveWork(page, { title: "Après la pluie" });
  await setAskingPrice(page, rain.id, { amountCents: 575_000, currency: "CAD" });
  const fence = await saveWork(page, { title: "Snow Fence" });
  const barley = await saveWork(page, { title: "Barley" });
  const agreement = await confirmAgreement(page, {
    ...{ workIds: [rain.id, fence.id, barley.id], discountCeiling: 0.05 },
  });
  const sold = { kind: "sold", workId: rain.id, date: today(-40), priceCents: 520_000 } as const;
  await sendAsGallery(page, agreement, sold);
  await sendAsGallery(page, agreement, { kind: "returned", workId: fence.id, date: today(-3) });

  await page.goto(appPaths.agenda);
  await says("North Wall reports Après la pluie sold, for CA$5,200.");
  await button("Record the Sale").press("Enter");
  const sale = page.getByRole("dialog", { name: "Record the Sale" });
  await expect(sale.getByLabel("Price before tax")).toHaveValue("5750");
  await expect(sale.getByLabel(/^Discount.*$/)).toHaveValue("9.5652");
  await expect(
    sale.getByText("The discount is above the 5 % that the gallery may give alone."),
  ).toBeVisible();
  await expectAccessible(page, "a reported sale");
  await pressByKey(sale.getByRole("button", { name: "Save Sale" }));
  await expectToast(page, "Sale recorded");
  await says("North Wall owes you CA$2,875.00 for Après la pluie.");
  await button("Record Return").press("Enter");
  await expectToast(page, "“Snow Fence” is back");
  await undoReturn("Snow Fence");
  await says("North Wall reports Snow Fence returned.");
  await button("Record Return").press("Enter");
  await expectToast(page, "“Snow Fence” is back");
  await button("Report Received").press("Enter");
  await expectToast(page, "The report of North Wall is noted");

  await button("Record Payout").press("Enter");
  const payout = page.getByRole("dialog", { name: "Record a Payout" });
  const amount = payout.getByLabel("Amount");
  const save = payout.getByRole("button", { name: "Record Payout" });
  await expect(amount).toHaveValue("2875");
  await amount.fill("2875.01");
  await pressByKey(save);
  await expect(
    payout.getByText("North Wall owes CA$2,875.00 for these sales. Enter that or less."),
  ).toBeVisible();
  await expect(amount).toBeFocused();
  await expectAccessible(page, "a payout above what is open");
  await amount.fill("1000");
  const due = written(addDays(today(-40), 30));
  await expect(
    payout.getByText(`Was to be paid by ${due}. CA$1,000.00 of CA$2,875.00.`),
  ).toBeVisible();
  await payout.getByLabel(/^How.*$/).fill("Cheque");
  await pressByKey(save);
  await expectToast(page, "Payout of CA$1,000.00 recorded");
  await says("North Wall owes you CA$1,875.00 for Après la pluie.");
  await inspect(page, "agenda, what a gallery owes");

  await page.goto(appPaths.consignments);
  await says("From which day do you keep payouts here?");
  await button("Keep all of them").press("Enter");
  await says("Payouts are kept of all sales.");
  await inspect(page, "consignments, with payouts");
  await pressByKey(button(`Take back CA$1,000.00 of ${written(today())}`));
  await expectToast(page, "Payout of CA$1,000.00 taken back");
  await expect(main.getByRole("cell", { name: "taken back" })).toBeVisible();
  await toast(page, "Payout of CA$1,000.00 taken back")
    .last()
    .getByRole("button", { name: "Undo" })
    .press("Enter");
  await expectToast(page, "Payout of CA$1,000.00 counts again");
  // Where it was before the notice.
  await expect(main.locator(":focus")).toHaveText("taken back");
  const reported = {
    kind: "sold",
    workId: barley.id,
    date: today(-1),
    priceCents: 10_000,
  } as const;
  await sendAsGallery(page, agreement, reported);
  await main.getByRole("link", { name: number }).press("Enter");

  await expect(page).toHaveURL(new RegExp(`${consignmentPagePath(agreement.id)}$`));
  await says(`of 2,875.00, was due ${due}`);
  await says("1 work is there.");
  await says("CA$1,875.00 is open.");
  await pressDisabled(button("Close the Agreement"));
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await inspect(page, "a living agreement");
  await button("Record return of Barley").press("Enter");
  const back = page.getByRole("dialog", { name: "Record a Return" });
  await expectAccessible(page, "a return");
  await pressByKey(back.getByRole("button", { name: "Record Return" }));
  await expectToast(page, "“Barley” is back");
  await undoReturn("Barley");
  await says("1 work is there.");
  await button("Record return of Barley").press("Enter");
  await pressByKey(back.getByRole("button", { name: "Record Return" }));
  await expectToast(page, "“Barley” is back");
  await expect(main.getByText("1 work is there.")).toBeHidden();
  await says("A report of the gallery waits for your answer, above.");
  await expect(button("Record the Sale")).toBeHidden();
  await button("Decline").press("Enter");
  await expectToast(page, "Declined. The gallery reads that it is not recorded");
  await expect(
    main.getByText("A report of the gallery waits for your answer, above."),
  ).toBeHidden();
  await button("Record a Payout").press("Enter");
  await expect(amount).toHaveValue("1875");
  await tabTo(amount);
  await keyboard.press("Enter");
  await expectToast(page, "Payout of CA$1,875.00 recorded");
  await says("Nothing is there and nothing is open.");
  await button("Close the Agreement").press("Enter");
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "Close" }));
  await expectToast(page, `${number} is closed`);
  await expect(button("Close the Agreement")).toBeHidden();
});
