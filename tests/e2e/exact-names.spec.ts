import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("a name or a text matches as a whole, to the letter", async ({ page }) => {
  await page.setContent(`
    <main>
      <button>Save now</button>
      <label>Title now <input placeholder="Low Tide now" title="At most 200 now" /></label>
      <img alt="Low Tide now" />
      <iframe title="Card" srcdoc="<button>Save now</button>"></iframe>
    </main>`);
  for (const finder of [page, page.getByRole("main")]) {
    for (const suffix of ["", " now"]) {
      const found = [
        finder.getByRole("button", { name: `Save${suffix}` }),
        finder.getByText(`Save${suffix}`),
        finder.getByLabel(`Title${suffix}`),
        finder.getByPlaceholder(`Low Tide${suffix}`),
        finder.getByTitle(`At most 200${suffix}`),
        finder.getByAltText(`Low Tide${suffix}`),
        finder.frameLocator("iframe").getByRole("button", { name: `Save${suffix}` }),
        finder.frameLocator("iframe").getByText(`Save${suffix}`),
      ];
      for (const locator of found) await expect(locator).toHaveCount(suffix === "" ? 0 : 1);
    }
  }
  await expect(page.getByRole("button", { name: "save now" })).toHaveCount(0);
});
