import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { labelCodeFile, labelCodeOf } from "./label-code.ts";

const address = "https://artpricing.example/w/k7Qm2xR9pLw";

describe("the code of a label", () => {
  test("is 0.6 in wide, and wider where an address is so long that modules would be below 0.02 in", () => {
    expect(labelCodeOf(address)).toMatchObject({ address, modules: 29, side: 0.6 });
    const long = labelCodeOf(`https://a-long-name-of-a-site.artpricing.example/w/k7Qm2xR9pLw`);
    expect(long).toMatchObject({ modules: 33, side: 33 * 0.02 });
  });

  test("as SVG is ink on white with four modules of white around it, and says the address", async () => {
    const file = await labelCodeFile(address, "svg");
    expect(file.type).toBe("image/svg+xml");
    const svg = await file.text();
    expect(svg).toContain('viewBox="-4 -4 37 37" width="740" height="740"');
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code).toMatchObject({ data: address, version: 3 });
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(svg).toContain('fill="#171717"');
  });
});
