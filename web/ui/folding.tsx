import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

interface Keyed {
  readonly key: string;
}

interface FoldingProps<Item extends Keyed> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
  /** Called when an item that has the focus is gone, with the one that takes its place; null without any. */
  readonly onFocusLost: (next: HTMLElement | null) => void;
  readonly className?: string;
  readonly itemClassName?: string;
  /** For assistive technologies too. */
  readonly isList?: boolean;
}

/** A list whose items fold when they are gone, instead of vanishing. */
export function Folding<Item extends Keyed>({
  items,
  children,
  onFocusLost,
  className,
  itemClassName = "",
  isList = false,
}: FoldingProps<Item>) {
  const container = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(items);
  const current = new Map(items.map((item) => [item.key, item]));
  if (keysOf(shown.filter(({ key }) => current.has(key))) !== keysOf(items)) {
    setShown(withGone(items, shown));
  }

  useLayoutEffect(() => {
    const folding = document.activeElement?.closest("[data-folding]");
    if (!folding || !container.current?.contains(folding)) return;
    const open = [...container.current.querySelectorAll<HTMLElement>("[data-open]")];
    const others = open.filter((one) => !folding.contains(one) && !one.contains(folding));
    const isAfter = (one: HTMLElement) =>
      (folding.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    onFocusLost(others.find(isAfter) ?? others.at(-1) ?? null);
  });

  const List = isList ? "ul" : "div";
  return (
    <List
      ref={(element: HTMLElement | null) => {
        container.current = element;
      }}
      className={className}
    >
      {shown.map((item) => {
        const open = current.get(item.key);
        return (
          <FoldingItem
            key={item.key}
            isGone={open === undefined}
            className={itemClassName}
            isListItem={isList}
            onFolded={() => setShown((before) => before.filter(({ key }) => key !== item.key))}
          >
            {children(open ?? item)}
          </FoldingItem>
        );
      })}
    </List>
  );
}

interface FoldingItemProps {
  readonly className: string;
  readonly isListItem: boolean;
  readonly isGone: boolean;
  readonly onFolded: () => void;
  readonly children: ReactNode;
}

function FoldingItem({ isGone, className, isListItem, onFolded, children }: FoldingItemProps) {
  const element = useRef<HTMLElement>(null);
  const fold = useEffectEvent(onFolded);

  useEffect(() => {
    if (!isGone) return;
    let isFolding = true;
    const animations = element.current?.getAnimations() ?? [];
    // One that is cancelled, because the item is back, rejects.
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isFolding) fold();
    });
    return () => {
      isFolding = false;
    };
  }, [isGone]);

  const Item = isListItem ? "li" : "div";
  return (
    <Item
      ref={(item: HTMLElement | null) => {
        element.current = item;
      }}
      data-open={isGone ? undefined : ""}
      data-folding={isGone ? "" : undefined}
      inert={isGone}
      className={`grid transition-[grid-template-rows,padding,opacity] duration-(--calm) ease-calm ${isGone ? "grid-rows-[0fr] py-0! opacity-0" : "grid-rows-[1fr]"} ${className}`}
    >
      <div className={isGone ? "min-h-0 overflow-hidden" : ""}>{children}</div>
    </Item>
  );
}

function keysOf(items: readonly Keyed[]): string {
  return items.map(({ key }) => key).join(" ");
}

/** The items, with those that are gone where they were. */
function withGone<Item extends Keyed>(
  items: readonly Item[],
  shown: readonly Item[],
): readonly Item[] {
  const keys = new Set(items.map(({ key }) => key));
  const next = [...items];
  for (const [index, item] of shown.entries()) {
    if (!keys.has(item.key)) next.splice(Math.min(index, next.length), 0, item);
  }
  return next;
}
