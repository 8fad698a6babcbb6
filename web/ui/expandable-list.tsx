import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
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

/** A list of which the first items are shown, and all when that is pressed; the focus goes to the first of the others. */
export function ExpandableList<Item>({
  items,
  shownFirst,
  showAll,
  className,
  children,
}: ExpandableListProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const item = list.current?.children[shownFirst];
    if (!(showsAll && item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus();
  }, [showsAll, shownFirst]);
  const shown = showsAll ? items : items.slice(0, shownFirst);
  return (
    <>
      <ul ref={list} className={className}>
        {shown.map(children)}
      </ul>
      {shown.length < items.length && (
        <TextButton onClick={() => setShowsAll(true)}>{showAll}</TextButton>
      )}
    </>
  );
}
