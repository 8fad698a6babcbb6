import { expect } from "@playwright/test";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import {
  helene,
  issueInvoice,
  number,
  readInvoices,
  register,
  sellToHelene,
  test,
} from "./invoices.ts";
import { expectToast, expectToastSeen } from "./journeys.ts";
import { goOffline } from "./network.ts";
import { holdRequests } from "./page-requests.ts";
import { sell, sellNew, today } from "./records.ts";
import { chooseIn } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

test.beforeEach(({ page }) => becomeProfessional(page));

test("the focus is led to what is in the place of a button that an invoice removes", async ({
  page,
  sales,
}) => {
  const { work } = await sellToHelene(page, "Sumac");
  await sellNew(page, "Barley");
  await sales.open();
  await expect(page.getByRole("table", { name: "Ledger" }).getByRole("link")).toHaveText([
    "Barley",
    "Sumac",
  ]);
  const row = sales.invoiceRow(number(1));
  /** Below a dialog. */
  const hidden = (name: string) => page.getByRole("button", { name, includeHidden: true });
  const inRow = (name: string) => row.getByRole("button", { name: `${name} ${number(1)}` });

  await test.step("the sale's line, once it is invoiced", async () => {
    await sales.openInvoice("Sumac");
    await sales.issueOpen(1);
    await expect(hidden("Invoice Sumac")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(sales.ledgerRow("Sumac").getByRole("link", { name: "Sumac" })).toBeFocused();
  });

  await test.step("what was paid, once a payment is entered, and its reversal", async () => {
    await inRow("Enter Payment").click();
    await sales.paying(number(1)).getByRole("button", { name: "Enter Payment" }).click();
    await expectToast(page, `Invoice ${number(1)} is paid`);
    await expect(inRow("Payments")).toBeFocused();
    await page.keyboard.press("Enter");
    await sales
      .paying(number(1))
      .getByRole("button", { name: /^Reverse .+$/ })
      .click();
    await expectToastSeen(page, "Payment of CA$900.00 reversed");
    await page.keyboard.press("Escape");
    await expect(inRow("Enter Payment")).toBeFocused();
  });

  await test.step("what is left to be done with an invoice that was credited", async () => {
    await inRow("Credit").click();
    await sales.crediting(number(1)).getByRole("button", { name: "Issue Credit Note" }).click();
    await expectToast(page, `Credit note ${number(2)} issued`);
    await expect(row.getByRole("button")).toHaveText([
      `Payments ${number(1)}`,
      `Print ${number(1)}`,
    ]);
    await expect(inRow("Payments")).toBeFocused();
  });

  await test.step("the invoice on the work's page", async () => {
    await openWork(page, work);
    const part = page.getByRole("region", { name: "Invoice" });
    await part.getByRole("button", { name: "Issue an invoice" }).click();
    await sales.issueOpen(3);
    await expect(hidden("Issue an invoice")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(part.getByRole("button", { name: `Print ${number(3)}` })).toBeFocused();
  });
});

test("an invoice that is issued after its dialog was closed is named, and closes no other dialog", async ({
  page,
  sales,
}) => {
  await sellToHelene(page, "Sumac");
  await sellNew(page, "Barley", { buyer: { ...helene, name: "Noor Haddad" } });
  await sales.open();
  const issue = await holdRequests(page, `**${salesPaths.invoices}`, { method: "POST" });
  await sales.openInvoice("Sumac");
  await sales.invoicing.getByRole("button", { name: "Issue Invoice" }).click();
  await expect(sales.invoicing.getByRole("button", { name: "Issuing…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sales.invoicing).toHaveCount(0);
  await sales.openInvoice("Barley");
  await expect(sales.invoicing).toHaveAccessibleDescription("For Noor Haddad.");
  await fieldIn(sales.invoicing, "Terms in French").fill("Thirty days");
  issue.release();
  await expectToastSeen(page, `Invoice ${number(1)} issued`);
  await expect(sales.printing(number(1))).toHaveCount(0);
  await expect(sales.invoicing).toHaveAccessibleDescription("For Noor Haddad.");
  await expect(fieldIn(sales.invoicing, "Terms in French")).toHaveValue("Thirty days");
});

test("what an invoice still needs of a sale is marked at its field", async ({ page, sales }) => {
  await register(page);
  await sellNew(page, "Sumac", { priceCents: 500_00 });
  await sales.open();
  await sales.openInvoice("Sumac");
  const dialog = sales.invoicing;
  const goOn = dialog.getByRole("button", { name: "Save and Continue" });
  const choice = (name: string) => dialog.getByRole("combobox", { name });

  await goOn.click();
  await expect(fieldIn(dialog, "Buyer")).toBeFocused();
  await expect(fieldIn(dialog, "Buyer")).toHaveAccessibleDescription("Enter the buyer's name.");
  await fieldIn(dialog, "Buyer").fill("Hélène Caron");
  await goOn.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Where was Sumac delivered? The taxes depend on it.",
  );
  await goOn.click();
  await expect(choice("Delivery")).toBeFocused();
  await expect(choice("Delivery")).toHaveAccessibleDescription("Choose one.");
  await chooseIn(dialog, "Delivery", "Handed over here");
  await expect(dialog.getByText("Choose one.")).toHaveCount(0);
  // Where the studio is, until another place is chosen.
  await expect(choice("Handed over in")).toHaveText("Québec");
  await chooseIn(dialog, "Delivery", "By a carrier");
  await goOn.click();
  await expect(choice("Buyer's country")).toHaveAccessibleDescription("Choose one.");
  await chooseIn(dialog, "Buyer's country", "Canada");
  await goOn.click();
  await expect(choice("Buyer's province")).toHaveAccessibleDescription("Choose one.");
  await chooseIn(dialog, "Buyer's province", "Ontario");
  await goOn.click();
  await expect(dialog).toHaveAccessibleDescription("For Hélène Caron.");
});

test("a sale that was invoiced in another window meanwhile says so, and leaves nothing to save", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac");
  await sales.open();
  await sales.openDetails("Sumac");
  await fieldIn(sales.details, "Buyer's address").fill("12, rue de la Grève, Rimouski");
  await issueInvoice(page, [sale.id]);
  await sales.details.getByRole("button", { name: "Save Sale" }).click();
  await expectToastSeen(page, "Changed elsewhere");
  await expect(sales.details).toHaveAccessibleDescription(
    new RegExp(
      `^Sumac, sold .+\\. It is on invoice ${number(1)}, so its buyer and delivery stay as they are\\.$`,
    ),
  );
  await expect(sales.details.getByRole("textbox")).toHaveCount(0);
  await expect(sales.details.getByRole("button", { name: "Save Sale" })).toHaveCount(0);
  await sales.details.getByRole("button", { name: "Close" }).first().click();
  await expect(sales.details).toHaveCount(0);
});

test("without a network an invoice stays paid, and nothing is said of what was never typed", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id]);
  await sales.open();
  const dialog = sales.paying(number(1));
  await sales.pressInInvoice("Enter Payment", number(1));
  await dialog.getByRole("button", { name: "Enter Payment" }).click();
  await expectToast(page, `Invoice ${number(1)} is paid`);
  await goOffline(page);
  await sales.pressInInvoice("Payments", number(1));
  await dialog.getByRole("button", { name: /^Reverse .+$/ }).click();
  await expectToastSeen(page, "Error", "There is no network. Please try again once you are back.");
  await page.context().setOffline(false);
  expect((await readInvoices(page))[0]?.payment).toMatchObject({ paidOn: today() });
});

test("an invoice takes twenty lines, and the focus stays in the dialog when the last is removed", async ({
  page,
  sales,
}) => {
  await sellToHelene(page, "Sumac");
  await sales.open();
  await sales.openInvoice("Sumac");
  const add = sales.invoicing.getByRole("button", {
    name: "Add a Line, such as a Frame or Shipping",
  });
  for (let line = 1; line <= 20; line += 1) await add.click();
  await expect(add).toHaveCount(0);
  await sales.invoicing.getByRole("button", { name: "Remove line 20" }).click();
  await expect(add).toBeFocused();
});

test("what is still to be paid in two currencies is two amounts", async ({ page, sales }) => {
  const { sale } = await sellToHelene(page, "Sumac");
  const barley = await saveWork(page, { title: "Barley" });
  const other = await sell(page, barley.id, {
    ...{ priceCents: 250_00, currency: "USD", buyer: helene, deliveredBy: "carrier" },
  });
  await issueInvoice(page, [sale.id]);
  await issueInvoice(page, [other.id]);
  await sales.open();
  await expect(
    page
      .getByRole("region", { name: "Invoices" })
      .getByText("$250.00 and CA$900.00 are still to be paid, on 2 invoices."),
  ).toBeVisible();
});
