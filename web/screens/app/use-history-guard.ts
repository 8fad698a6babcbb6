import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { interceptMoves } from "#web/lib/history-moves.ts";
import { paths, type Section } from "#web/paths.ts";

/** Asked before the artist leaves a section. */
export interface LeaveGuard {
  /** Whether leaving has to wait for an answer. */
  readonly mustAsk: () => boolean;
  /** False keeps the artist where they are. */
  readonly ask: () => Promise<boolean>;
}

interface HistoryGuardOptions {
  readonly guard: RefObject<LeaveGuard | null>;
  /** The section that the page shows, whatever the address says already. */
  readonly shown: RefObject<Section>;
  readonly currentSection: () => Section;
  readonly show: (section: Section) => void;
}

/**
 * Back and Forward go past the same guard as the tabs. The browser has moved by the time that it says so:
 * where somebody must be asked first, the address they stand at is put on top again, before anyone else
 * hears of the move, and the answer leads one step back from there.
 */
export function useHistoryGuard({ guard, shown, currentSection, show }: HistoryGuardOptions) {
  const [, navigate] = useLocation();

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const isInApp = window.location.pathname === paths.app;
    if (isInApp && currentSection() === shown.current) return;
    if (!guard.current?.mustAsk()) {
      void guard.current?.ask();
      if (isInApp) shown.current = currentSection();
      return;
    }
    event.stopImmediatePropagation();
    const { pathname, search, hash } = window.location;
    const section = currentSection();
    window.history.pushState(null, "", `${paths.app}#${shown.current}`);
    void guard.current.ask().then((mayLeave) => {
      if (!mayLeave) return;
      // A saved new work has led to the gallery by itself, away from where one step back leads.
      if (currentSection() === "pricing") window.history.back();
      else if (isInApp) show(section);
      else navigate(`${pathname}${search}${hash}`);
    });
  });

  useEffect(() => interceptMoves((event) => onPopState(event)), []);
}
