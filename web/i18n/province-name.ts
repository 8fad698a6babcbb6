import { useTranslations } from "use-intl";
import { foldText } from "#schema/fold-text.ts";
import { provinceCodes, provinces } from "#schema/provinces.ts";

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
