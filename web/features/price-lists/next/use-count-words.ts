import { useTranslations } from "use-intl";
import type { PreviewedWork } from "./list-preview.ts";

const order = ["rises", "stays", "held", "waits", "own"] as const;

/** `8 works on offer rise, 1 stays, 2 are held.` */
export function useCountWords(): (outcomes: readonly PreviewedWork[]) => string {
  const t = useTranslations("priceList.next.counts");
  return (outcomes) => {
    const count = (outcome: (typeof order)[number]) =>
      outcomes.filter((each) => each.outcome === outcome).length;
    if (outcomes.length === 0) return t("none");
    const shown = order.filter((outcome) => outcome === "rises" || count(outcome) > 0);
    const parts = shown.map((outcome) => t(outcome, { count: count(outcome) })).join(", ");
    return t("list", { parts });
  };
}
