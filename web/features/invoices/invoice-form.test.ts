import { expect, test } from "vitest";
import { findInvoiceErrors, type InvoiceForm, newInvoiceForm, termsOf } from "./invoice-form.ts";

const totals = { totalCents: 500_00, issuedOn: "2026-11-03" };

function form(change: Partial<InvoiceForm>): InvoiceForm {
  return { ...newInvoiceForm("sale"), ...change };
}

test.each<[string, Partial<InvoiceForm>, object]>([
  ["nothing besides the sale", {}, {}],
  ["a line that was added and left empty", { otherLines: [{ description: " ", amount: "" }] }, {}],
  [
    "lines without an amount or a description",
    {
      otherLines: [
        { description: "Crate", amount: "" },
        { description: "", amount: "20" },
        { description: "Frame", amount: "abc" },
      ],
    },
    {
      otherLines: {
        0: { amount: "amount" },
        1: { description: "description" },
        2: { amount: "amount" },
      },
    },
  ],
  ["a deposit of the total", { deposit: "500" }, {}],
  ["a deposit above the total", { deposit: "500.01" }, { deposit: "aboveTotal" }],
  ["a deposit that is no amount", { deposit: "half" }, { deposit: "amount" }],
  ["due on the day of issue", { dueOn: "2026-11-03" }, {}],
  ["due before it is issued", { dueOn: "2026-11-02" }, { dueOn: "early" }],
])("%s", (_name, change, errors) => {
  expect(findInvoiceErrors(form(change), totals)).toEqual(errors);
});

test("what is sent leaves out empty lines, and takes amounts in cents", () => {
  const typed = form({
    otherLines: [
      { description: " Crate ", amount: "85.5" },
      { description: "", amount: "" },
    ],
    ...{ deposit: "100", texts: { "en-CA terms": " Thirty days " }, dueOn: "2026-12-01" },
  });
  const firstIn = (locale: string) => ({ terms: `Terms ${locale}`, title: `Title ${locale}` });
  expect(termsOf(typed, "fr-en", firstIn)).toEqual({
    language: "fr-en",
    otherLines: [{ description: "Crate", priceCents: 85_50 }],
    ...{ depositCents: 100_00, terms: "Terms fr-CA", title: "Title fr-CA", dueOn: "2026-12-01" },
    inSecondLanguage: { terms: "Thirty days", title: "Title en-CA" },
  });
});
