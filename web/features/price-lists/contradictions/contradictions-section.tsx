import { useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ListSection } from "../list-section.tsx";
import { headingId } from "../sections.ts";
import type { PriceListSectionProps } from "../view.ts";
import { ContradictionItem } from "./contradiction-item.tsx";
import { DismissedContradictions } from "./dismissed-contradictions.tsx";
import { Folding } from "./folding.tsx";
import { SettleAll } from "./settle-all.tsx";
import { useContradictions } from "./use-contradictions.ts";

/** Before all are asked for. */
const firstShown = 10;

/** What a collector would notice: each contradiction can be mended or dismissed. */
export function ContradictionsSection({ view, actions }: PriceListSectionProps) {
  const t = useTranslations("priceList.contradictions");
  const [limit, setLimit] = useState(firstShown);
  const { count, open, dismissed } = useContradictions(view, limit);

  async function dismiss(key: string, reason: string): Promise<void> {
    await actions.dismiss(key, reason);
    toast({
      title: t("dismissedToast"),
      action: { label: t("undo"), onPress: () => lookAgain(key) },
    });
  }

  function lookAgain(key: string): void {
    // A failure has been shown already, and it stays dismissed.
    actions.dismiss(key, null).catch(() => undefined);
  }

  return (
    <ListSection
      id="contradictions"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{t("lead")}</p>
          {/* It takes the focus when its button is gone, and says what is left. */}
          <div tabIndex={-1} className="outline-none">
            <p className="pt-5 font-display text-[1.625rem]/[2rem] font-[420] tracking-[-0.014em] text-balance max-md:pt-3.5 max-md:text-[1.5rem]/[1.8125rem]">
              {t("claim", { count })}
            </p>
            <p className="pt-2 text-1 text-ink-2">{t("note")}</p>
            {count > 1 && <SettleAll view={view} />}
          </div>
        </>
      }
    >
      <Folding items={open} onFocusLost={focusOn}>
        {(shown) => (
          <ContradictionItem
            {...{ shown, view, actions }}
            onDismiss={(reason) => dismiss(shown.key, reason)}
          />
        )}
      </Folding>
      {count > open.length && (
        <p className="border-t border-rule py-2">
          <TextButton onClick={() => setLimit(Number.POSITIVE_INFINITY)} className="print:hidden">
            {t("showAll", { count })}
          </TextButton>
        </p>
      )}
      <DismissedContradictions dismissed={dismissed} view={view} onLookAgain={lookAgain} />
    </ListSection>
  );
}

/** The heading of what has taken the place of one that is gone, else the section's. */
function focusOn(next: HTMLElement | null): void {
  const heading = next?.querySelector<HTMLElement>("h3");
  (heading ?? document.getElementById(headingId("contradictions")))?.focus();
}
