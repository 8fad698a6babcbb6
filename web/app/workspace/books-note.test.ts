import { expect, test } from "vitest";
import { countBooks } from "./books-note.tsx";

function buyer(name: string, email = "") {
  return { name, email, address: "", country: "CA", region: "QC" };
}

test("sales, invoices and documents are counted apart, and a buyer of several works once", () => {
  expect(
    countBooks({
      sales: [
        { buyer: buyer("Hélène Caron", "helene@example.com") },
        { buyer: buyer("hélène caron ", "Helene@example.com") },
        { buyer: buyer("Solange Lafrenière") },
        { buyer: null },
      ],
      invoices: [{ kind: "invoice" }, { kind: "invoice" }, { kind: "credit-note" }],
      documents: [{ kind: "certificate" }, { kind: "consignment" }, { kind: "certificate" }],
    }),
  ).toEqual({
    sales: 4,
    invoices: 2,
    creditNotes: 1,
    certificates: 2,
    consignmentLists: 1,
    buyers: 2,
  });
});

test("nothing is none of each", () => {
  const counts = countBooks({ sales: [], invoices: [], documents: [] });
  expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0]);
});
