import { useFormat } from "#web/i18n/format.ts";

/** A number for a text, which chooses its plural and shows it as the language writes it. */
export function useCounts() {
  const format = useFormat();
  return (count: number) => ({ count, countText: format.number(count) });
}
