import { expect, test } from "vitest";
import fr from "#web/i18n/texts/fr-CA.json" with { type: "json" };
import { buyerLine } from "./sale-record.tsx";

const names: Readonly<Record<string, string>> = fr.profile.location.provinces;
const french = {
  provinceName: (region: string) => names[region] ?? region,
  countryName: (code: string) => (code === "CA" ? "Canada" : "États-Unis"),
};

test.each([
  ["12, rue Saint-Paul\nRimouski", "QC", "CA", "12, rue Saint-Paul, Rimouski, Québec, Canada"],
  [
    "12, rue Saint-Paul, Rimouski (Québec)",
    "QC",
    "CA",
    "12, rue Saint-Paul, Rimouski (Québec), Canada",
  ],
  [
    "12 Saint-Paul St, Rimouski QC G5L 1A2",
    "QC",
    "CA",
    "12 Saint-Paul St, Rimouski QC G5L 1A2, Canada",
  ],
  [
    "5 Water Street, Halifax, Nova Scotia, Canada",
    "NS",
    "CA",
    "5 Water Street, Halifax, Nova Scotia, Canada",
  ],
  ["", "NB", "CA", "Nouveau-Brunswick, Canada"],
  ["1 Elm Street, Portland", "Maine", "US", "1 Elm Street, Portland, Maine, États-Unis"],
  ["", "", "", ""],
])("the place %j in %s of %s is written once, by its names", (address, region, country, place) => {
  const buyer = { name: "Léo Roy", email: "", address, region, country };
  expect(buyerLine(buyer, french)).toBe(place === "" ? "Léo Roy" : `Léo Roy, ${place}`);
});
