import type { ReactNode } from "react";
import { moveFocus } from "./move-focus.ts";

interface TabListProps<Value extends string> {
  readonly label: string;
  /** Shared by the list and its panels. */
  readonly id: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className: string;
  readonly tabClassName: string;
}

/** Arrows lead from tab to tab; a press opens one. */
export function TabList<Value extends string>({
  label,
  id,
  tabs,
  value,
  onChange,
  className,
  tabClassName,
}: TabListProps<Value>) {
  return (
    <div role="tablist" aria-label={label} onKeyDown={moveFocus} className={className}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-controls={panelId(id, tab.value)}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => tab.value !== value && onChange(tab.value)}
          className={tabClassName}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly value: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Empty while another one is open. */
export function TabPanel({ id, value, isOpen, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isOpen}
      tabIndex={-1}
    >
      {isOpen && children}
    </div>
  );
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}
