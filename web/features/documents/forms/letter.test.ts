import { expect, test } from "vitest";
import { sampleGallery } from "#tests/support/consignment-contents.ts";
import { sampleArtist } from "#tests/support/document-contents.ts";
import { printForm } from "#tests/support/print-form.ts";
import { payoutLetter } from "#web/works/books/payout-letter.ts";
import { letterForm } from "./letter.ts";

test("a letter asks for what is open, with both addresses, the sum and room to sign", async () => {
  const sales = [
    { title: "Barley", soldOn: "2026-11-14", dueOn: "2026-12-14", openCents: 1_125_00 },
    { title: "Letters Not Sent", soldOn: "2026-09-12", dueOn: "2026-10-12", openCents: 337_50 },
  ].map((sale) => ({ ...sale, currency: "CAD" as const }));
  const letter = payoutLetter({ locale: "en-CA", artist: "Odile Fournier", sales });
  const printed = await printForm(
    letterForm(
      { letter, artist: sampleArtist, gallery: sampleGallery, day: "2026-11-22" },
      "letter",
    ),
  );
  expect(printed.pages).toBe(1);
  expect(printed.text).toBe(`Odile Fournier
Atelier Odile Fournier
12, rue de la Grève
Rimouski QC G5L 1A2
Galerie du Fleuve
51, rue de l’Évêché Ouest
Rimouski QC G5L 4H3
November 22, 2026
Payment for works sold
Hello,
Here is what is still to be paid for the works that you sold for me, with the
day on which each payment was agreed.
Letters Not Sent
Sold September 12, 2026, to be paid by October 12, 2026
CA$337.50
Barley
Sold November 14, 2026, to be paid by December 14, 2026
CA$1,125.00
In all CA$1,462.50
Could you tell me when I may expect it? If it is already on its way, thank
you: there is nothing more to do.
With thanks,
Odile Fournier
odile@example.com
\f`);
});
