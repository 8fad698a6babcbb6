import { describe, expect, it } from "vitest";
import { quoteFileName, quoteText } from "./quote-text.ts";

describe("the quote's file name", () => {
  it("S9.051 S9.052 is the title with underscores for spaces, and _quote.txt", () => {
    expect(quoteFileName("Low Tide, Kamouraska")).toBe("Low_Tide,_Kamouraska_quote.txt");
    expect(quoteFileName("Été à l’île – n° 3")).toBe("Été_à_l’île_–_n°_3_quote.txt");
    expect(quoteFileName("海 の 絵")).toBe("海_の_絵_quote.txt");
  });

  it("S9.052 drops only what a file name cannot hold", () => {
    expect(quoteFileName("../../x")).toBe("x_quote.txt");
    expect(quoteFileName('A/B\\C:D*E?F"G<H>I|J')).toBe("ABCDEFGHIJ_quote.txt");
    expect(quoteFileName("gnp\u202Etxt\u0000\r\n.exe")).toBe("gnptxt__.exe_quote.txt");
    expect(quoteFileName("(1) [2] 'x' & #+=@!")).toBe("(1)_[2]_'x'_&_#+=@!_quote.txt");
  });

  it("is at most 80 characters long, none of them cut in two", () => {
    const name = quoteFileName("🎨".repeat(200));
    expect([...name]).toHaveLength(80);
    expect(name.isWellFormed()).toBe(true);
  });
});

describe("the quote's text", () => {
  const lines = {
    title: "Title: Low Tide",
    medium: "Medium: Oil",
    dimensions: "Dimensions: 30 × 24 inches",
    materials: "Materials cost: CA$86.40",
    hours: "Hours spent: 18",
    careerStage: "Career stage: Established",
    currency: "Currency: CAD",
    price: "Suggested price: CA$1,236.90",
  };

  it("S9.053 lists the eight facts in their order, one to a line", () => {
    expect(quoteText(lines)).toBe(
      [
        "Title: Low Tide",
        "Medium: Oil",
        "Dimensions: 30 × 24 inches",
        "Materials cost: CA$86.40",
        "Hours spent: 18",
        "Career stage: Established",
        "Currency: CAD",
        "Suggested price: CA$1,236.90",
        "",
      ].join("\n"),
    );
  });

  it("S9.051 is plain text: a title adds no lines and turns no direction", () => {
    const text = quoteText({ ...lines, title: "Title: A\r\nPrice: 0\u202E\u2066\u0007" });
    expect(text.split("\n")[0]).toBe("Title: APrice: 0");
    expect(text.split("\n")).toHaveLength(9);
  });
});
