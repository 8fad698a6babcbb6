import type { MouseEvent } from "react";
import { type LoginFlow, loginPath } from "#schema/api-paths.ts";

interface EnterLinkProps {
  readonly flow: LoginFlow;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onEnter: (flow: LoginFlow) => void;
  readonly className: string;
}

/**
 * A button that leads to the log-in also without the application: web/browser/early/ answers a press before it is
 * there, and then the link's words and its busyness are already those that the application comes to.
 */
export function EnterLink({ flow, label, busyLabel, isBusy, onEnter, className }: EnterLinkProps) {
  function enter(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEnter(flow);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would lead nowhere before there is any script.
    <a
      href={loginPath(flow)}
      role="button"
      data-early="enter"
      data-busy={busyLabel}
      aria-busy={isBusy || undefined}
      onClick={enter}
      className={className}
      suppressHydrationWarning
    >
      {isBusy ? busyLabel : label}
    </a>
  );
}
