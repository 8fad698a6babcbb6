import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import type { PriceListView } from "../view.ts";

interface DraftStatusProps {
  readonly view: PriceListView;
  readonly isSaving: boolean;
  readonly onUndo: (() => Promise<void>) | null;
}

/** Whether a draft is shown or a published list, and from which day it holds. */
export function DraftStatus({ view, isSaving, onUndo }: DraftStatusProps) {
  const t = useTranslations("priceList.page");
  const status = useStatus(view);
  return (
    <div className="flex min-h-12.5 flex-wrap items-center gap-x-4 pt-1.5 text-2 text-ink-2 max-md:min-h-11 max-md:pt-0 print:hidden">
      <p role="status">{isSaving ? t("status.saving") : status}</p>
      {onUndo && (
        <TextButton
          aria-disabled={view.isReadOnly || undefined}
          onClick={() => !view.isReadOnly && void onUndo().catch(() => {})}
          className="text-ink"
        >
          {t("undo")}
        </TextButton>
      )}
    </div>
  );
}

function useStatus({ draft, latest, inForce }: PriceListView): string {
  const t = useTranslations("priceList.page.status");
  const format = useFormat();
  if (draft) {
    return draft.holdsFrom === null
      ? t("draft")
      : t("draftFrom", { date: format.day(draft.holdsFrom) });
  }
  if (latest?.holdsFrom == null) return t("none");
  const date = format.day(latest.holdsFrom);
  return t(latest.id === inForce?.id ? "inForce" : "planned", { date });
}
