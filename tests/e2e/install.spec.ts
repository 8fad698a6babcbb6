import { expect } from "@playwright/test";
import * as v from "valibot";
import { test } from "./test.ts";

const manifestSchema = v.object({
  name: v.string(),
  start_url: v.string(),
  display: v.string(),
  icons: v.array(
    v.object({
      src: v.string(),
      sizes: v.string(),
      type: v.string(),
      purpose: v.optional(v.string()),
    }),
  ),
});

test("it installs as an application, with icons of the sizes that they claim", async ({ page }) => {
  await page.goto("/");
  const answer = await page.request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = v.parse(manifestSchema, await answer.json());
  expect(manifest).toMatchObject({
    name: "Art Pricing Tool",
    start_url: "/app",
    display: "standalone",
  });
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of pngs) {
    const icon = await page.request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const client = await page.context().newCDPSession(page);
  expect(await client.send("Page.getAppManifest")).toMatchObject({
    url: expect.stringMatching(/\/manifest\.webmanifest$/),
    errors: [],
  });
  for (const rel of ["icon", "apple-touch-icon"]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute("href");
    const icon = await page.request.get(href ?? "");
    expect(icon.headers()["content-type"], rel).toMatch(/^image\//);
  }
  const script = await page.request.get("/service-worker.js");
  expect(script.headers()["cache-control"]).toBe("no-cache");
  expect(script.headers()["content-security-policy"]).toContain("worker-src 'self'");
});

test("the window's frame takes the theme's colour", async ({ page }) => {
  /** The colours of the frame and the page, in the same notation. */
  const colours = () =>
    page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
      if (canvas === null || frame === null) throw new Error("There is no frame to colour.");
      return [frame.content, getComputedStyle(document.body).backgroundColor].map((colour) => {
        canvas.fillStyle = colour;
        return canvas.fillStyle;
      });
    });
  await page.goto("/terms");
  expect(await colours()).toEqual(["#ffffff", "#ffffff"]);
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await colours()).toEqual(["#161616", "#161616"]);
  await page.reload();
  expect(await colours()).toEqual(["#161616", "#161616"]);
  await page.getByRole("button", { name: "Light theme" }).click();
  expect(await colours()).toEqual(["#ffffff", "#ffffff"]);
});
