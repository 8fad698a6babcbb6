import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import { usePrices } from "#web/i18n/prices.ts";
import type { PriceCell } from "./price-grid.ts";
import type { Position } from "./sheet.ts";
import type { Sheet } from "./use-sheet.ts";

interface PriceCellViewProps {
  readonly cell: PriceCell;
  readonly at: Position;
  readonly currency: Currency;
  /** In the medium in focus. */
  readonly isInFocus: boolean;
  readonly name: string;
  /** Where there is more space to the left, the note grows to there. */
  readonly isNoteRight: boolean;
  /** What is wrong, in words; null where nothing is. */
  readonly problem: string | null;
  readonly sheet: Sheet;
  readonly className: string;
}

/** One price of the list; a field while it is typed in. */
export function PriceCellView({
  cell,
  at,
  currency,
  isInFocus,
  name,
  isNoteRight,
  problem,
  sheet,
  className,
}: PriceCellViewProps) {
  const noteId = useId();
  const isActive = sheet.position.row === at.row && sheet.position.column === at.column;
  const field = isActive && sheet.field?.cell.key === cell.key ? sheet.field : null;
  const isNoted = isActive && problem !== null;
  const described = isNoted ? { "aria-describedby": noteId } : {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table takes the keys of all cells.
    <td
      data-cell={`${at.row} ${at.column}`}
      data-price={cell.key}
      data-medium={cell.medium}
      tabIndex={isActive && !field ? 0 : -1}
      aria-invalid={problem ? true : undefined}
      {...(field ? {} : described)}
      onFocus={() => sheet.follow(at)}
      onClick={() => sheet.open(at)}
      className={`group relative cursor-text py-1.25 pr-1 text-right font-display text-[1.0625rem]/[1.625rem] 2xl:pr-2 2xl:text-[1.125rem]/[1.625rem] print:text-2 font-[420] focus-visible:outline-offset-0 pointer-coarse:py-2.25 ${isInFocus ? "bg-accent-wash print:bg-transparent" : ""} ${problem ? "shadow-[inset_0_-2px_0_var(--error)]" : ""} ${className}`}
    >
      {field ? (
        <CellField name={name} sheet={sheet} isWrong={problem !== null} described={described} />
      ) : (
        <CellText cell={cell} currency={currency} unparsed={sheet.unparsed.get(cell.key)} />
      )}
      {isNoted && (
        <Note id={noteId} isRight={isNoteRight}>
          {problem}
        </Note>
      )}
    </td>
  );
}

const noPriceMark = "–";

interface CellTextProps {
  readonly cell: PriceCell;
  readonly currency: Currency;
  /** What was typed and could not be read. */
  readonly unparsed: string | undefined;
}

function CellText({ cell, currency, unparsed }: CellTextProps) {
  const t = useTranslations("priceList.table");
  const prices = usePrices();
  if (unparsed !== undefined) return <span className="wrap-anywhere text-error">{unparsed}</span>;
  if (cell.priceCents === null) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-2">
          {noPriceMark}
        </span>
        <span className="sr-only">{t("noPrice")}</span>
      </>
    );
  }
  const amount = prices.amount(cell.priceCents, currency);
  if (cell.isAnchor) {
    return (
      <span className="font-[640] whitespace-nowrap text-accent print:text-ink">
        <span className="mr-0.75 inline-block size-1.5 bg-pigment align-[3px] 2xl:mr-1.25 print:[print-color-adjust:exact]" />
        {amount}
        <span className="sr-only"> {t("setByYou")}</span>
      </span>
    );
  }
  if (!cell.isMinimum) return <span className="whitespace-nowrap">{amount}</span>;
  return (
    <span className="whitespace-nowrap text-ink-2 italic">
      {amount}
      <span className="sr-only"> {t("minimum")}</span>
    </span>
  );
}

interface CellFieldProps {
  readonly name: string;
  readonly sheet: Sheet;
  readonly isWrong: boolean;
  readonly described: { readonly "aria-describedby"?: string };
}

function CellField({ name, sheet, isWrong, described }: CellFieldProps) {
  const t = useTranslations("priceList.table");
  const input = useRef<HTMLInputElement>(null);
  const isTyped = sheet.field?.isTyped ?? false;

  useLayoutEffect(() => {
    input.current?.focus();
    if (!isTyped) input.current?.select();
  }, [isTyped]);

  return (
    <input
      ref={input}
      value={sheet.field?.text ?? ""}
      onChange={(event) => sheet.type(event.target.value)}
      onBlur={sheet.closeField}
      onClick={(event) => event.stopPropagation()}
      inputMode="decimal"
      autoComplete="off"
      aria-label={t("priceOf", { cell: name })}
      aria-invalid={isWrong || undefined}
      {...described}
      className="-my-px block w-full min-w-0 bg-paper text-right shadow-[0_0_0_2px_var(--accent)] outline-none"
    />
  );
}

interface NoteProps {
  readonly id: string;
  readonly isRight: boolean;
  readonly children: ReactNode;
}

function Note({ id, isRight, children }: NoteProps) {
  return (
    <span
      id={id}
      role="alert"
      className={`absolute top-[calc(100%+4px)] z-10 hidden w-56 border border-error bg-paper px-3 py-2 text-left font-text text-1 text-error shadow-sheet group-focus-within:block print:hidden ${isRight ? "right-0" : "left-0"}`}
    >
      {children}
    </span>
  );
}
