import { expect } from "@playwright/test";
import { salesPaths } from "#schema/sales/sales-paths.ts";
import french from "#web/i18n/texts/sales.fr-CA.json" with { type: "json" };
import { inspect } from "./inspect.ts";
import {
  helene,
  issueInvoice,
  number,
  payPart,
  readInvoices,
  register,
  sellToHelene,
  test,
} from "./invoices.ts";
import { expectToast, expectToastSeen, pressDisabled } from "./journeys.ts";
import { pressByKey } from "./keyboard.ts";
import { downloadPdf } from "./pdf-file.ts";
import { sell, sellNew, today, written } from "./records.ts";
import { chooseIn, chooseOption } from "./select-list.ts";
import { becomeProfessional } from "./stripe.ts";
import { saveWork } from "./users.ts";
import { fieldIn, openWork } from "./work-record.ts";

const fr = french.sales.invoices;

test.beforeEach(({ page }) => becomeProfessional(page));

test("axe: two sales of one buyer are put on one invoice, with a crate, a deposit and a due day, by keyboard", async ({
  page,
  sales,
}) => {
  await register(page);
  await sellToHelene(page, "Sumac");
  await sellToHelene(page, "Barley", 200_00);
  await sales.open();
  await pressByKey(sales.ledgerRow("Sumac").getByRole("button", { name: "Invoice Sumac" }));
  await expect(sales.invoicing).toHaveAccessibleDescription("For Hélène Caron.");
  const sums = sales.invoicing.getByRole("definition");
  await expect(sums).toHaveText(["CA$900.00", "CA$45.00", "CA$89.78", "CA$1,034.78"]);
  await pressByKey(sales.invoicing.getByRole("checkbox", { name: /^Barley, .+$/ }), "Space");
  await pressByKey(
    sales.invoicing.getByRole("button", { name: "Add a Line, such as a Frame or Shipping" }),
  );
  await expect(sales.invoicing.getByLabel("Line 1")).toBeFocused();
  await page.keyboard.type("Crate");
  await page.keyboard.press("Tab");
  await page.keyboard.type("50");
  await fieldIn(sales.invoicing, "Paid already").fill("300");
  await fieldIn(sales.invoicing, "Due on").fill("2099-01-31");
  await fieldIn(sales.invoicing, "Terms in French").fill("By transfer, within thirty days.");
  await expect(sums).toHaveText([
    "CA$1,150.00",
    "CA$57.50",
    "CA$114.72",
    "CA$1,322.22",
    "−CA$300.00",
    "CA$1,022.22",
  ]);
  await expect(
    sales.invoicing.getByRole("radio", { name: "French, then English", checked: true }),
  ).toBeVisible();
  await inspect(page, "a new invoice");
  await pressByKey(sales.invoicing.getByRole("button", { name: "Issue Invoice" }));
  await expect(sales.printing(number(1))).toBeVisible();
  await expect(sales.invoicing).toHaveCount(0);

  await test.step("it is shown as it prints, in French first", async () => {
    const { text } = await downloadPdf(sales.printing(number(1)));
    expect(text).toMatch(/^.*Facture.*Invoice.*Hélène Caron.*Sumac.*Barley.*Crate.*1.022,22.*$/);
    await page.keyboard.press("Escape");
    await expect(sales.printing(number(1))).toHaveCount(0);
  });
  const [issued] = await readInvoices(page);
  expect(issued?.content).toMatchObject({
    ...{ language: "fr-en", totalCents: 1_322_22, depositCents: 300_00, balanceCents: 1_022_22 },
    ...{ terms: "By transfer, within thirty days.", dueOn: "2099-01-31", buyer: helene },
  });
  await expect(sales.invoiceRow(number(1))).toContainText("Hélène Caron");
  await expect(sales.invoiceRow(number(1))).toContainText("Sumac and Barley");
  await expect(sales.invoiceRow(number(1))).toContainText("CA$1,322.22");
  await expect(sales.invoiceRow(number(1))).toContainText("CA$1,022.22 open, due Jan 31, 2099");
  await expect(sales.ledgerRow("Barley")).toContainText(`Invoice ${number(1)}, unpaid`);
  await expect(sales.ledgerRow("Barley").getByRole("button")).toHaveCount(0);
  await inspect(page, "sales with an invoice");
  await sales.pressInInvoice("Enter Payment", number(1));
  const paid = sales.paying(number(1)).getByRole("list", { name: "Payments and refunds" });
  await expect(paid.getByRole("listitem")).toHaveText(["Deposit on the invoice: CA$300.00"]);
});

