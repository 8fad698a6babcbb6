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
}

/** A list whose items fold when they are gone, instead of vanishing. */
export function Folding<Item extends Keyed>({ items, children, onFocusLost }: FoldingProps<Item>) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(items);
  const current = new Map(items.map((item) => [item.key, item]));
  if (keysOf(shown.filter(({ key }) => current.has(key))) !== keysOf(items)) {
    setShown(withGone(items, shown));
  }

  useLayoutEffect(() => {
    const folding = document.activeElement?.closest("[data-folding]");
    if (!folding || !container.current?.contains(folding)) return;
    const open = [...container.current.querySelectorAll<HTMLElement>("[data-open]")];
    const isAfter = (one: HTMLElement) =>
      (folding.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    onFocusLost(open.find(isAfter) ?? open.at(-1) ?? null);
  });

  return (
    <div ref={container} className="divide-y divide-rule">
      {shown.map((item) => {
        const open = current.get(item.key);
        return (
          <FoldingItem
            key={item.key}
            isGone={open === undefined}
            onFolded={() => setShown((before) => before.filter(({ key }) => key !== item.key))}
          >
            {children(open ?? item)}
          </FoldingItem>
        );
      })}
    </div>
  );
}

interface FoldingItemProps {
  readonly isGone: boolean;
  readonly onFolded: () => void;
  readonly children: ReactNode;
}

function FoldingItem({ isGone, onFolded, children }: FoldingItemProps) {
  const element = useRef<HTMLDivElement>(null);
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

  return (
    <div
      ref={element}
      data-open={isGone ? undefined : ""}
      data-folding={isGone ? "" : undefined}
      inert={isGone}
      className={`pt-6 first:pt-1 ${isGone ? "fold grid" : ""}`}
    >
      <div className={isGone ? "min-h-0 overflow-hidden" : ""}>{children}</div>
    </div>
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
