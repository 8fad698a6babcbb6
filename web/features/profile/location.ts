import type { Country } from "#schema/artist/profile.ts";
import { foldText } from "#schema/fold-text.ts";
import { type ProvinceCode, provinceCodes, provinces } from "#schema/provinces.ts";

/** Older abbreviations, short forms and French names. */
const otherProvinceNames: Readonly<Record<ProvinceCode, readonly string[]>> = {
  AB: ["Alta", "Alb"],
  BC: ["Colombie-Britannique", "CB", "C-B"],
  MB: ["Man"],
  NB: ["Nouveau-Brunswick", "N-B"],
  NL: [
    "Newfoundland",
    "Labrador",
    "Nfld",
    "NF",
    "Terre-Neuve-et-Labrador",
    "Terre-Neuve",
    "TNL",
    "T-N-L",
  ],
  NT: ["NWT", "Territoires du Nord-Ouest", "TNO", "TN-O"],
  NS: ["Nouvelle-Écosse", "N-É"],
  NU: ["Nvt", "Nun"],
  ON: ["Ont"],
  PE: ["PEI", "Île-du-Prince-Édouard", "ÎPÉ", "Î-P-É"],
  QC: ["Que", "PQ"],
  SK: ["Sask"],
  YT: ["YK", "Yukon Territory", "Yn"],
};

const states: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

interface RecognisedLocation {
  readonly country: Country;
  /** The name in full. */
  readonly provinceState: string;
}

const byText = new Map<string, RecognisedLocation>();

for (const [abbreviation, name] of Object.entries(states)) {
  for (const text of [abbreviation, name]) {
    byText.set(foldText(text), { country: "United States", provinceState: name });
  }
}
byText.set("washington dc", { country: "United States", provinceState: "District of Columbia" });

for (const code of provinceCodes) {
  for (const text of [code, provinces[code], ...otherProvinceNames[code]]) {
    byText.set(foldText(text), { country: "Canada", provinceState: provinces[code] });
  }
}

/** Every name of the Canadian province with this name in full, its code among them; none for any other text. */
export function provinceNames(name: string): readonly string[] {
  const code = provinceCodes.find((each) => provinces[each] === name);
  return code === undefined ? [] : [code, provinces[code], ...otherProvinceNames[code]];
}

/**
 * The country, and the province or state, that a whole value names or abbreviates; null for anything else
 * (specification, section 4). Case, accents and punctuation are ignored.
 */
export function recogniseLocation(text: string): RecognisedLocation | null {
  // N.É. is Nova Scotia in French; without the accent it would be read as Nebraska.
  if (/^\s*n\.?é\.?\s*$/i.test(text.normalize("NFC"))) return byText.get("ns") ?? null;
  return byText.get(foldText(text)) ?? null;
}
