import { useTranslations } from "use-intl";
import type { StatusWords } from "../use-status-words.ts";

/** Beside the card's words: that the plan is canceled or paused, until when it holds, and what stays then. */
export function PlanUntil({ kind, until }: Pick<StatusWords, "kind" | "until">) {
  const t = useTranslations("subscription.card.until");
  if (kind !== "cancelling" && kind !== "paused") return null;
  return <p className="max-w-[52ch] pt-3">{t(kind, { until })}</p>;
}
