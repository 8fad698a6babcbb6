import { describe, expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

describe("the name of a document's file", () => {
  it("is its title, without what a file name cannot hold", () => {
    expect(fileNameOf("Price list, Odile Fournier")).toBe("Price list, Odile Fournier.pdf");
    expect(fileNameOf("Facture / Invoice 2026-009")).toBe("Facture, Invoice 2026-009.pdf");
    expect(fileNameOf("Pourquoi ce\u00a0prix, ../A:B?")).toBe("Pourquoi ce prix, ..AB.pdf");
    expect(fileNameOf("QR code, Ebb", ".svg")).toBe("QR code, Ebb.svg");
    expect(fileNameOf("..gnp\u202Efdp\n")).toBe("gnpfdp.pdf");
  });

  it("is at most 80 characters long, none of them cut in two", () => {
    const name = fileNameOf("🎨".repeat(200));
    expect([...name]).toHaveLength(80);
    expect(name.isWellFormed()).toBe(true);
  });
});
