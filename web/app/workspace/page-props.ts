import type { User } from "#schema/artist/user.ts";
import type { AccountDialog } from "./account-dialog.ts";
import type { EditedWork } from "./use-edited-work.ts";

/** What every page of the application is given. */
export interface PageProps {
  readonly user: User;
  readonly work: EditedWork;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
  readonly onDialog: (dialog: AccountDialog) => void;
}
