import { expect } from "@playwright/test";
import * as v from "valibot";
import { firstChannels } from "#schema/channels/channel.ts";
import { peoplePaths } from "#schema/people/people-paths.ts";
import { personSchema } from "#schema/people/person.ts";
import { inspect } from "./inspect.ts";
import { register, test } from "./invoices.ts";
import { expectToast } from "./journeys.ts";
import { readSales, sellNew, setAskingPrice, setChannels } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { ownOrigin, saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

test.beforeEach(({ page }) => becomeProfessional(page));

test("axe: a sale that was mistyped is corrected: price, channel, day and payment; the ledger and the history say so", async ({
  page,
  sales,
}) => {
  await register(page, { registrations: [] });
  const { work } = await sellNew(page, "Sumac", { date: "2026-07-02", priceCents: 24_000_00 });
  await sales.open();
  await sales.openDetails("Sumac");
  const dialog = sales.details;
  await fieldIn(dialog, "Price before tax").fill("2400");
  await chooseIn(dialog, "Channel", "Gallery 50 %");
  await fieldIn(dialog, "Sold on").fill("2026-06-30");
  await expect(
    dialog.getByText(
      "Of this sale CA$1,200.00 reaches you instead of CA$24,000.00, after commission, fees and shipping.",
    ),
  ).toBeVisible();
  await expect(
    dialog.getByText(
      /^This changes April to June 2026 and July to September 2026, quarters that have ended\..*$/,
    ),
  ).toBeVisible();
  await fieldIn(dialog, "Paid on").fill("2026-07-05");
  await fieldIn(dialog, "Paid by").fill("cheque");
  await inspect(page, "correcting a sale");
  await dialog.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale saved");
  await expect(dialog).toHaveCount(0);
  const row = sales.ledgerRow("Sumac");
  await expect(row).toContainText("Jun 30, 2026");
  await expect(row).toContainText("Gallery 50 %");
  await expect(row.getByRole("cell").nth(3)).toHaveText("2,400");
  expect(await readSales(page)).toMatchObject([
    { priceCents: 240_000, netCents: 120_000, payment: { paidOn: "2026-07-05", method: "cheque" } },
  ]);

  await openWork(page, work);
  const history = page.getByRole("table", { name: "Price history, newest first" });
  await expect(history.getByRole("row").nth(1)).toContainText("Sale corrected");
  await expect(history.getByRole("row").nth(1)).toContainText("2,400");
});

test("the buyer of a recorded sale is chosen from the artist’s people, by keyboard, and where it was delivered stays", async ({
  page,
  sales,
}) => {
  await register(page, { registrations: [] });
  const claire = { kind: "person", name: "Claire Gagnon", email: "claire@example.com" };
  const address = { city: "Québec", region: "QC", country: "CA" };
  const answer = await page.request.post(peoplePaths.people, {
    ...{ data: { ...claire, address }, headers: ownOrigin() },
  });
  const { id } = v.parse(personSchema, await answer.json());
  const deliverTo = { country: "CA", region: "ON" };
  await sellNew(page, "Sumac", { buyer: { name: "Bao" }, deliverTo, deliveredBy: "carrier" });
  await sales.open();
  await sales.openDetails("Sumac");
  const dialog = sales.details;
  await expect(fieldIn(dialog, "Province of delivery")).toHaveText("Ontario");
  const buyer = dialog.getByRole("combobox", { name: "Buyer" });
  await expect(buyer).toHaveValue("Bao");
  await buyer.fill("G");
  await expect(page.getByRole("option")).toHaveCount(2);
  await buyer.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(buyer).toHaveValue("G");
  await buyer.fill("g");
  await expect(page.getByRole("option")).toHaveText([
    "Claire Gagnonclaire@example.com",
    "New: “g”",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(buyer).toHaveValue("Claire Gagnon");
  await expect(fieldIn(dialog, "Buyer's email")).toBeHidden();
  await inspect(page, "choosing the buyer of a sale");
  await dialog.getByRole("button", { name: "Save Sale" }).press("Enter");
  await expectToast(page, "Sale saved");
  await expect(dialog).toHaveCount(0);
  const { name, email } = claire;
  expect(await readSales(page)).toMatchObject([
    { personId: id, buyer: { name, email }, deliverTo },
  ]);
});

test("a sale, and its correction, say which part of a gallery’s discount is the artist’s", async ({
  page,
  sales,
}) => {
  const terms = { commission: 0.1, discountBorneBy: "gallery" } as const;
  await setChannels(
    page,
    firstChannels.map((channel) =>
      channel.id === "gallery-40" ? { ...channel, ...terms } : channel,
    ),
  );
  const work = await saveWork(page, { title: "Sumac" });
  await setAskingPrice(page, work.id, { amountCents: 1_000_00, currency: "CAD" });
  await openWork(page, work);
  await page.getByRole("button", { name: "Record a Sale" }).click();
  const recording = page.getByRole("dialog", { name: "Record a Sale" });
  await chooseIn(recording, "Channel", "Gallery 10 %");
  await recording.getByRole("button", { name: "More" }).click();
  const beyond = (discount: number) =>
    `A gallery’s share ends at nothing. Of a discount of ${discount} % it bears 10 %, its whole commission; the other ${discount - 10} % is yours.`;
  await fieldIn(recording, "Discount").fill("30");
  await expect(recording.getByText(beyond(30))).toBeVisible();
  await fieldIn(recording, "Discount").fill("10");
  await expect(recording.getByText(/^A gallery’s share ends at nothing\. .*$/)).toHaveCount(0);
  await fieldIn(recording, "Discount").fill("30");
  await recording.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale recorded", "The work has its red dot.");

  await sales.open();
  await sales.openDetails("Sumac");
  await expect(sales.details.getByText(beyond(30))).toBeVisible();
  await fieldIn(sales.details, "Discount").fill("25");
  await expect(sales.details.getByText(beyond(25))).toBeVisible();
});
