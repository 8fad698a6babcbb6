import { useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import { toast } from "#web/lib/toast.ts";
import { type Section, sections } from "#web/paths.ts";
import { type LeaveGuard, useHistoryGuard } from "./use-history-guard.ts";

/** Incomplete profiles open nothing but the profile, unless the artist has been here before. */
export function isLocked(user: User): boolean {
  return !isProfileComplete(user) && !user.isReturningUser;
}

/**
 * The open section, kept in the address' fragment so that reload and back find it again, and the one way
 * to another: past the guard of unsaved work, and to the profile with a toast when it is locked
 * (specification, section 4).
 */
export function useSections(user: User) {
  const t = useTranslations("toasts");
  const section = useSyncExternalStore(subscribe, currentSection);
  const guard = useRef<LeaveGuard | null>(null);
  const shown = useRef(section);
  useHistoryGuard({ guard, shown, currentSection, show });

  /** Opens a section without asking. */
  function show(next: Section): void {
    shown.current = next;
    if (next !== currentSection()) window.location.hash = next;
  }

  async function open(next: Section): Promise<boolean> {
    if (next !== "profile" && isLocked(user)) {
      show("profile");
      toast({ title: t("completeProfile") });
      return false;
    }
    if (next !== section && guard.current !== null && !(await guard.current.ask())) return false;
    show(next);
    return true;
  }

  function registerLeaveGuard(next: LeaveGuard | null): void {
    guard.current = next;
  }

  return { section, open, show, registerLeaveGuard };
}

function currentSection(): Section {
  const fragment = window.location.hash.slice(1);
  return sections.find((section) => section === fragment) ?? "pricing";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