test("an invoice at $500 without a buyer says what is missing, takes it in place, and loses nothing typed", async ({
  page,
  sales,
}) => {
  await register(page);
  await sellNew(page, "Sumac", { priceCents: 500_00 });
  await sales.open();
  await sales.openInvoice("Sumac");
  await expect(sales.invoicing.getByRole("alert")).toHaveText(
    "An invoice needs a buyer. Who bought Sumac?",
  );
  await inspect(page, "an invoice without a buyer");
  await fieldIn(sales.invoicing, "Buyer's address").fill(helene.address);
  await sales.invoicing.getByRole("button", { name: "Save and Continue" }).click();
  await expect(fieldIn(sales.invoicing, "Buyer")).toBeFocused();
  await expect(sales.invoicing.getByText("Enter the buyer's name as well.")).toBeVisible();
  await fieldIn(sales.invoicing, "Buyer").fill("Hélène Caron");
  await page.reload();
  await sales.openInvoice("Sumac");
  await expect(fieldIn(sales.invoicing, "Buyer's address")).toHaveValue(helene.address);
  await expect(fieldIn(sales.invoicing, "Buyer")).toHaveValue("Hélène Caron");
  await sales.invoicing.getByRole("button", { name: "Save and Continue" }).click();

  await test.step("the delivery, on which the taxes depend, is asked for next", async () => {
    await expect(sales.invoicing.getByRole("alert")).toHaveText(
      "Where was Sumac delivered? The taxes depend on it.",
    );
    await chooseIn(sales.invoicing, "Buyer's country", "Canada");
    await chooseIn(sales.invoicing, "Buyer's province", "Ontario");
    await chooseIn(sales.invoicing, "Delivery", "By a carrier");
    await expect(
      sales.invoicing.getByText("You charge HST 13 %, CA$65.00: the buyer pays CA$565.00."),
    ).toBeVisible();
    await sales.invoicing.getByRole("button", { name: "Save and Continue" }).click();
  });

  await test.step("what cannot be issued is said at its field, and a reload keeps it", async () => {
    await expect(sales.invoicing).toHaveAccessibleDescription("For Hélène Caron.");
    await fieldIn(sales.invoicing, "Paid already").fill("565.01");
    await fieldIn(sales.invoicing, "Terms").fill("Thirty days");
    await sales.invoicing.getByRole("button", { name: "Issue Invoice" }).click();
    await expect(sales.invoicing.getByText("Enter at most the total.")).toBeVisible();
    await expect(fieldIn(sales.invoicing, "Paid already")).toBeFocused();
    await expect(sales.invoicing.getByText("Still to be paid")).toHaveCount(0);
    await page.reload();
    await sales.openInvoice("Sumac");
    await expect(fieldIn(sales.invoicing, "Terms")).toHaveValue("Thirty days");
    await fieldIn(sales.invoicing, "Paid already").fill("565");
    await sales.issueOpen(1);
    await page.keyboard.press("Escape");
  });
  await expect(sales.invoiceRow(number(1))).toContainText("Nothing left to be paid");
});

