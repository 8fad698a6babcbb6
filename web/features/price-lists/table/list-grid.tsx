import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useWidth } from "#web/ui/use-width.ts";
import { listedMedia } from "#web/works/media-groups.ts";
import type { PriceListSectionProps } from "../view.ts";
import { AddSize } from "./add-size.tsx";
import { ListProblems } from "./list-problems.tsx";
import { ListTable, type TablePart } from "./list-table.tsx";
import { cellKey, type PriceColumn, tableLayout } from "./price-grid.ts";
import { useProblemWords } from "./problems.ts";
import { useListSheet } from "./use-list-sheet.ts";

/** The list's prices, in as many tables as the width has space for, with what is added to them and what is wrong. */
export function ListGrid({ view, actions }: PriceListSectionProps) {
  const { settings, units, curves } = view;
  const { currency } = settings;
  const t = useTranslations("priceList.table");
  const hintId = useId();
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container, 0) / rootFontSize();
  const [chosen, setChosen] = useState<Medium | null>(null);
  // A medium without a price has no curve, and cannot be in focus for the other sections.
  const medium = chosen !== null && curves[chosen] === undefined ? chosen : view.medium;

  function select(columns: readonly PriceColumn[]): readonly PriceColumn[] {
    if (tableLayout(width, columns) !== "single") return columns;
    const shown = columns.find((column) => column.medium === medium) ?? columns[0];
    return shown ? [shown] : [];
  }

  const { grid, shown, sheet, problems, add } = useListSheet({ view, actions, container, select });
  const layout = tableLayout(width, grid.columns);
  const tables = tablesOf(
    layout === "groups" ? [...Map.groupBy(shown, ({ group }) => group).values()] : [shown],
  );
  const problemWords = useProblemWords(units, currency);
  const cells = new Map(
    grid.columns.flatMap((column) => column.cells.map((cell) => [cell.key, cell])),
  );
  const words = new Map(
    [...problems].flatMap(([key, problem]) => {
      const cell = cells.get(key);
      return cell ? [[key, problemWords(problem, cell.row)]] : [];
    }),
  );

  function choose(next: Medium): void {
    setChosen(next);
    if (curves[next] !== undefined) actions.focusMedium(next);
  }

  /** Leads to a cell, whose medium is shown first where one medium is. */
  function goTo(next: Medium, size: FaceSize | null): void {
    flushSync(() => choose(next));
    const cell = size ? `[data-price="${cellKey(next, size)}"]` : `[data-medium="${next}"]`;
    container.current?.querySelector<HTMLElement>(cell)?.focus();
  }

  function addMedium(next: Medium): void {
    flushSync(() => add({ media: [next] }));
    goTo(next, null);
  }

  function addSize(size: FaceSize): void {
    flushSync(() => add({ sizes: [size] }));
    const next = shown[sheet.position.column]?.medium;
    if (next) goTo(next, size);
  }

  return (
    <div ref={container}>
      <p id={hintId} hidden={true}>
        {t("hint")}
      </p>
      {layout === "single" && grid.columns.length > 1 && (
        <MediumChoice columns={grid.columns} value={shown[0]?.medium ?? null} onChoose={choose} />
      )}
      <div className="grid gap-y-8">
        {tables.map((part) => (
          <ListTable
            key={part.columns[0]?.group}
            part={part}
            units={units}
            currency={currency}
            sheet={sheet}
            hintId={hintId}
            rows={grid.rows}
            medium={view.medium}
            problems={words}
          />
        ))}
      </div>
      <ListProblems grid={grid} units={units} problems={words} onGo={goTo} />
      <TableLegend settings={settings} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-1 pt-2 print:hidden">
        <AddMedium
          media={listedMedia.filter(
            (each) => !grid.columns.some((column) => column.medium === each),
          )}
          onAdd={addMedium}
        />
        <AddSize units={units} rows={grid.rows} onAdd={addSize} />
      </div>
    </div>
  );
}

/** Each table's columns, with where they are among those of all tables. */
function tablesOf(tables: readonly (readonly PriceColumn[])[]): TablePart[] {
  const mostColumns = Math.max(...tables.map(({ length }) => length));
  return tables.map((columns, index) => {
    const firstColumn = tables.slice(0, index).flat().length;
    return { columns, firstColumn, mostColumns };
  });
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

interface MediumChoiceProps {
  readonly columns: readonly PriceColumn[];
  readonly value: Medium | null;
  readonly onChoose: (medium: Medium) => void;
}

/** Which medium is shown, where there is space for one. */
function MediumChoice({ columns, value, onChoose }: MediumChoiceProps) {
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  const groups = [...Map.groupBy(columns, ({ group }) => group)].map(([group, found]) => ({
    label: t(`groups.${group}`),
    options: found.map(({ medium }) => ({ value: medium, label: mediumName(medium) })),
  }));
  return (
    <SelectField
      label={t("medium")}
      value={value ?? ""}
      groups={groups}
      onChange={onChoose}
      className="pb-2 print:hidden"
    />
  );
}

interface AddMediumProps {
  /** Those that are not in the table. */
  readonly media: readonly Medium[];
  readonly onAdd: (medium: Medium) => void;
}

/** Adds a column for a medium without works or prices so far. */
function AddMedium({ media, onAdd }: AddMediumProps) {
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  if (media.length === 0) return null;
  return (
    <Menu trigger={<TextButton>{t("addMedium")}</TextButton>}>
      {({ MenuItem }) =>
        media.map((medium) => (
          <MenuItem key={medium} onSelect={() => onAdd(medium)}>
            {mediumName(medium)}
          </MenuItem>
        ))
      }
    </Menu>
  );
}

interface TableLegendProps {
  readonly settings: Pick<ListSettings, "rounding" | "currency">;
}

/** What the marks of the table mean. */
function TableLegend({ settings }: TableLegendProps) {
  const { rounding, currency } = settings;
  const t = useTranslations("priceList.table.legend");
  const prices = usePrices();
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-baseline gap-x-7 gap-y-1 pt-3 text-1 text-ink-2"
    >
      <span className="inline-flex items-baseline gap-2">
        <span className="block size-1.5 -translate-y-px bg-pigment print:[print-color-adjust:exact]" />
        <span>
          {t("own")}
          <span className="print:hidden">{t("press")}</span>
        </span>
      </span>
      <span>{t("others")}</span>
      {rounding.minimumCents > 0 && (
        <span className="inline-flex items-baseline gap-2">
          <span className="font-display text-3 font-[420] italic">
            {prices.amount(rounding.minimumCents, currency)}
          </span>
          {t("minimum")}
        </span>
      )}
    </p>
  );
}
