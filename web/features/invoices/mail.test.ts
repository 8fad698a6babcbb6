import { expect, test } from "vitest";
import { sampleInvoice, sampleLine, sampleWork } from "#tests/support/document-contents.ts";
import { mailtoOf } from "./mail.ts";

function read(address: string) {
  const { protocol, pathname, searchParams } = new URL(address);
  return {
    protocol,
    to: pathname,
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

test("a message is in the invoice's language, with what is left to pay and until when", () => {
  const content = {
    language: "en",
    depositCents: 100_00,
    balanceCents: 359_90,
    dueOn: "2026-11-03",
  } as const;
  expect(read(mailtoOf(sampleInvoice(content, { openCents: 359_90 }), null))).toEqual({
    protocol: "mailto:",
    to: "claire@example.com",
    subject: "Invoice 2026-009",
    body: [
      "Hello Claire Gagnon,",
      "Here is invoice 2026-009 for Thaw on the Ouelle. It comes to CA$459.90. You have paid CA$100.00, so CA$359.90 is left. Please pay by November 3, 2026.",
      "With thanks,\nOdile Fournier",
    ].join("\r\n\r\n"),
  });
});

test("what was paid in parts is taken off what is left", () => {
  const content = { language: "en", depositCents: 100_00, balanceCents: 359_90 } as const;
  const { body } = read(mailtoOf(sampleInvoice(content, { openCents: 259_90 }), null));
  expect(body).toContain("You have paid CA$200.00, so CA$259.90 is left.");
});

test("an invoice that its deposit covers is not asked to be paid", () => {
  const covered = { language: "en", depositCents: 459_90, balanceCents: 0 } as const;
  const due = { ...covered, dueOn: "2026-11-03" };
  expect(read(mailtoOf(sampleInvoice(due, { payments: [] }), null)).body).toContain(
    "It comes to CA$459.90. It is paid: thank you.\r\n",
  );
});

test("a message in both languages has the first one first, also in its subject", () => {
  const { subject, body } = read(mailtoOf(sampleInvoice(), null));
  expect(subject).toBe("Facture 2026-009 / Invoice 2026-009");
  expect(body).toBe(
    [
      "Bonjour Claire Gagnon,",
      "Voici la facture 2026-009 pour Thaw on the Ouelle. Elle s’élève à 459,90\u00a0$. Elle est payée\u00a0: merci.",
      "Avec mes remerciements,\nOdile Fournier",
      "–",
      "Hello Claire Gagnon,",
      "Here is invoice 2026-009 for Thaw on the Ouelle. It comes to CA$459.90. It is paid: thank you.",
      "With thanks,\nOdile Fournier",
    ].join("\r\n\r\n"),
  );
});

test("a credit note says which invoice it takes back", () => {
  const note = sampleInvoice(
    { language: "en", totalCents: -459_90 },
    {
      kind: "credit-note",
      number: "2026-010",
      credits: { id: "invoice", number: "2026-009" },
      payment: null,
    },
  );
  const { subject, body } = read(mailtoOf(note, null));
  expect(subject).toBe("Credit note 2026-010");
  expect(body).toContain(
    "Here is credit note 2026-010, which takes back invoice 2026-009 for Thaw on the Ouelle.",
  );
});

test("many works with long titles leave an address that a mail program takes", () => {
  const title = "Æ🌊".repeat(2_500);
  const lines = Array.from({ length: 50 }, () => sampleLine({ work: sampleWork({ title }) }));
  const address = mailtoOf(sampleInvoice({ language: "en", lines }), null);
  expect(address.length).toBeLessThan(3_000);
  const short = `${"Æ🌊".repeat(29)}Æ…`;
  expect(read(address).body).toContain(
    `for ${short}, ${short}, ${short} and 47 other works. It comes`,
  );
});

test("the works that are not named end the list of those that are", () => {
  const lines = ["A", "B", "C", "D"].map((title) => sampleLine({ work: sampleWork({ title }) }));
  expect(read(mailtoOf(sampleInvoice({ language: "fr", lines }), null)).body).toContain(
    "pour A, B, C et 1 autre œuvre. Elle",
  );
});

test("without an email address the message has no recipient yet", () => {
  const buyer = { ...sampleInvoice().content.buyer, email: "" };
  expect(read(mailtoOf(sampleInvoice({ buyer }), null)).to).toBe("");
});

test("the address of the invoice's page is a line of its own, in each language", () => {
  const page = "https://example.com/l/abc.def";
  const { body } = read(mailtoOf(sampleInvoice(), page));
  expect(body).toContain(
    `\r\n\r\nVous pouvez la consulter à tout moment, et voir si elle est payée, à cette adresse\u00a0:\n${page}\r\n\r\nAvec`,
  );
  expect(body).toContain(
    `\r\n\r\nYou can see it at any time, and whether it is paid, at\n${page}\r\n\r\nWith thanks`,
  );
});