test("an invoice is paid in two parts, of which one is reversed, and the ledger is filtered by it", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac", 200_00);
  await sellToHelene(page, "Barley", 200_00);
  await issueInvoice(page, [sale.id]);
  await sales.open();
  const invoices = page.getByRole("region", { name: "Invoices" });
  const row = sales.invoiceRow(number(1));
  const dialog = sales.paying(number(1));
  await expect(invoices.getByText("CA$200.00 is still to be paid, on 1 invoice.")).toBeVisible();
  await page.getByRole("button", { name: "See Invoices" }).click();
  await expect(page.getByRole("heading", { name: "Invoices" })).toBeFocused();
  await expect(row).toContainText(`CA$200.00 open since ${written(today())}`);

  await test.step("an instalment leaves the rest open", async () => {
    await sales.pressInInvoice("Enter Payment", number(1));
    await expect(dialog).toHaveAccessibleDescription(
      "Hélène Caron: CA$200.00 of CA$200.00 is open.",
    );
    await expect(fieldIn(dialog, "Paid on")).toHaveValue(today());
    await expect(fieldIn(dialog, "Amount")).toHaveValue("200");
    await fieldIn(dialog, "Paid on").fill(today(3));
    await fieldIn(dialog, "Amount").fill("200.01");
    await dialog.getByRole("button", { name: "Enter Payment" }).click();
    await expect(dialog.getByText("Enter today or an earlier day.")).toBeVisible();
    await expect(dialog.getByText("CA$200.00 is open. Enter that or less.")).toBeVisible();
    await expect(fieldIn(dialog, "Paid on")).toBeFocused();
    await fieldIn(dialog, "Paid on").fill(today());
    await fieldIn(dialog, "Amount").fill("80");
    await fieldIn(dialog, "How").fill("Interac");
    await dialog.getByRole("button", { name: "Enter Payment" }).click();
    await expectToast(page, "CA$80.00 paid, CA$120.00 still open");
    await expect(row).toContainText(`CA$120.00 open since ${written(today())}`);
    await expect(invoices.getByText("CA$120.00 is still to be paid, on 1 invoice.")).toBeVisible();
    await expect(sales.ledgerRow("Sumac")).toContainText(`Invoice ${number(1)}, unpaid`);
  });

  await test.step("the rest pays it", async () => {
    await sales.pressInInvoice("Enter Payment", number(1));
    await expect(fieldIn(dialog, "Paid on")).toBeFocused();
    await expect(fieldIn(dialog, "Amount")).toHaveValue("120");
    await inspect(page, "the second payment of an invoice");
    await dialog.getByRole("button", { name: "Enter Payment" }).click();
    await expectToast(page, `Invoice ${number(1)} is paid`);
    await expect(row).toContainText(`Paid ${written(today())}`);
    await expect(page.getByText("Nothing is left to be paid.")).toBeVisible();
  });

  await test.step("a payment that was entered by mistake is reversed, which is undone", async () => {
    await sales.pressInInvoice("Payments", number(1));
    const list = dialog.getByRole("list", { name: "Payments and refunds" }).getByRole("listitem");
    await expect(list).toHaveCount(2);
    await dialog.getByRole("button", { name: /^Reverse CA\$120\.00 of .+$/ }).click();
    await expectToastSeen(page, "Payment of CA$120.00 reversed");
    await expect(list.getByText("reversed, does not count")).toBeVisible();
    await expect(fieldIn(dialog, "Paid on")).toBeFocused();
    await expect(fieldIn(dialog, "Amount")).toHaveValue("120");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toContainText(`Paid ${written(today())}`);
  });

  await test.step("the ledger shows what is paid, or not invoiced", async () => {
    await expect(sales.ledgerRow("Sumac")).toContainText(`Invoice ${number(1)}, paid`);
    await chooseOption(page.getByRole("combobox", { name: "Payment" }), "Not invoiced");
    await expect(sales.ledgerRow("Sumac")).toBeHidden();
    await expect(sales.ledgerRow("Barley")).toBeVisible();
    await chooseOption(page.getByRole("combobox", { name: "Payment" }), "Invoice paid");
    await expect(sales.ledgerRow("Sumac")).toBeVisible();
    await expect(sales.ledgerRow("Barley")).toBeHidden();
  });
});

test("an invoice that was paid and credited shows what is to be refunded until it is", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac", 200_00);
  await payPart(page, await issueInvoice(page, [sale.id]), 80_00);
  await sales.open();
  const row = sales.invoiceRow(number(1));
  const dialog = sales.paying(number(1));
  await sales.pressInInvoice("Credit", number(1));
  await sales.crediting(number(1)).getByRole("button", { name: "Issue Credit Note" }).click();
  await expectToast(page, `Credit note ${number(2)} issued`, "The sales can be invoiced again.");
  await expect(row).toContainText("CA$80.00 to refund");
  await sales.pressInInvoice("Refund", number(1));
  await expect(dialog).toHaveAccessibleDescription(
    "Hélène Caron: the invoice was taken back, and CA$80.00 is to be refunded.",
  );
  await inspect(page, "the refund of a credited invoice");
  await dialog.getByRole("button", { name: "Enter Refund" }).click();
  await expectToast(page, "CA$80.00 refunded");
  await expect(row).not.toContainText("to refund");
  await expect(row.getByRole("button", { name: `Payments ${number(1)}` })).toBeFocused();
  const [, credited] = await readInvoices(page);
  expect(credited).toMatchObject({ openCents: 0, toRefundCents: 0 });
});

test("on a phone a line of the ledger without actions ends below its price", async ({
  page,
  sales,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { sale } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id]);
  await sales.open();
  const row = sales.ledgerRow("Sumac");
  await expect(row.getByRole("button")).toHaveCount(0);
  const space = await row.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.children[4] ?? element);
    return element.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
  });
  expect(space).toBeGreaterThanOrEqual(12);
});

