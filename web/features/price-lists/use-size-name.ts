import { useTranslations } from "use-intl";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { lengthIn, type Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";

/** `16 × 20`, in units that are named elsewhere. */
export function useSizeName(units: Units): (size: FaceSize) => string {
  const t = useTranslations("priceList.table");
  const format = useFormat();
  const side = (inches: number) => format.number(lengthIn(inches, units));
  return ({ widthInches, heightInches }) =>
    t("size", { width: side(widthInches), height: side(heightInches) });
}
