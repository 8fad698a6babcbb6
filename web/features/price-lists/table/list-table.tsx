import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import type { Currency } from "#schema/currency.ts";
import { frenchFormat } from "#schema/price-lists/sizes.ts";
import type { Units } from "#schema/units.ts";
import { Th } from "#web/ui/table.tsx";
import type { MediaGroup } from "#web/works/media-groups.ts";
import { useSizeName } from "../use-size-name.ts";
import { PriceCellView } from "./price-cell.tsx";
import { endsGroup, type ListRow, type PriceColumn } from "./price-grid.ts";
import { useCellName } from "./problems.ts";
import type { Sheet } from "./use-sheet.ts";

/** A table of the list, which has one or several. */
export interface TablePart {
  readonly columns: readonly PriceColumn[];
  /** The number of columns in tables before this one. */
  readonly firstColumn: number;
  /** The columns of the widest table: those of all tables have one width. */
  readonly mostColumns: number;
}

interface ListTableProps {
  readonly rows: readonly ListRow[];
  readonly part: TablePart;
  readonly units: Units;
  readonly currency: Currency;
  readonly medium: Medium | null;
  /** What is wrong with cells, in words, by their keys. */
  readonly problems: ReadonlyMap<string, string>;
  readonly sheet: Sheet;
  readonly hintId: string;
}

/** The gap before the second group of media, in parts of a column. */
const groupGap = 0.45;
/** The column of sizes, in parts of a column; wider where formats are beside them. */
const sizeColumn = { imperial: 1.2, metric: 1.75 } as const;

const head = "pt-1.5 pb-2.5 align-bottom text-1 text-ink-2";

/** Sizes by media; the whole list, or a part of it where the window is narrow. */
export function ListTable(props: ListTableProps) {
  const { rows, part, units, currency, medium, sheet } = props;
  const { columns } = part;
  const t = useTranslations("priceList.table");
  const mediumName = useTranslations("choices.medium");
  const columnName = useTranslations("priceList.table.columns");
  const captionId = useId();
  const groups = groupsOf(columns);
  const single = columns.length === 1 ? columns[0] : undefined;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited by keys.
      role="grid"
      aria-labelledby={captionId}
      aria-describedby={props.hintId}
      onKeyDown={sheet.onKeyDown}
      onPaste={sheet.onPaste}
      onCopy={sheet.onCopy}
      style={{ width: shareOf(part, units) }}
      className="table-fixed border-collapse [font-variant-numeric:lining-nums_tabular-nums]"
    >
      <caption id={captionId} className="sr-only">
        {single
          ? t("captionOf", { medium: mediumName(single.medium), currency })
          : t("caption", { currency })}
      </caption>
      <Columns columns={columns} units={units} />
      <thead>
        {!single && (
          <tr>
            <td />
            {groups.map(({ group, count }, index) => (
              <Th
                key={group}
                colSpan={count}
                scope="colgroup"
                className={`pb-1.5 font-display text-[1.0625rem]/[1.5rem] font-[420] ${index > 0 ? "pl-7" : ""}`}
              >
                <span className="block border-b border-rule pb-1.5">{t(`groups.${group}`)}</span>
              </Th>
            ))}
          </tr>
        )}
        <tr className="border-b border-ink">
          <Th className={head}>{t(`units.${units}`)}</Th>
          {columns.map((column, index) => (
            <Th
              key={column.medium}
              isNumber
              aria-label={mediumName(column.medium)}
              className={`${head} pr-1 2xl:pr-2 ${startsGroup(columns, index) ? "pl-7" : ""} ${column.medium === medium && !single ? "font-strong text-ink!" : ""}`}
            >
              {single
                ? t("mediumIn", { medium: mediumName(column.medium), currency })
                : columnName(column.medium)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.key} {...props} row={row} index={index} />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnsProps {
  readonly columns: readonly PriceColumn[];
  readonly units: Units;
}

/** Equal columns, in shares of the width, so that the printed table has the same. */
function Columns({ columns, units }: ColumnsProps) {
  const parts = columns.map((_, index) => 1 + (startsGroup(columns, index) ? groupGap : 0));
  const first = columns.length === 1 ? 1 : sizeColumn[units];
  const whole = parts.reduce((sum, part) => sum + part, first);
  const width = (part: number) => ({ width: `${((100 * part) / whole).toFixed(3)}%` });
  return (
    <colgroup>
      <col style={width(first)} />
      {columns.map(({ medium }, index) => (
        <col key={medium} style={width(parts[index] ?? 1)} />
      ))}
    </colgroup>
  );
}

interface RowProps extends ListTableProps {
  readonly row: ListRow;
  readonly index: number;
}

function Row({ row, index, rows, part, ...props }: RowProps) {
  const { columns, firstColumn } = part;
  const { units, currency, medium, problems, sheet } = props;
  const sizeName = useSizeName(units);
  const cellName = useCellName(units);
  const format = units === "metric" ? frenchFormat(row) : null;
  const isEnd = endsGroup(index, rows.length);
  const space = `${isEnd ? "pb-3.5 pointer-coarse:pb-4.5" : ""} ${index > 0 && endsGroup(index - 1, rows.length) ? "pt-3.5 pointer-coarse:pt-4.5" : ""}`;
  return (
    <tr className={isEnd ? "border-b border-rule" : ""}>
      <Th
        scope="row"
        className={`py-1.25 text-2/[1.625rem] whitespace-nowrap pointer-coarse:py-2.25 ${space}`}
      >
        {sizeName(row)}
        {format !== null && <span className="pl-1 text-1 text-ink-2"> {format}</span>}
      </Th>
      {columns.map((column, offset) => {
        const cell = column.cells[index];
        if (!cell) return null;
        return (
          <PriceCellView
            key={cell.key}
            cell={cell}
            currency={currency}
            sheet={sheet}
            at={{ row: index, column: firstColumn + offset }}
            name={cellName(column.medium, row)}
            problem={problems.get(cell.key) ?? null}
            isInFocus={column.medium === medium && columns.length > 1}
            isNoteRight={columns.length === 1 || firstColumn + offset >= 3}
            className={space}
          />
        );
      })}
    </tr>
  );
}

/** Of the width, in CSS. */
function shareOf({ columns, mostColumns }: TablePart, units: Units): string {
  const first = sizeColumn[units];
  return `${((100 * (first + columns.length)) / (first + mostColumns)).toFixed(3)}%`;
}

function startsGroup(columns: readonly PriceColumn[], index: number): boolean {
  return index > 0 && columns[index]?.group !== columns[index - 1]?.group;
}

function groupsOf(columns: readonly PriceColumn[]): { group: MediaGroup; count: number }[] {
  const byGroup = Map.groupBy(columns, ({ group }) => group);
  return [...byGroup].map(([group, found]) => ({ group, count: found.length }));
}
