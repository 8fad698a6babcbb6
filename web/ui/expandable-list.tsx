import { type ReactNode, useState } from "react";
import { TextButton } from "./button.tsx";

interface ExpandableListProps<Item> {
  readonly items: readonly Item[];
  /** So many are shown until all are asked for. */
  readonly shownFirst: number;
  readonly showAll: string;
  readonly className?: string;
  /** An item, with its key. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of which the first items are shown, and all when that is pressed. */
export function ExpandableList<Item>({
  items,
  shownFirst,
  showAll,
  className,
  children,
}: ExpandableListProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, shownFirst);
  return (
    <>
      <ul className={className}>{shown.map(children)}</ul>
      {shown.length < items.length && (
        <TextButton onClick={() => setShowsAll(true)}>{showAll}</TextButton>
      )}
    </>
  );
}
