import { formatAddress } from "localized-address-format";
import { provinceCodes, provinces } from "#schema/provinces.ts";
import { namesProvince } from "./countries.ts";

interface Address {
  readonly street: string;
  readonly city: string;
  /** In Canada the province's postal code. */
  readonly region: string;
  readonly postalCode: string;
  /** An ISO 3166 code; empty is Canada. */
  readonly country: string;
}

/**
 * The lines of an address below the name, as its country writes them, without the country: `Halifax NS  B3K 3B5`,
 * `Portland ME 04101`, `75001 Paris`. What was not entered leaves no gap; a line never ends within town and code.
 */
export function addressLines({ street, city, region, ...address }: Address): string[] {
  const country = address.country || "CA";
  const isCanadian = country === "CA";
  const postalCode = isCanadian ? canadianCode(address.postalCode) : address.postalCode;
  const area = isCanadian ? (provinceCode(region) ?? region) : region;
  const formatted = formatAddress(
    {
      postalCountry: country,
      administrativeArea: area,
      locality: city,
      postalCode,
      addressLines: [street],
    },
    "latin",
  ).filter((line) => line !== street);
  // Countries that the library does not know have a town alone there.
  const isWhole = [city, postalCode].every((part) => formatted.join("\n").includes(part));
  const lines = isWhole ? formatted : [[city, area, postalCode].filter(Boolean).join(" ")];
  return [street, ...lines.map((line) => unbrokenLine(line, { country, city, postalCode }))].filter(
    (line) => line !== "",
  );
}

/**
 * The lines of a person's address. One that is known as one text is as it was typed, with its province by name where it
 * does not name it; what is no code of a province is its own `provinceName`.
 */
export function personAddressLines(
  address: Address,
  provinceName: (region: string) => string,
): string[] {
  const { street, city, region, postalCode } = address;
  if (street === "" || city !== "" || postalCode !== "") return addressLines(address);
  return namesProvince(street, region, provinceName) ? [street] : [street, provinceName(region)];
}

/** Canada Post has two spaces before the code, the United States no comma after the town. */
function unbrokenLine(
  line: string,
  { country, city, postalCode }: Pick<Address, "country" | "city" | "postalCode">,
): string {
  const isAlone = postalCode === "" || line === postalCode;
  if (country === "CA")
    return isAlone ? line : canadianLine(line.replace(postalCode, ""), postalCode);
  const town = country === "US" && city !== "" ? line.replace(`${city}, `, `${city} `) : line;
  return isAlone ? town : town.replace(postalCode, postalCode.replaceAll(" ", "\u00a0"));
}

/** `Halifax NS  B3K 3B5` of `Halifax NS` and `B3K 3B5`. */
export function canadianLine(town: string, postalCode: string): string {
  return `${town.trim()}\u00a0\u00a0${postalCode.replaceAll(" ", "\u00a0")}`;
}

const codeShape = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/i;

/** `B3K 3B5`; anything else as it was typed. */
export function canadianCode(typed: string): string {
  return typed
    .trim()
    .replace(codeShape, (_, area: string, unit: string) => `${area} ${unit}`.toUpperCase());
}

/** The postal code of a province that is given by it or by its name. */
function provinceCode(region: string) {
  return provinceCodes.find((code) => code === region || provinces[code] === region);
}
