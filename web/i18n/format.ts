import { useMemo } from "react";
import { type Format, formatFor } from "./format-for.ts";
import { useLocale } from "./locale.ts";

/** Numbers, money and dates as the reader's language writes them. */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => formatFor(locale), [locale]);
}
