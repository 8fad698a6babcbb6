import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { User } from "#schema/artist/user.ts";
import type { AppTab } from "#schema/page-paths.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import type { Tabs } from "./use-tabs.ts";

/** Whether the profile form is open in place of the Profile tab, and how it is opened and left. */
export function useProfileForm(user: User, { page, open, show }: Tabs) {
  const [isEditing, setEditing] = useStateAcrossReload(
    `profile form ${user.id}`,
    v.boolean(),
    () => false,
  );
  const [hasJustSetUp, setJustSetUp] = useState(false);

  // Back and Forward leave the form, as the tabs do.
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === "profile" && page !== "profile") setEditing(false);
    lastPage.current = page;
  }, [page, setEditing]);

  return {
    isEditing,
    setEditing,
    hasJustSetUp,
    edit: () => void open("profile", () => setEditing(true)),
    openTab: (next: AppTab, change?: () => void) =>
      open(next, () => {
        setEditing(false);
        change?.();
      }),
    finish: (saved: User) => {
      const isFirstSetup = !user.hasCompletedSetup && saved.hasCompletedSetup;
      setEditing(false);
      setJustSetUp(isFirstSetup);
      if (isFirstSetup) show("pricing");
    },
  };
}
