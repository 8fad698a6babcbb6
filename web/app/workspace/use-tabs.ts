import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import type { User } from "#schema/artist/user.ts";
import { type AppTab, appPaths, findAppTab, findTabOfPage } from "#schema/page-paths.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { askToLeave } from "#web/browser/leave-guard.ts";
import { toast } from "#web/browser/toast.ts";
import { type EntryState, galleryAddress, readGalleryPlace } from "#web/works/gallery-place.ts";
import { isLocked } from "./is-locked.ts";

/**
 * The tab of the page at the address, and the ways to another one: past the guard of unsaved work, and to the profile with a
 * toast when it is locked (specification, section 4).
 */
export function useTabs(user: User) {
  const t = useTranslations("toasts");
  const [path] = useLocation();
  const tab = findTabOfPage(path);

  /** Opens a tab without asking, at its top; the gallery as it was left. */
  function show(next: AppTab): void {
    if (next !== findAppTab(window.location.pathname)) {
      const address =
        next === "gallery" ? galleryAddress(readGalleryPlace(user.id).query) : appPaths[next];
      const state: EntryState = { userId: user.id };
      navigateUnasked(address, { state });
    }
    // Only now, because the browser stores the scroll position of the entry that is left, for Back.
    window.scrollTo(0, 0);
  }

  /**
   * Opens a tab, unless the artist stays.
   * @param change Changes state that is to be rendered together with the tab.
   */
  async function open(next: AppTab, change: () => void): Promise<void> {
    if (next !== "profile" && isLocked(user)) {
      show("profile");
      toast({ title: t("completeProfile") });
      return;
    }
    if (!(await askToLeave())) return;
    change();
    show(next);
  }

  return { tab, page: findAppTab(path), open, show };
}

export type Tabs = ReturnType<typeof useTabs>;
