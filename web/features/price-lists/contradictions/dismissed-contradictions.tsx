import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import type { PriceListView } from "../view.ts";
import { useContradictionWords } from "./use-contradiction-words.tsx";
import type { DismissedContradiction } from "./use-contradictions.ts";

interface DismissedContradictionsProps {
  readonly dismissed: readonly DismissedContradiction[];
  readonly view: PriceListView;
  readonly onLookAgain: (key: string) => void;
}

/** What the artist has dismissed, with the day and the reason. */
export function DismissedContradictions({
  dismissed,
  view,
  onLookAgain,
}: DismissedContradictionsProps) {
  const t = useTranslations("priceList.contradictions");
  const format = useFormat();
  const wordsOf = useContradictionWords(view);
  if (dismissed.length === 0) return null;
  return (
    <ul aria-label={t("dismissedTitle")}>
      {dismissed.map((shown) => {
        const { key, dismissal } = shown;
        return (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2 text-2 max-md:flex-wrap"
          >
            <p>
              {t("dismissedOn", { date: format.longDate(dismissal.dismissedAt) })}{" "}
              {wordsOf(shown).dismissed}
              {dismissal.reason !== "" && (
                <span className="text-ink-2"> {t("quoted", { reason: dismissal.reason })}</span>
              )}
            </p>
            <TextButton
              onClick={() => onLookAgain(key)}
              className="flex-none whitespace-nowrap print:hidden"
            >
              {t("lookAgain")}
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
