import type { DocumentArtist, InvoiceContent } from "#schema/documents/content.ts";
import { type ProvinceCode, provinceCodes } from "#schema/provinces.ts";
import type { DocumentVoice } from "../words/document-words.ts";
import { onOneLine } from "./facts.ts";
import { MissingFactError } from "./missing-fact.ts";

/** The name that documents open with. */
export function artistName({ name, business }: DocumentArtist): string {
  const shown = onOneLine(name) || onOneLine(business.tradeName);
  if (shown === "") throw new MissingFactError("artistName");
  return shown;
}

/** The artist's trade name and address as an envelope has them; what was not entered leaves no line. */
export function artistAddress(artist: DocumentArtist, voice: DocumentVoice): string[] {
  const { business } = artist;
  const tradeName = onOneLine(business.tradeName);
  return [
    tradeName === artistName(artist) ? "" : tradeName,
    business.street,
    cityLine(business, voice),
  ].filter((line) => line !== "");
}

/** The same on one line, for the foot of a page. */
export function artistAddressLine(artist: DocumentArtist, voice: DocumentVoice): string {
  const lines = artistAddress(artist, voice);
  return lines.length > 0 ? lines.join(", ") : artistName(artist);
}

/** `Odile Fournier, Rimouski` */
export function artistAndCity(artist: DocumentArtist): string {
  const { city } = artist.business;
  return city === "" ? artistName(artist) : `${artistName(artist)}, ${city}`;
}

/** `Rimouski (Québec) G5L 1A2`, as Québec writes it in both languages; two spaces before the code. */
function cityLine(
  { city, region, postalCode }: Pick<DocumentArtist["business"], "city" | "region" | "postalCode">,
  voice: DocumentVoice,
): string {
  const province = regionName(region, voice);
  const town = city !== "" && province !== "" ? `${city} (${province})` : city || province;
  const code = postalCode.replaceAll(" ", "\u00a0");
  return [town, code].filter((part) => part !== "").join(" ");
}

function regionName(region: string, { t }: DocumentVoice): string {
  const province = provinceOf(region);
  return province === undefined ? region : t(`provinces.${province}`);
}

function provinceOf(region: string): ProvinceCode | undefined {
  return provinceCodes.find((code) => code === region);
}

/** The buyer as an envelope has them: name, address as it was typed, province and country unless it names them. */
export function buyerLines(
  { buyer, artist }: Pick<InvoiceContent, "buyer" | "artist">,
  voice: DocumentVoice,
): string[] {
  const name = onOneLine(buyer.name);
  if (name === "") throw new MissingFactError("buyerName");
  const typed = buyer.address
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const region =
    buyer.country === "CA" || buyer.country === "" ? regionName(buyer.region, voice) : buyer.region;
  const isAbroad = buyer.country !== "" && buyer.country !== (artist.business.country || "CA");
  const country = isAbroad ? countryName(buyer.country, voice) : "";
  const names = (text: string, code: string) =>
    text === "" ||
    typed.some((line) => hasWord(line, text) || (code !== "" && hasWord(line, code)));
  return [
    name,
    ...typed,
    ...(names(region, buyer.region) ? [] : [region]),
    ...(names(country, "") ? [] : [country]),
  ];
}

function hasWord(line: string, word: string): boolean {
  const letters = (text: string) =>
    ` ${text.toLocaleLowerCase("fr-CA").replaceAll(/[^\p{L}\d]+/gu, " ")} `;
  return letters(line).includes(letters(word));
}

function countryName(code: string, { locale }: DocumentVoice): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}
