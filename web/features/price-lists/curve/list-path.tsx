import type { ListLine } from "#web/works/curve/lines.ts";

interface ListPathProps {
  readonly line: ListLine;
  /** The id of the field's clip path. */
  readonly clip: string;
  /** Over hundreds of marks it needs a background of its own to be seen. */
  readonly isOverCrowd?: boolean;
}

/** The list: a full line between the artist's own sizes, dotted beyond. One medium's line turns into the next one's. */
export function ListPath({
  line: { own, before, after },
  clip,
  isOverCrowd = false,
}: ListPathProps) {
  const moves = "fill-none stroke-accent transition-[d] duration-(--calm) ease-calm";
  const dotted = `${moves} stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]`;
  return (
    <g clipPath={`url(#${clip})`}>
      {isOverCrowd && own !== null && (
        <path d={own} className="fill-none stroke-paper stroke-[6px]" />
      )}
      {before !== null && <path d={before} className={dotted} />}
      {after !== null && <path d={after} className={dotted} />}
      {own !== null && <path d={own} className={`${moves} stroke-[2.5px]`} />}
    </g>
  );
}

/** From left to right, once. */
export const drawn =
  "transition-[clip-path] duration-(--draw) ease-calm [clip-path:inset(-12px)] starting:[clip-path:inset(-12px_100%_-12px_-12px)] print:transition-none";
