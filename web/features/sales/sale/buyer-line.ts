import type { Sale } from "#schema/sales/sale.ts";
import { hasWords, namesProvince } from "#web/i18n/countries.ts";

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
  const nation = country === "" ? "" : countryName(country);
  return [
    name,
    ...address.split(/[\r\n]+/).map((line) => line.trim()),
    namesProvince(address, region, provinceName) ? "" : provinceName(region),
    hasWords(address, nation) ? "" : nation,
  ]
    .filter((part) => part !== "")
    .join(", ");
}
