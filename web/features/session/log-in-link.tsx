import type { MouseEvent } from "react";
import { type LoginFlow, loginPath } from "#schema/api-paths.ts";

interface LogInLinkProps {
  readonly flow: LoginFlow;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onLogIn: (flow: LoginFlow) => void;
  readonly className: string;
}

/**
 * A button that opens the log-in, also before the application is ready: then web/browser/early/ handles the click and
 * sets the same label and busy state as here.
 */
export function LogInLink({ flow, label, busyLabel, isBusy, onLogIn, className }: LogInLinkProps) {
  function logIn(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLogIn(flow);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would do nothing before scripts run.
    <a
      href={loginPath(flow)}
      role="button"
      data-early="log-in"
      data-busy={busyLabel}
      aria-busy={isBusy || undefined}
      onClick={logIn}
      className={className}
      suppressHydrationWarning
    >
      {isBusy ? busyLabel : label}
    </a>
  );
}
