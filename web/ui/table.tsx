import { type ComponentProps, createContext, use } from "react";

/** The width below which a table's rows are one below the other, without its headings in view; "never" where it stays a table. */
type Stacking = keyof typeof stacked;

const stacked = {
  never: { block: "", heading: "" },
  xs: { block: "max-xs:block", heading: "max-xs:sr-only" },
  md: { block: "max-md:block", heading: "max-md:sr-only" },
  xl: { block: "max-xl:block", heading: "max-xl:sr-only" },
} as const;

const StackingContext = createContext<Stacking>("never");

interface TableProps extends ComponentProps<"table"> {
  /** For screen readers only. */
  readonly caption?: string;
  readonly stacksBelow?: Stacking;
}

/**
 * A table as wide as its place. Its rows say how their cells are arranged where they are stacked. What is only heard in
 * them is positioned in the table, not in the body: a dialog positions the body, and with it would lay out each row anew.
 */
export function Table({
  caption,
  stacksBelow = "never",
  className = "",
  children,
  ...props
}: TableProps) {
  return (
    <table
      className={`relative w-full text-2 ${stacked[stacksBelow].block} ${className}`}
      {...props}
    >
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <StackingContext value={stacksBelow}>{children}</StackingContext>
    </table>
  );
}

interface TableHeadProps extends ComponentProps<"tr"> {
  /** For screen readers only. */
  readonly isHidden?: boolean;
  /** Whether a line is below it. */
  readonly isRuled?: boolean;
}

/** The row of the columns' headings. */
export function TableHead({
  isHidden = false,
  isRuled = true,
  className = "",
  ...props
}: TableHeadProps) {
  const { heading } = stacked[use(StackingContext)];
  return (
    <thead className={isHidden ? "sr-only" : `text-1 text-ink-2 ${heading}`}>
      <tr className={`${isRuled ? "border-b border-ink" : ""} ${className}`} {...props} />
    </thead>
  );
}

/** The rows; a table may have several groups of them. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody className={stacked[use(StackingContext)].block} {...props} />;
}

interface SpacerRowProps {
  /** Of the table. */
  readonly columns: number;
  /** In pixels; nothing is rendered for 0. */
  readonly height: number;
}

/** In place of the rows of a long table that are not rendered (`useRowsInView`). */
export function SpacerRow({ columns, height }: SpacerRowProps) {
  const { block } = stacked[use(StackingContext)];
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that takes the focus.
    <tr aria-hidden="true" className={`[overflow-anchor:none] ${block}`}>
      <td colSpan={columns} style={{ height }} className={`p-0 ${block}`} />
    </tr>
  );
}

interface ThProps extends ComponentProps<"th"> {
  /** Numbers are set to the right. */
  readonly isNumber?: boolean;
  /** For screen readers only. */
  readonly isHidden?: boolean;
}

/** The heading of a column, or with `scope` of a row or of several. Its weight is that of its row. */
export function Th({
  scope = "col",
  isNumber = false,
  isHidden = false,
  className = "",
  children,
  ...props
}: ThProps) {
  return (
    <th scope={scope} className={`${isNumber ? "text-right" : ""} ${className}`} {...props}>
      {isHidden ? <span className="sr-only">{children}</span> : children}
    </th>
  );
}

interface TdProps extends ComponentProps<"td"> {
  /** Numbers are set to the right, in one line. */
  readonly isNumber?: boolean;
}

export function Td({ isNumber = false, className = "", ...props }: TdProps) {
  return (
    <td className={`${isNumber ? "text-right whitespace-nowrap" : ""} ${className}`} {...props} />
  );
}
