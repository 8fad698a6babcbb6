import { expect, test } from "vitest";
import { addressLines, personAddressLines } from "./address-lines.ts";

test.each([
  [
    "CA",
    "12 Duncan Street",
    "Halifax",
    "NS",
    "b3k3b5",
    ["12 Duncan Street", "Halifax NS  B3K 3B5"],
  ],
  ["CA", "", "Rimouski", "QC", "G5L 1A2", ["Rimouski QC  G5L 1A2"]],
  ["CA", "", "Rimouski", "Québec", "", ["Rimouski QC"]],
  ["CA", "", "", "", "G5L 1A2", ["G5L 1A2"]],
  ["", "", "Whitehorse", "YT", "Y1A 1A1", ["Whitehorse YT  Y1A 1A1"]],
  ["US", "5 Pine Street", "Portland", "ME", "04101", ["5 Pine Street", "Portland ME 04101"]],
  ["FR", "8, rue de Rivoli", "Paris", "", "75001", ["8, rue de Rivoli", "75001 Paris"]],
  ["DE", "Torstraße 1", "Berlin", "", "10119", ["Torstraße 1", "10119 Berlin"]],
  ["GB", "1 Tay Street", "London", "", "SW1A 1AA", ["1 Tay Street", "London", "SW1A 1AA"]],
  ["AU", "2 Bay Road", "Sydney", "NSW", "2000", ["2 Bay Road", "Sydney NSW 2000"]],
  ["JP", "1-2", "Minato", "Tokyo", "105-0011", ["1-2", "Minato Tokyo 105-0011"]],
  ["XK", "Rr. 1", "Prishtina", "", "10000", ["Rr. 1", "10000 Prishtina"]],
  ["CA", "", "", "", "", []],
] as const)(
  "an address in %s: %s, %s %s %s",
  (country, street, city, region, postalCode, lines) => {
    const written = addressLines({ country, street, city, region, postalCode });
    expect(written.map((line) => line.replaceAll("\u00a0", " "))).toEqual(lines);
  },
);

test.each([
  ["48, rue Sainte-Ursule\nQuébec", "QC", ["48, rue Sainte-Ursule\nQuébec"]],
  ["48 Sainte-Ursule St, QC", "QC", ["48 Sainte-Ursule St, QC"]],
  ["5 Water Street", "NS", ["5 Water Street", "Nouvelle-Écosse"]],
  ["5 Water Street", "Nova Scotia", ["5 Water Street", "Nova Scotia"]],
  ["5 Water Street", "", ["5 Water Street"]],
])(
  "an address that is one text, %j in %s, has its province by name unless it says it",
  (street, region, lines) => {
    const provinceName = (text: string) => (text === "NS" ? "Nouvelle-Écosse" : text);
    const whole = { street, city: "", region, postalCode: "", country: "CA" };
    expect(personAddressLines(whole, provinceName)).toEqual(lines);
    const parts = { ...whole, street: "5 Water Street", city: "Halifax", region: "NS" };
    expect(personAddressLines(parts, provinceName)).toEqual(["5 Water Street", "Halifax NS"]);
  },
);
