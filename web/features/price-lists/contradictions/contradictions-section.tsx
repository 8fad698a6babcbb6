import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Folding } from "#web/ui/folding.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import { ListSection } from "../list-section.tsx";
import { headingId } from "../sections.ts";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { ContradictionItem } from "./contradiction-item.tsx";
import { Settlement } from "./settlement.tsx";
import { useContradictionWords } from "./use-contradiction-words.tsx";
import { type DismissedContradiction, useContradictions } from "./use-contradictions.ts";

/** How many are shown until the artist asks for all. */
const firstShown = 10;

/** What a collector would notice: each contradiction can be resolved or dismissed. */
export function ContradictionsSection({ view, actions }: PriceListSectionProps) {
  const t = useTranslations("priceList.contradictions");
  const [limit, setLimit] = useState(firstShown);
  const { count, open, dismissed } = useContradictions(view, limit);
  const claim = useKeepFocus(dismissed.length);

  return (
    <ListSection
      id="contradictions"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{t("lead")}</p>
          {/* It takes the focus when its button is gone, and says what is left. */}
          <div ref={claim} tabIndex={-1} className="outline-none">
            <p className="pt-5 font-display text-[1.625rem]/[2rem] font-[420] tracking-[-0.014em] text-balance max-md:pt-3.5 max-md:text-[1.5rem]/[1.8125rem]">
              {t("claim", { count })}
            </p>
            <p className="pt-2 text-1 text-ink-2">{t("note")}</p>
            {count > 1 && <SettleAll view={view} />}
          </div>
        </>
      }
    >
      <Folding
        items={open}
        onFocusLost={focusOn}
        className="divide-y divide-rule"
        itemClassName="pt-6 first:pt-1"
      >
        {(shown) => (
          <ContradictionItem
            shown={shown}
            view={view}
            actions={actions}
            onDismiss={(reason) => actions.dismiss(shown.key, reason)}
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
      <DismissedContradictions dismissed={dismissed} view={view} actions={actions} />
    </ListSection>
  );
}

/** The heading of what has taken the place of one that is gone, else the section's. */
function focusOn(next: HTMLElement | null): void {
  const heading = next?.querySelector<HTMLElement>("h3");
  (heading ?? document.getElementById(headingId("contradictions")))?.focus();
}

interface SettleAllProps {
  readonly view: PriceListView;
}

/** The button that previews the raises after which nothing contradicts. */
function SettleAll({ view }: SettleAllProps) {
  const t = useTranslations("priceList.contradictions.settle");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isDisabled={view.isReadOnly}
        onClick={() => !view.isReadOnly && setOpen(true)}
        className="mt-4 min-h-11 px-4.5 max-md:w-full print:hidden"
      >
        {t("open")}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("title")} lead={t("lead")}>
        <Settlement view={view} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface DismissedContradictionsProps extends PriceListSectionProps {
  readonly dismissed: readonly DismissedContradiction[];
}

/** What the artist has dismissed, with the day and the reason. */
function DismissedContradictions({ dismissed, view, actions }: DismissedContradictionsProps) {
  const t = useTranslations("priceList.contradictions");
  if (dismissed.length === 0) return null;
  return (
    <ul aria-label={t("dismissedTitle")}>
      {dismissed.map((shown) => (
        <DismissedItem key={shown.key} shown={shown} view={view} actions={actions} />
      ))}
    </ul>
  );
}

interface DismissedItemProps extends PriceListSectionProps {
  readonly shown: DismissedContradiction;
}

function DismissedItem({ shown, view, actions }: DismissedItemProps) {
  const t = useTranslations("priceList.contradictions");
  const format = useFormat();
  const wordsOf = useContradictionWords(view);
  const { submit } = useSubmit();
  const { key, dismissal } = shown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2 text-2 max-md:flex-wrap">
      <p>
        {t("dismissedOn", { date: format.longDate(dismissal.dismissedAt) })}{" "}
        {wordsOf(shown).dismissed}
        {dismissal.reason !== "" && (
          <span className="text-ink-2"> {t("quoted", { reason: dismissal.reason })}</span>
        )}
      </p>
      <TextButton
        // Where it fails it has been shown why, and the contradiction stays here.
        onClick={() => void submit({ send: () => actions.reopen(key) })}
        className="flex-none whitespace-nowrap print:hidden"
      >
        {t("lookAgain")}
      </TextButton>
    </li>
  );
}
