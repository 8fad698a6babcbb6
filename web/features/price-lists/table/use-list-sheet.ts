import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Cents } from "#schema/money.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { toast } from "#web/browser/toast.ts";
import { useMoney } from "#web/i18n/money.ts";
import type { PriceListSectionProps } from "../view.ts";
import {
  type AddedToGrid,
  type CellChange,
  cellKey,
  changeAnchors,
  type PriceColumn,
  priceGrid,
} from "./price-grid.ts";
import { anchorProblems, type TableProblem, typedProblems } from "./problems.ts";
import { readPrice } from "./sheet.ts";
import { type Pasted, useSheet } from "./use-sheet.ts";

interface ListSheetOptions extends PriceListSectionProps {
  readonly container: RefObject<HTMLElement | null>;
  /** The columns in view, of all. */
  readonly select: (columns: readonly PriceColumn[]) => readonly PriceColumn[];
}

/** The list as a sheet: every change of a cell becomes one change of the draft. */
export function useListSheet({ view, actions, container, select }: ListSheetOptions) {
  const { works, settings, curves, units } = view;
  const t = useTranslations("priceList.table");
  const money = useMoney(settings.currency);
  const [added, setAdded] = useState<AddedToGrid>({ media: [], sizes: [] });
  const grid = useMemo(
    () => priceGrid({ works, settings, curves, units }, added),
    [works, settings, curves, units, added],
  );
  const shown = select(grid.columns);

  function change(changes: readonly CellChange[]): boolean {
    const { anchors } = settings;
    // A row or a column stays when its last price returns to the curve.
    const returned = changes.filter(({ priceCents }) => priceCents === null);
    add({
      sizes: returned.map(({ size }) => size),
      media: returned.map(({ medium }) => medium),
    });
    send(actions.changeDraft({ anchors: changeAnchors(anchors, changes) }));
    return !view.isReadOnly;
  }

  function add({ media, sizes }: Partial<AddedToGrid>): void {
    setAdded((before) => ({
      media: [...before.media, ...(media ?? [])],
      sizes: [...before.sizes, ...(sizes ?? [])],
    }));
  }

  function announce({ changes, unread, beyond }: Pasted): void {
    if (changes.length + unread + beyond === 0) return;
    const notes = [
      ...(unread > 0 ? [t("paste.unread", { count: unread })] : []),
      ...(beyond > 0 ? [t("paste.beyond", { count: beyond })] : []),
    ];
    const before = changes.map((one) => ({ ...one, priceCents: priceIn(settings.anchors, one) }));
    toast({
      title: t("paste.set", { count: changes.length }),
      ...(notes.length > 0 && { description: notes.join(" ") }),
      ...(changes.length > 0 && {
        action: { label: t("undo"), onPress: () => latest.current(before) },
      }),
    });
  }

  const sheet = useSheet({
    columns: shown,
    rows: grid.rows.length,
    currency: settings.currency,
    container,
    onChange: change,
    onPasted: announce,
  });

  // What a toast undoes is undone in the list as it is then.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  const problems = useMemo(
    (): ReadonlyMap<string, TableProblem> =>
      new Map([
        ...anchorProblems(settings.anchors, settings.rounding),
        ...typedProblems(sheet.unparsed, (text) => readPrice(text, money)),
      ]),
    [settings, sheet.unparsed, money],
  );

  return { grid, shown, sheet, problems, add };
}

/** The price that is set for a cell; null where the curve says it. */
function priceIn(anchors: readonly ListAnchor[], { key }: CellChange): Cents | null {
  return anchors.find((one) => cellKey(one.medium, one) === key)?.priceCents ?? null;
}

/** A failure has been shown already, and what was changed stays until it can be saved. */
function send(sending: Promise<void>): void {
  sending.catch(() => undefined);
}
