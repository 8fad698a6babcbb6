import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { moveFocus } from "./move-focus.ts";

interface TabListProps<Value extends string> {
  readonly label: string;
  /** Shared by the list and its panel. */
  readonly id: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    /** Where the tab leads when it is opened in another window, or copied. */
    readonly href: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className: string;
  readonly tabClassName: string;
}

/** Tabs that are links. Arrows move the focus from tab to tab; Enter, Space or a click opens one. */
export function TabList<Value extends string>({
  label,
  id,
  tabs,
  value,
  onChange,
  className,
  tabClassName,
}: TabListProps<Value>) {
  function press(event: MouseEvent<HTMLAnchorElement>, pressed: Value): void {
    // Left to the browser: another window or tab, a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The open tab leads back to its own page from another one under it.
    const isHere = event.currentTarget.pathname === window.location.pathname;
    if (pressed !== value || !isHere) onChange(pressed);
  }
  return (
    <div role="tablist" aria-label={label} onKeyDown={moveFocus} className={className}>
      {tabs.map((tab) => (
        <a
          key={tab.value}
          href={tab.href}
          role="tab"
          id={tabId(id, tab.value)}
          aria-controls={tab.value === value ? panelId(id) : undefined}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={(event) => press(event, tab.value)}
          onKeyDown={pressBySpace}
          className={tabClassName}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

/** Space opens a tab, but not a link. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

interface TabPanelProps {
  readonly id: string;
  /** The tab that is open. */
  readonly value: string;
  readonly children: ReactNode;
}

export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, value)} tabIndex={-1}>
      {children}
    </div>
  );
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string): string {
  return `${id}-panel`;
}
