import type { DocumentArtist, InvoiceContent } from "#schema/documents/content.ts";
import { type ProvinceCode, provinceCodes, provinces } from "#schema/provinces.ts";
import { addressLines, canadianCode, canadianLine } from "#web/i18n/address-lines.ts";
import type { DocumentVoice } from "../words/document-words.ts";
import { onOneLine } from "./facts.ts";
import { MissingFactError } from "./missing-fact.ts";

/** As the country writes it, or as documents of the first forms have it. */
export type AddressStyle = "by-country" | "former";

/** The name that documents open with. */
export function artistName({ name, business }: DocumentArtist): string {
  const shown = onOneLine(name) || onOneLine(business.tradeName);
  if (shown === "") throw new MissingFactError("artistName");
  return shown;
}

/** The artist's trade name and address as an envelope has them; what was not entered leaves no line. */
export function artistAddress(
  artist: DocumentArtist,
  voice: DocumentVoice,
  style: AddressStyle = "by-country",
): string[] {
  const { business } = artist;
  const tradeName = onOneLine(business.tradeName);
  const lines =
    style === "former"
      ? [business.street, formerTownLine(business, voice)]
      : addressLines(business);
  return [tradeName === artistName(artist) ? "" : tradeName, ...lines].filter(
    (line) => line !== "",
  );
}

/** The same on one line, for the foot of a page. */
export function artistAddressLine(
  artist: DocumentArtist,
  voice: DocumentVoice,
  style: AddressStyle = "by-country",
): string {
  const lines = artistAddress(artist, voice, style);
  return lines.length > 0 ? lines.join(", ") : artistName(artist);
}

/** `Odile Fournier, Rimouski` */
export function artistAndCity(artist: DocumentArtist): string {
  const { city } = artist.business;
  return city === "" ? artistName(artist) : `${artistName(artist)}, ${city}`;
}

/**
 * The buyer as an envelope has them: name, address as it was typed, with the town's line as the country writes it, province
 * and country unless the address names them.
 */
export function buyerLines(
  { buyer, artist }: Pick<InvoiceContent, "buyer" | "artist">,
  voice: DocumentVoice,
  style: AddressStyle = "by-country",
): string[] {
  const name = onOneLine(buyer.name);
  if (name === "") throw new MissingFactError("buyerName");
  const typed = buyer.address
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isAbroad = buyer.country !== "" && buyer.country !== (artist.business.country || "CA");
  const country = isAbroad ? countryName(buyer.country, voice) : "";
  const lines =
    style === "former"
      ? [...typed, ...unnamed(typed, formerRegion(buyer, voice), buyer.region)]
      : linesWithRegion(typed, buyer, voice);
  return [name, ...lines, ...unnamed(typed, country, "")];
}

/** The text, unless it or its code is in the lines already. */
function unnamed(lines: readonly string[], text: string, code: string): string[] {
  const isNamed =
    text === "" ||
    lines.some((line) => hasWord(line, text) || (code !== "" && hasWord(line, code)));
  return isNamed ? [] : [text];
}

function linesWithRegion(
  typed: readonly string[],
  { country, region }: InvoiceContent["buyer"],
  voice: DocumentVoice,
): string[] {
  if (country === "CA" || country === "") return canadianLines(typed, region, voice);
  const zip = country === "US" ? typed.findLastIndex((line) => zipCode.test(line)) : -1;
  if (zip < 0 || unnamed(typed, region, "").length === 0) {
    return [...typed, ...unnamed(typed, region, "")];
  }
  return typed.map((line, index) =>
    index === zip ? line.replace(zipCode, ` ${region} $1`) : line,
  );
}

const zipCode = /[,\s]*\b(\d{5}(?:-\d{4})?)$/;
const canadianEnd = /^(.*?)[\s,]*([a-z]\d[a-z][ -]?\d[a-z]\d)$/i;

/** The town's line as Canada Post has it, `Halifax NS  B3K 3B5`, where town or code can be found. */
function canadianLines(typed: readonly string[], region: string, voice: DocumentVoice): string[] {
  const found = typed.findLastIndex((line) => canadianEnd.test(line));
  if (found < 0) return withProvince(typed, region, voice);
  const [, before = "", code = ""] = canadianEnd.exec(typed[found] ?? "") ?? [];
  const own = townIn(before, region, voice);
  const previous = typed[found - 1];
  // A code below its town, unless that is a street.
  const isBelow = own === "" && previous !== undefined && !/\d/.test(previous);
  const town = isBelow ? townIn(previous, region, voice) : own;
  const line = canadianLine([town, region].filter(Boolean).join(" "), canadianCode(code));
  return [...typed.slice(0, isBelow ? found - 1 : found), line.trim(), ...typed.slice(found + 1)];
}

/** Without a code: after the town, which is the last line if that has no number; else on a line of its own. */
function withProvince(typed: readonly string[], region: string, voice: DocumentVoice): string[] {
  const last = typed.at(-1);
  if (region === "" || typed.some((line) => hasWord(line, region))) return [...typed];
  if (last === undefined || /\d/.test(last)) {
    return [...typed, ...unnamed(typed, regionName(region, voice), region)];
  }
  return [...typed.slice(0, -1), `${townIn(last, region, voice)} ${region}`.trim()];
}

/** The line without the province at its end: `Québec` of `Québec (Québec)`, of `Québec, QC` and of `Québec`. */
function townIn(line: string, region: string, voice: DocumentVoice): string {
  const province = provinceOf(region);
  if (province === undefined) return line;
  const names = [region, provinces[province], regionName(region, voice)];
  // Québec is the only province with a town of its name.
  const isTown = line === provinces.QC;
  if (!isTown && names.some((name) => line.toLowerCase() === name.toLowerCase())) return "";
  for (const name of names) {
    const end = new RegExp(`^(.*?)[\\s,]*(?:\\(${name}\\)|(?<=[\\s,])${name})$`, "iu");
    const [, town] = end.exec(line) ?? [];
    if (town) return town;
  }
  return line;
}

/** `Rimouski (Québec) G5L 1A2` */
function formerTownLine(
  { city, region, postalCode }: DocumentArtist["business"],
  voice: DocumentVoice,
): string {
  const province = regionName(region, voice);
  const town = city !== "" && province !== "" ? `${city} (${province})` : city || province;
  const code = postalCode.replaceAll(" ", "\u00a0");
  return [town, code].filter((part) => part !== "").join(" ");
}

function formerRegion({ country, region }: InvoiceContent["buyer"], voice: DocumentVoice): string {
  return country === "CA" || country === "" ? regionName(region, voice) : region;
}

export function regionName(region: string, { t }: DocumentVoice): string {
  const province = provinceOf(region);
  return province === undefined ? region : t(`provinces.${province}`);
}

function provinceOf(region: string): ProvinceCode | undefined {
  return provinceCodes.find((code) => code === region);
}

function hasWord(line: string, word: string): boolean {
  const letters = (text: string) =>
    ` ${text.toLocaleLowerCase("fr-CA").replaceAll(/[^\p{L}\d]+/gu, " ")} `;
  return letters(line).includes(letters(word));
}

function countryName(code: string, { locale }: DocumentVoice): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}
