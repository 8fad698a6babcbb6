import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { type AppTab, pagePaths } from "#schema/page-paths.ts";
import { interceptMoves } from "#web/browser/history-moves.ts";
import type { LeaveGuard } from "#web/browser/leave-guard.ts";

interface HistoryGuardOptions {
  readonly guard: RefObject<LeaveGuard | null>;
  /** The section that the page shows, whatever the address says already. */
  readonly shown: RefObject<AppTab>;
  readonly currentSection: () => AppTab;
  readonly show: (section: AppTab) => void;
}

/**
 * Back and Forward go past the same guard as the tabs. The browser has moved by the time that it says so:
 * where somebody must be asked first, the address they stand at is put on top again, before anyone else
 * hears of the move, and the answer leads one step back from there.
 */
export function useHistoryGuard({ guard, shown, currentSection, show }: HistoryGuardOptions) {
  const [, navigate] = useLocation();

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const isInApp = window.location.pathname === pagePaths.app;
    if (isInApp && currentSection() === shown.current) return;
    if (!guard.current?.mustAsk()) {
      void guard.current?.ask();
      if (isInApp) shown.current = currentSection();
      return;
    }
    event.stopImmediatePropagation();
    const { pathname, search, hash } = window.location;
    const section = currentSection();
    const asked = shown.current;
    window.history.pushState(null, "", `${pagePaths.app}#${asked}`);
    void guard.current.ask().then((mayLeave) => {
      if (!mayLeave) return;
      // A saved new work has led to the gallery by itself, away from where one step back leads.
      if (currentSection() === asked) window.history.back();
      else if (isInApp) show(section);
      else navigate(`${pathname}${search}${hash}`);
    });
  });

  useEffect(() => interceptMoves((event) => onPopState(event)), []);
}