test("a mistake is credited: the sale counts no more until it is invoiced again, and the numbers have no gap", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac");
  const { sale: other } = await sellToHelene(page, "Barley", 200_00);
  await issueInvoice(page, [sale.id, other.id]);
  await sales.open();
  await expect(page.getByText(/^2 works sold\. .+$/)).toBeVisible();
  await sales.pressInInvoice("Credit", number(1));
  const dialog = sales.crediting(number(1));
  await fieldIn(dialog, "Reason, for yourself").fill("Two addresses");
  await inspect(page, "a credit note");
  await dialog.getByRole("button", { name: "Issue Credit Note" }).click();
  await expectToast(page, `Credit note ${number(2)} issued`, "The sales can be invoiced again.");
  await expect(sales.invoiceRow(number(2))).toContainText(
    `Credit note for ${number(1)}Two addresses`,
  );
  await expect(sales.invoiceRow(number(2))).toContainText("−CA$1,100.00");
  await expect(sales.invoiceRow(number(1))).toContainText(`Taken back by credit note ${number(2)}`);
  await expect(sales.invoiceRow(number(1)).getByRole("button")).toHaveText([`Print ${number(1)}`]);
  await expect(sales.ledgerRow("Sumac")).toContainText(`Invoice ${number(1)}, credited`);
  await expect(page.getByText("No work sold.")).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^CA\$0 of 30,000 in this quarter so far\. .+ so far$/ }),
  ).toBeVisible();

  await sales.openInvoice("Sumac");
  await sales.issueOpen(3);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^1 work sold\. .+$/)).toBeVisible();
  expect((await readInvoices(page)).map((invoice) => invoice.number)).toEqual([
    number(3),
    number(2),
    number(1),
  ]);
});

test("the message about an invoice is opened in the artist's own mail program, in the invoice's language", async ({
  page,
  sales,
}) => {
  const { sale } = await sellToHelene(page, "Sumac");
  await issueInvoice(page, [sale.id], { language: "fr-en" });
  await sales.open();
  const send = sales.invoiceRow(number(1)).getByRole("link", { name: `Send ${number(1)}` });
  const address = new URL((await send.getAttribute("href")) ?? "");
  expect(address.protocol + address.pathname).toBe("mailto:helene@example.com");
  expect(address.searchParams.get("subject")).toBe(`Facture ${number(1)} / Invoice ${number(1)}`);
  expect(address.searchParams.get("body")).toMatch(
    new RegExp(`^Bonjour Hélène Caron,\r\n\r\nVoici la facture ${number(1)} pour Sumac\\. `),
  );
  // The first press makes the address of its page, which the message has from then on.
  await send.click();
  await expect(send).toHaveAttribute("href", /%2Fl%2F[\w-]{16}\.[\w-]{22}%0D%0A/);
  await expect(sales.invoiceRow(number(1))).toContainText("Its page was not opened yet");
});

