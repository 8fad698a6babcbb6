import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { Table, TableBody, TableHead, Th } from "#web/ui/table.tsx";
import type { Decisions } from "../analysis/decisions.ts";
import type { AnalyzedRows, RowKind } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import { useCounts } from "../use-counts.ts";
import type { Decide } from "../use-import-file.ts";
import { RowItem } from "./row-item.tsx";

interface RowsSectionProps {
  readonly kind: RowKind;
  readonly outcome: AnalyzedRows;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

const shownAtOnce = 20;

/** Rows that cannot be imported as they are: corrected in place, or left out. */
export function RowsSection({ kind, outcome, decisions: { updated }, decide }: RowsSectionProps) {
  const { rows, waiting: waitingCount, waitingForWords } = outcome;
  const t = useTranslations("import.rows");
  const people = useTranslations("import.rows.people");
  const own = kind === "people" ? people : t;
  const counts = useCounts();
  const [shown, setShown] = useState(shownAtOnce);
  const restoredFocus = useRestoredFocus();
  const waiting = rows.filter(({ problems, isSkipped }) => problems.length > 0 && !isSkipped);
  if (rows.length === 0 && waitingForWords === 0) return null;
  const heading = t("heading", counts(waitingCount));
  const words = counts(waitingForWords);

  const known = rows.filter(({ isKnown }) => isKnown);
  const areUpdated = known.every(({ row }) => updated[row]);
  const knownCounts = counts(known.length);

  function updateAll(): void {
    const all = Object.fromEntries(known.map(({ row }) => [row, true as const]));
    void decide(() => ({ updated: areUpdated ? {} : all }));
  }

  function skipAll(): void {
    const all = Object.fromEntries(waiting.map(({ row }) => [row, true as const]));
    void decide(({ skipped }) => ({ skipped: { ...skipped, ...all } }));
  }

  return (
    <div {...restoredFocus}>
      <ImportPageSection
        title={heading}
        lead={t("lead", { words: words.count, wordsText: words.countText })}
        aside={
          <>
            {waiting.length > 1 && (
              <TextButton onClick={skipAll} className="mt-2">
                {t("skipAll", counts(waiting.length))}
              </TextButton>
            )}
            {known.length > 0 && (
              <p className="max-w-[52ch] pt-4 text-2 text-ink-2">{own("updateLead")}</p>
            )}
            {known.length > 1 && (
              <TextButton onClick={updateAll} className="mt-2">
                {own(areUpdated ? "updateNone" : "updateAll", knownCounts)}
              </TextButton>
            )}
          </>
        }
      >
        <p role="status" className="sr-only">
          {heading}
        </p>
        {rows.length > 0 && (
          <Table caption={t("table")} stacksBelow="md">
            <TableHead>
              <Th className="w-14 pr-5 pb-2.5">{t("row")}</Th>
              <Th className="w-1/4 pr-5 pb-2.5">
                {kind === "people" ? people("name") : t("title")}
              </Th>
              <Th className="pb-2.5">{t("problem")}</Th>
            </TableHead>
            <TableBody>
              {rows.slice(0, shown).map((row) => (
                <RowItem
                  key={row.row}
                  kind={kind}
                  row={row}
                  isUpdated={updated[row.row] === true}
                  decide={decide}
                />
              ))}
            </TableBody>
          </Table>
        )}
        {shown < rows.length && (
          <TextButton onClick={() => setShown(shown + shownAtOnce)} className="mt-2">
            {t("more", { count: Math.min(shownAtOnce, rows.length - shown) })}
          </TextButton>
        )}
      </ImportPageSection>
    </div>
  );
}

/**
 * Keeps the focus in a table whose controls go when they are used: from a field it moves to the next field, from a button
 * to the next control of its row, and where there is none to the table's heading.
 */
function useRestoredFocus() {
  const section = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly control: Element; readonly row: Element | null } | null>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    if (last.current === null || (activeElement !== null && activeElement !== body)) return;
    const { control, row } = last.current;
    last.current = null;
    if (section.current !== null) nextOf(section.current, control, row)?.focus();
  });

  function onFocus({ target }: FocusEvent): void {
    last.current = { control: target, row: target.closest("tr") };
  }

  /** A control that lost the focus and is still there was left on purpose. */
  function onBlur({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (last.current?.control === target && target.isConnected) last.current = null;
    });
  }

  return { ref: section, onFocus, onBlur };
}

function nextOf(section: Element, control: Element, row: Element | null): HTMLElement | null {
  const isField = control instanceof HTMLInputElement;
  const controls = [...section.querySelectorAll<HTMLElement>(isField ? "input" : "button, input")];
  const isInRow = (each: Element) => row?.contains(each) ?? false;
  const isBelow = (each: Element) =>
    row?.isConnected &&
    (row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = controls.find(isInRow) ?? controls.find((each) => isBelow(each));
  return next ?? section.querySelector("h2");
}
