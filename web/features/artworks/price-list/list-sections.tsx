import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { contradictionKey } from "#schema/price-list/dismissals.ts";
import { Button } from "#web/ui/button.tsx";
import type { WorksChange } from "../record/queries.ts";
import { ChannelsSection } from "./channels/channels-section.tsx";
import { ContradictionsSection } from "./contradictions/contradictions-section.tsx";
import { CurveSection } from "./curve/curve-section.tsx";
import { DraftStatus } from "./draft/draft-status.tsx";
import { UnsavedAlert } from "./draft/unsaved-alert.tsx";
import { NextSection } from "./next/next-section.tsx";
import { SectionLinks } from "./section-links.tsx";
import { TableSection } from "./table/table-section.tsx";
import { useActions } from "./use-actions.ts";
import { type PriceListData, usePriceList } from "./use-price-list.ts";
import { useSectionAddress } from "./use-section-address.ts";
import type { PriceListActions, PriceListView } from "./view.ts";

interface ListSectionsProps {
  readonly data: PriceListData;
  readonly changes: WorksChange;
  readonly onCreate: () => void;
  /** The page around its action and its content. */
  readonly frame: (action: ReactNode, content: ReactNode) => ReactNode;
}

/** The sections of the page, once everything is fetched. */
export function ListSections({ data, changes, frame }: ListSectionsProps) {
  const t = useTranslations("priceList.page");
  const { view, draft, focusMedium } = usePriceList(data);
  const actions = useActions({ works: data.works, changes, draft, focusMedium });
  useUndoKey(actions.undoChange);
  useSectionAddress();

  return frame(
    view.draft && (
      <Button
        isDisabled={view.isReadOnly}
        onClick={() => actions.discardDraft().catch(ignoreShown)}
        className="w-full px-0"
      >
        {t("discard")}
      </Button>
    ),
    <>
      <div className="items-start justify-between gap-x-12 md:flex">
        <SectionLinks contradictions={countOpen(view)} />
        <DraftStatus view={view} isSaving={draft.isSaving} onUndo={actions.undoChange} />
      </div>
      <UnsavedAlert draft={draft} isReadOnly={view.isReadOnly} />
      <Sections view={view} actions={actions} />
    </>,
  );
}

function Sections(props: { readonly view: PriceListView; readonly actions: PriceListActions }) {
  return (
    <div>
      <CurveSection {...props} />
      <ContradictionsSection {...props} />
      <TableSection {...props} />
      <ChannelsSection {...props} />
      <NextSection {...props} />
    </div>
  );
}

/** How many contradictions are neither mended nor left as they are. */
function countOpen({ contradictions, dismissals }: PriceListView): number {
  const left = new Set(dismissals.map(({ key }) => key));
  return contradictions.filter((one) => !left.has(contradictionKey(one))).length;
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
