import * as v from "valibot";
import type { BillingTerm } from "#schema/plans.ts";
import type { User } from "#schema/user.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import { accountDialogSchema } from "./account-dialog.ts";

/** Which dialog about plan or profile is open. */
export function useAccountDialog(user: User) {
  const [dialog, setDialog] = useStateAcrossReload(
    `dialog ${user.id}`,
    v.nullable(accountDialogSchema),
    () => null,
  );

  /** An artist whose plan is paused resumes it; a second subscription would be paid twice. */
  function upgrade(term?: BillingTerm): void {
    setDialog(user.isPaused ? { name: "manage" } : { name: "subscribe", ...(term && { term }) });
  }

  return { dialog, setDialog, upgrade };
}
