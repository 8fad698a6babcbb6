import { foldText } from "#schema/fold-text.ts";
import { provinceCodes, provinces } from "#schema/provinces.ts";
import type { Sale } from "#schema/sales/sale.ts";

interface PlaceNames {
  /** The name of a province; what is no code of one stays. */
  readonly provinceName: (region: string) => string;
  readonly countryName: (code: string) => string;
}

/** A buyer in one line: name, address, and the province and country that the address does not name. */
export function buyerLine(
  { name, address, region, country }: NonNullable<Sale["buyer"]>,
  { provinceName, countryName }: PlaceNames,
): string {
  const province = region === "" ? "" : provinceName(region);
  const code = provinceCodes.find((each) => each === region);
  const isProvinceNamed = [region, province, ...(code ? [provinces[code]] : [])].some((text) =>
    hasWords(address, text),
  );
  const nation = country === "" ? "" : countryName(country);
  return [
    name,
    ...address.split(/[\r\n]+/).map((line) => line.trim()),
    isProvinceNamed ? "" : province,
    hasWords(address, nation) ? "" : nation,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function hasWords(text: string, words: string): boolean {
  return words !== "" && wordsOf(text).includes(wordsOf(words));
}

/** With a space around each word, so that `QC` is not found in `QCA`. */
function wordsOf(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\d]+/gu, " ")} `;
}
