import { useState } from "react";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import { findUnsavedWork } from "#web/features/artworks/calculator/draft-storage.ts";
import type { UnsavedAtLogOut } from "#web/features/session/log-out-dialog.tsx";
import { signOut } from "#web/features/session/sign-out.ts";
import { flushInput, removeInputOf } from "#web/storage/input-store.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { logOutDialog } from "./lazy-parts.ts";

/** Logs out at once, or asks first if that would lose an edit or a calculated price. */
export function useLogOut(user: User) {
  const [unsaved, setUnsaved] = useState<UnsavedAtLogOut | null>(null);

  function logOut(): void {
    flushInput();
    const found = findUnsavedWork(user.id);
    if (found === null) leave();
    else setUnsaved(found === "price" && !hasUnlimitedUse(user) ? "onlyPrice" : found);
  }

  function leave(): void {
    setUnsaved(null);
    void signOut(() => removeInputOf(user.id));
  }

  return { logOut, question: { unsaved, onStay: () => setUnsaved(null), onLogOut: leave } };
}

type LogOutQuestionProps = ReturnType<typeof useLogOut>["question"];

export function LogOutQuestion({ unsaved, onStay, onLogOut }: LogOutQuestionProps) {
  return (
    <LazyDialog part={logOutDialog} isOpen={unsaved !== null} onClose={onStay}>
      {({ LogOutDialog }) => <LogOutDialog unsaved={unsaved} onStay={onStay} onLogOut={onLogOut} />}
    </LazyDialog>
  );
}
