import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { withWords } from "#web/i18n/locale.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CurveSection } from "./curve/curve-section.tsx";
import { DraftStatus } from "./draft/draft-status.tsx";
import { isChangedElsewhere, type ListDraft } from "./draft/use-draft.ts";
import type { PrintableList } from "./print/printed-rows.ts";
import { hiddenByPrintedLists, sections } from "./sections.ts";
import { hasEntry } from "./start/entry-store.ts";
import { StartBand } from "./start/start-band.tsx";
import { StartPanel } from "./start/start-panel.tsx";
import { useActions } from "./use-actions.ts";
import { type PriceListData, usePriceList } from "./use-price-list.ts";
import { openSection, sectionAddress, useTopOfNewPage } from "./use-section-address.ts";
import type { PriceListView } from "./view.ts";

/** All below the curve, which is seen first. */
const lowerSections = lazyPart("lower-sections", () => withWords(import("./lower-sections.tsx")));
const printedLists = lazyPart("printed-lists", () =>
  withWords(import("./print/printed-lists.tsx")),
);
const priceEntry = lazyPart("price-entry", () => withWords(import("./start/price-entry.tsx")));

interface ListSectionsProps {
  readonly data: PriceListData;
  readonly onCreate: () => void;
  /** Opens the dialog of the channels, with amounts in this currency. */
  readonly onChannels: (currency: Currency) => void;
  /** Opens these lists as a document. */
  readonly onDocument: (lists: readonly PrintableList[]) => void;
  /** The page around its action and its content. */
  readonly frame: (action: ReactNode, content: ReactNode) => ReactNode;
}

/** The page, once everything is fetched: its sections, or how to begin. */
export function ListSections(props: ListSectionsProps) {
  const { data, onCreate, onChannels, onDocument, frame } = props;
  const t = useTranslations("priceList");
  const { view, draft, focusMedium } = usePriceList(data);
  const actions = useActions({ draft, focusMedium, works: data.works });
  const discarding = useSubmit();
  const [isTyping, setTyping] = useState(() => hasEntry(data.user.id));
  const startTyping = () => setTyping(true);
  useUndoKey(actions.undoChange);
  useTopOfNewPage();
  const { loaded: printed } = useLazyPart(printedLists, true);

  const entry = isTyping && (
    <LazySection part={priceEntry}>
      {({ PriceEntry }) => (
        <PriceEntry
          userId={data.user.id}
          view={view}
          actions={actions}
          onClose={() => setTyping(false)}
        />
      )}
    </LazySection>
  );
  if (view.medium === null) {
    return frame(
      null,
      entry || (
        <StartPanel view={view}>
          <Button variant="filled" onClick={onCreate}>
            {t("start.empty.create")}
          </Button>
          <TextButton onClick={startTyping}>{t("start.empty.type")}</TextButton>
        </StartPanel>
      ),
    );
  }
  const hasNoList = view.draft === null && view.latest === null;
  return frame(
    view.draft && (
      <Button
        isDisabled={view.isReadOnly}
        onClick={() => void discarding.submit({ send: actions.discardDraft })}
        className="w-full px-0"
      >
        {t("page.discard")}
      </Button>
    ),
    <>
      <div className="items-start justify-between gap-x-12 md:flex">
        <SectionLinks contradictions={countOpen(view)} />
        <DraftStatus view={view} isSaving={draft.isSaving} onUndo={actions.undoChange} />
      </div>
      <UnsavedAlert draft={draft} isReadOnly={view.isReadOnly} />
      {view.isReadOnly && <p className="pt-4 text-2 text-ink-2">{t("page.offline.text")}</p>}
      {entry || (hasNoList && <StartBand view={view} actions={actions} onType={startTyping} />)}
      <div className={hiddenByPrintedLists}>
        <CurveSection view={view} actions={actions} />
        <LazySection part={lowerSections}>
          {({ LowerSections }) => (
            <LowerSections
              view={view}
              actions={actions}
              onChannels={onChannels}
              onDocument={onDocument}
            />
          )}
        </LazySection>
      </div>
      {printed && <printed.PrintedLists view={view} />}
    </>,
  );
}

/** How many contradictions are neither resolved nor dismissed. */
function countOpen({ contradictions, dismissals }: PriceListView): number {
  const dismissed = new Set(dismissals.map(({ key }) => key));
  return contradictions.filter((one) => !dismissed.has(contradictionKey(one))).length;
}

/** For an action that has shown why it failed. */
function ignoreShown(): void {}

/** Control and Z undo the last change, except in a field, where they undo what was typed. */
function useUndoKey(undo: (() => Promise<void>) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || event.altKey || undo === null || isField(event.target)) return;
    event.preventDefault();
    undo().catch(ignoreShown);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;
}

interface SectionLinksProps {
  /** How many contradictions there are to settle. */
  readonly contradictions: number;
}

/** Leads to the sections of the page. */
function SectionLinks({ contradictions }: SectionLinksProps) {
  const t = useTranslations("priceList");
  return (
    <nav aria-label={t("page.onThisPage")} className="pt-1.5 max-md:pt-2 print:hidden">
      <ul className="flex flex-wrap gap-x-8 text-2 text-ink-2 max-md:gap-x-5">
        {sections.map(({ id, words }) => (
          <li key={id}>
            <a
              href={sectionAddress(id)}
              onClick={(event) => openSection(event, id)}
              className="target inline-flex items-center gap-1.5 hover:text-ink"
            >
              {t(`${words}.heading`)}
              {id === "contradictions" && contradictions > 0 && (
                <span className="font-strong text-ink">{contradictions}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface UnsavedAlertProps {
  readonly draft: ListDraft;
  readonly isReadOnly: boolean;
}

/** What was entered and is not saved stays, with a way to save it, and one to discard it. */
function UnsavedAlert({ draft, isReadOnly }: UnsavedAlertProps) {
  const t = useTranslations("priceList.page.unsaved");
  if (!draft.isUnsaved || draft.isSaving) return null;
  const reason = isChangedElsewhere(draft.error) ? "elsewhere" : "failed";
  return (
    <div role="alert">
      <Notice
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        className="px-5"
        action={
          <div className="flex flex-wrap items-center gap-5">
            <Button
              isDisabled={isReadOnly}
              // The notice stays, and says why, if it fails again.
              onClick={() => !isReadOnly && void draft.flush().catch(() => {})}
            >
              {t("save")}
            </Button>
            <TextButton onClick={draft.discardUnsaved}>{t("discard")}</TextButton>
          </div>
        }
      />
    </div>
  );
}
