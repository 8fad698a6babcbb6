import { foldName } from "#schema/imports/fold-name.ts";
import { provinces } from "#schema/provinces.ts";
import { countriesIn } from "#web/i18n/countries.ts";

/** In which countries are named in people's files. */
const languages = ["en", "fr", "de", "es", "it", "pt", "nl"];

const shortNames: Readonly<Record<string, string>> = {
  usa: "US",
  "u s a": "US",
  "u s": "US",
  "etats unis": "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  angleterre: "GB",
  ecosse: "GB",
  can: "CA",
  fra: "FR",
  deu: "DE",
  gbr: "GB",
};

let codes: ReadonlyMap<string, string> | null = null;

function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...languages.flatMap((language) => {
      const { near, others } = countriesIn(language);
      return [...near, ...others].flatMap(({ value, label }): [string, string][] => [
        [foldName(label), value],
        [value.toLowerCase(), value],
      ]);
    }),
    ...Object.entries(shortNames),
  ]);
  return codes;
}

/** The code of a country by its name or code; null for what is none. */
export function readCountry(text: string): string | null {
  if (text === "" || /^[A-Z]{2}$/.test(text)) return text;
  return codesByName().get(foldName(text)) ?? null;
}

const provincesByName = new Map(
  Object.entries(provinces).map(([code, name]) => [foldName(name), code]),
);

/** French names, as files have them. */
const frenchNames: Readonly<Record<string, string>> = {
  "colombie britannique": "BC",
  "nouveau brunswick": "NB",
  "terre neuve et labrador": "NL",
  "terre neuve": "NL",
  "nouvelle ecosse": "NS",
  "territoires du nord ouest": "NT",
  "ile du prince edouard": "PE",
  newfoundland: "NL",
  "yukon territory": "YT",
};

/** A province of Canada by its postal code; any other region as it is. */
export function provinceCodeIn(region: string, country: string): string {
  if (country !== "CA" && country !== "") return region;
  const name = foldName(region);
  const code = provincesByName.get(name) ?? frenchNames[name];
  if (code !== undefined) return code;
  return country === "CA" && region.toUpperCase() in provinces ? region.toUpperCase() : region;
}
