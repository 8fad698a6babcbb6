import { type ReactNode, useLayoutEffect } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

interface SelectionRowProps {
  readonly isActive: boolean;
  /** Null where works cannot be selected. */
  readonly onToggle: (() => void) | null;
  /** Not shown while works are selected. */
  readonly menu: ReactNode;
  /** The totals, or what is done with the selected works. */
  readonly children: ReactNode;
}

/** The line between toolbar and works; it stays in view while works are selected. */
export function SelectionRow({ isActive, onToggle, menu, children }: SelectionRowProps) {
  const t = useTranslations("gallery.select");
  useRoomForLine(isActive);
  return (
    <div
      data-selection={isActive ? "" : undefined}
      className={`print:static ${isActive ? "sticky top-0 z-5 bg-paper shadow-[inset_0_-1px_0_var(--ink)]" : ""}`}
    >
      <div className="page relative flex items-start justify-between gap-x-4 max-2xs:flex-wrap pt-2.5 pb-2 md:pt-3 md:pb-3.5">
        <div className="min-w-0 grow">{children}</div>
        {onToggle && (
          <TextButton
            onClick={onToggle}
            className={`flex-none print:hidden ${isActive ? "max-md:absolute max-md:right-(--margin)" : ""}`}
          >
            {t.rich(isActive ? "end" : "begin", { hidden: visuallyHidden })}
          </TextButton>
        )}
        {!isActive && menu}
      </div>
    </div>
  );
}

/**
 * Scrolls what gets the focus below the line. A class, because `:has()` of the root would be matched, and the root styled,
 * again at every element that comes or goes anywhere.
 */
function useRoomForLine(isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    const { classList } = document.documentElement;
    classList.add("is-selecting");
    return () => classList.remove("is-selecting");
  }, [isActive]);
}
