import { useTranslations } from "use-intl";
import { foldText } from "#schema/fold-text.ts";
import { provinceCodes, provinces } from "#schema/provinces.ts";

/**
 * The codes of ISO 3166, but for the near ones, in the order of the code; a browser knows their names in each language,
 * but not the list.
 */
const codes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BW BY BZ CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW".split(
    " ",
  );

/** First, as most buyers are there. */
const nearCodes = ["CA", "US"];

export function countriesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  // The non-breaking hyphens of some French names would keep them from being sorted and found.
  const nameOf = (code: string) => (names.of(code) ?? code).replaceAll("\u2011", "-");
  const option = (code: string) => {
    const name = nameOf(code);
    // In a sentence French begins some with a small letter: `île de Man`.
    return { value: code, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  };
  return {
    nameOf,
    /** Whether a browser knows the code, so that its name says which country it is. */
    isKnown: (code: string) => [...nearCodes, ...codes].includes(code),
    near: nearCodes.map(option),
    others: codes.map(option).toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  };
}

/** A province by its name; what is no code of one stays. */
export function useProvinceName(): (region: string) => string {
  const names = useTranslations("profile.location.provinces");
  return (region) => {
    const code = provinceCodes.find((each) => each === region);
    return code === undefined ? region : names(code);
  };
}

/** Whether a text names a province or region, by its code or in words, as one without any does. */
export function namesProvince(
  text: string,
  region: string,
  provinceName: (region: string) => string,
): boolean {
  const code = provinceCodes.find((each) => each === region);
  const names = [region, provinceName(region), ...(code ? [provinces[code]] : [])];
  return region === "" || names.some((name) => hasWords(text, name));
}

export function hasWords(text: string, words: string): boolean {
  return words !== "" && wordsOf(text).includes(wordsOf(words));
}

/** With a space around each word, so that `QC` is not found in `QCA`. */
function wordsOf(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\d]+/gu, " ")} `;
}
