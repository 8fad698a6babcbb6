import { describe, expect, it } from "vitest";
import { formatFor } from "./format-for.ts";

const narrow = "\u202f";
const space = "\u00a0";

describe("the formats of a language", () => {
  it("S9.050 set English money as en-US does, with a prefix for Canadian dollars", () => {
    const format = formatFor("en-CA");
    expect(format.money(123690, "CAD")).toBe("CA$1,236.90");
    expect(format.money(123690, "USD")).toBe("$1,236.90");
    expect(format.askedMoney(155000, "CAD")).toBe("CA$1,550");
    expect(format.askedMoney(230365, "USD")).toBe("$2,303.65");
    expect(format.currencySide).toBe("prefix");
    expect(format.besideField("CA$")).toEqual({ prefix: "CA$" });
  });

  it("set French money as Québec does: the sign behind, and narrow spaces between thousands", () => {
    const format = formatFor("fr-CA");
    expect(format.money(123690, "CAD")).toBe(`1${narrow}236,90${space}$`);
    expect(format.money(123690, "USD")).toBe(`1${narrow}236,90${space}$${space}US`);
    expect(format.askedMoney(155000, "CAD")).toBe(`1${narrow}550${space}$`);
    expect(format.planPrice(11328)).toBe(`113,28${space}$`);
    expect(format.number(1234567.5)).toBe(`1${narrow}234${narrow}567,5`);
    expect(format.currencySide).toBe("suffix");
    expect(format.besideField("$")).toEqual({ suffix: "$" });
  });

  it("name the first of a month in French, and keep a date on one line", () => {
    const format = formatFor("fr-CA");
    expect(format.longDate("2026-11-01T12:00:00")).toBe(`1er${space}novembre${space}2026`);
    expect(format.date("2026-11-14T12:00:00")).toBe(`14${space}nov.${space}2026`);
    expect(format.day("2026-11-01")).toBe(`1er${space}nov.${space}2026`);
    const months = Array.from({ length: 12 }, (_, month) =>
      format.day(`2026-${String(month + 1).padStart(2, "0")}-09`).replaceAll(space, " "),
    );
    // As the Office québécois de la langue française abbreviates them.
    expect(months).toEqual([
      ...["9 janv. 2026", "9 févr. 2026", "9 mars 2026", "9 avr. 2026", "9 mai 2026"],
      ...["9 juin 2026", "9 juill. 2026", "9 août 2026", "9 sept. 2026", "9 oct. 2026"],
      ...["9 nov. 2026", "9 déc. 2026"],
    ]);
    expect(formatFor("en-CA").date("2026-11-01T12:00:00")).toBe("Nov 1, 2026");
    expect(formatFor("en-CA").day("2026-11-01")).toBe("Nov 1, 2026");
  });

  it("set a minus, not a hyphen, before what is taken back", () => {
    expect(formatFor("en-CA").money(-123690, "CAD")).toBe("−CA$1,236.90");
    expect(formatFor("en-CA").askedMoney(-90000, "CAD")).toBe("−CA$900");
    expect(formatFor("en-CA").amount(-123690)).toBe("−1,236.90");
    expect(formatFor("fr-CA").money(-123690, "CAD")).toBe(`−1${narrow}236,90${space}$`);
    expect(formatFor("fr-CA").number(-2.5)).toBe("−2,5");
  });
});
