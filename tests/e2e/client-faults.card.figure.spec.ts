import { isCaseOfDay } from "#tests/support/cases-of-day.ts";
import { fillStorageOfPages } from "./browser-storage.ts";
import { openPayment } from "./card-form.ts";
import { test } from "./card-product.ts";
import { confirmations } from "./client-faults/card.ts";
import { expectPaidOnce } from "./client-faults/paying.ts";
import { figure } from "./figure.ts";
import { becomeUndecided } from "./users.ts";

for (const [index, [fault, injectFault]] of Object.entries(confirmations).entries()) {
  // Each day has half.
  if (!isCaseOfDay(index, 2)) continue;
  test(`confirm a card in the page: ${fault}`, async ({ page }) => {
    const buyer = await becomeUndecided(page);
    if (fault === "a storage that is full") await fillStorageOfPages(page);
    await openPayment(page);
    await injectFault(page, buyer);
    await expectPaidOnce(page, buyer);
    figure(test.info(), 14, 1, 1);
  });
}