test("a sold work's page issues the invoice of its sale, and lists it", async ({ page, sales }) => {
  const { work } = await sellToHelene(page, "Sumac");
  await openWork(page, work);
  const part = page.getByRole("region", { name: "Invoice" });
  await expect(part).toContainText("This sale is on no invoice yet");
  await part.getByRole("button", { name: "Issue an invoice" }).click();
  await expect(sales.invoicing).toHaveAccessibleDescription("For Hélène Caron.");
  await sales.issueOpen(1);
  await page.keyboard.press("Escape");
  await expect(
    page.getByText(
      `This sale is on invoice ${number(1)}. Credit the invoice under Sales before you take the sale back.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Take the Sale Back" })).toHaveCount(0);
  await expect(part.getByRole("listitem")).toHaveText([
    `Invoice ${number(1)}${written(today())}, CA$900.00, CA$900.00 openPrint ${number(1)}`,
  ]);
});

test("what was not known of a sale is completed: its buyer and delivery with their taxes, and the rate of its day", async ({
  page,
  sales,
}) => {
  await register(page);
  await sellNew(page, "Sumac", { date: "2025-05-02", priceCents: 1_000_00, currency: "USD" });
  await sales.open();
  const row = sales.ledgerRow("Sumac");
  await expect(row).toContainText(
    "Tax not known: how it was delivered is not stated · Rate of the day not known",
  );
  await sales.openDetails("Sumac");
  const details = sales.details;
  await expect(details).toHaveAccessibleDescription("Sumac, sold May 2, 2025.");
  await inspect(page, "the details of a sale");
  await chooseIn(details, "Delivery", "Handed over here");
  await chooseIn(details, "Handed over in", "Québec");
  await expect(
    details.getByText(
      "You charge GST 5 %, $50.00 and QST 9.975 %, $99.75: the buyer pays $1,149.75.",
    ),
  ).toBeVisible();
  const rate = details.getByLabel("Canadian dollars for US$1 on May 2, 2025");
  await rate.fill("13.8");
  await details.getByRole("button", { name: "Save Sale" }).click();
  await expect(details.getByText("Enter a rate from 0.1 to 10, such as 1.37.")).toBeVisible();
  await rate.fill("1.38");
  await details.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale saved", "Its taxes and sums are recalculated.");
  await expect(row.getByRole("cell").nth(3)).toHaveText("1,380");
  await expect(row).toContainText("GST $50 · QST $99.75");
});

test("in French the invoices read as Québec writes them", async ({ page, sales }) => {
  const { sale } = await sellToHelene(page, "Sumac", 1_250_00);
  await issueInvoice(page, [sale.id], { dueOn: "2099-01-31" });
  await page.addInitScript(() => localStorage.setItem("language", "fr-CA"));
  await sales.open();
  const table = page.getByRole("table", { name: fr.title });
  await expect(table.getByRole("row").nth(1)).toContainText("1\u202f250,00\u00a0$");
  await expect(table.getByRole("row").nth(1)).toContainText(
    "1\u202f250,00\u00a0$ à recevoir d’ici le 31\u00a0janv.\u00a02099",
  );
  await inspect(page, "invoices in French");
});

test("sales that say different things of their buyer are not put on one invoice, and the dialog says why", async ({
  page,
  sales,
}) => {
  await sellToHelene(page, "Sumac");
  const barley = await saveWork(page, { title: "Barley" });
  const buyer = { ...helene, address: "12, rue de la Grève, Rimouski" };
  await sell(page, barley.id, { priceCents: 200_00, buyer });
  await sales.open();
  await sales.openInvoice("Sumac");
  const other = sales.invoicing.getByRole("checkbox", { name: /^Barley, .+$/ });
  await other.check();
  await expect(sales.invoicing.getByRole("alert")).toHaveText(
    "These sales say different things about the buyer. Choose those with the same email and address, or make them the same.",
  );
  await inspect(page, "an invoice of two addresses");
  await pressDisabled(sales.invoicing.getByRole("button", { name: "Issue Invoice" }));
  expect(await readInvoices(page)).toEqual([]);
  await sales.invoicing.getByRole("checkbox", { name: /^Sumac, .+$/ }).uncheck();
  await other.uncheck();
  await expect(sales.invoicing.getByRole("alert")).toHaveText("Choose at least one sale.");
  await other.check();
  await sales.issueOpen(1);
  expect((await readInvoices(page)).map(({ content }) => content.buyer)).toEqual([buyer]);
});

test("when what an invoice needs cannot be fetched, the dialog says so and tries again", async ({
  page,
  sales,
}) => {
  const { work } = await sellToHelene(page, "Sumac");
  await page.route(`**${salesPaths.business}`, (route) => route.abort());
  await openWork(page, work);
  await page
    .getByRole("region", { name: "Invoice" })
    .getByRole("button", { name: "Issue an invoice" })
    .click();
  await expect(sales.invoicing.getByRole("alert")).toHaveText(
    "The sale could not be fetched. Check your connection, then try again.",
  );
  await page.unroute(`**${salesPaths.business}`);
  await sales.invoicing.getByRole("button", { name: "Try Again" }).click();
  await expect(fieldIn(sales.invoicing, "Terms in French")).toBeVisible();
});

test("a sale is completed on its work's page as well", async ({ page, sales }) => {
  const { work } = await sellNew(page, "Sumac");
  await openWork(page, work);
  const record = page.getByRole("region", { name: "Sale record" });
  await record.getByRole("button", { name: "Correct the sale" }).click();
  const details = sales.details;
  await fieldIn(details, "Buyer").fill("Hélène Caron");
  await fieldIn(details, "Buyer's email").fill("helene@example.com");
  await details.getByRole("button", { name: "Save Sale" }).click();
  await expectToast(page, "Sale saved");
  await expect(details).toHaveCount(0);
  await expect(record.getByRole("definition")).toContainText([
    "Hélène Caron",
    "helene@example.com",
  ]);
});
