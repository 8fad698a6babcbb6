import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { type AppTab, appTabs, pagePaths } from "#schema/page-paths.ts";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import type { LeaveGuard } from "#web/browser/leave-guard.ts";
import { toast } from "#web/browser/toast.ts";
import {
  type EntryState,
  queryWith,
  readGalleryPlace,
} from "#web/features/artworks/gallery/gallery-place.ts";
import { useHistoryGuard } from "./use-history-guard.ts";

/** Incomplete profiles open nothing but the profile, unless the artist has been here before. */
export function isLocked(user: User): boolean {
  return !isProfileComplete(user) && !user.isReturningUser;
}

/**
 * The open section, kept in the address' fragment so that reload and back find it again, the gallery as it was
 * left, and the one way to another: past the guard of unsaved work, and to the profile with a toast when it is locked
 * (specification, section 4).
 */
export function useSections(user: User) {
  const t = useTranslations("toasts");
  const [, navigate] = useLocation();
  const section = useLocationProperty(currentSection);
  const guard = useRef<LeaveGuard | null>(null);
  const shown = useRef(section);
  useHistoryGuard({ guard, shown, currentSection, show });

  /** Opens a section without asking, at its top. */
  function show(next: AppTab): void {
    shown.current = next;
    if (next === currentSection()) return;
    window.scrollTo(0, 0);
    const query = queryWith(next === "gallery" ? readGalleryPlace(user.id).query : "");
    const state: EntryState = { userId: user.id };
    navigate(`${pagePaths.app}${query}#${next}`, { state });
  }

  async function open(next: AppTab): Promise<boolean> {
    if (next !== "profile" && isLocked(user)) {
      show("profile");
      toast({ title: t("completeProfile") });
      return false;
    }
    // The avatar leads from the profile's form to the profile itself.
    const isLeaving = next !== section || section === "profile";
    if (isLeaving && guard.current !== null && !(await guard.current.ask())) return false;
    show(next);
    return true;
  }

  function registerLeaveGuard(next: LeaveGuard | null): void {
    guard.current = next;
  }

  return { section, open, show, registerLeaveGuard };
}

function currentSection(): AppTab {
  const fragment = window.location.hash.slice(1);
  return appTabs.find((section) => section === fragment) ?? "pricing";
}
