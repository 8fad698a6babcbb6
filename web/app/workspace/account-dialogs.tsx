import type { User } from "#schema/artist/user.ts";
import { DeleteProfileDialog } from "#web/features/profile/delete-profile-dialog.tsx";
import { leaveSignedOut } from "#web/features/session/sign-out.ts";
import { ManageDialog } from "#web/features/subscription/manage/manage-dialog.tsx";
import { SubscribeDialog } from "#web/features/subscription/subscribe/subscribe-dialog.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { removeInputOf } from "#web/storage/input-store.ts";
import type { AccountDialog } from "./account-dialog.ts";
import { BooksNote } from "./books-note.tsx";

addWords("account");

/** Time to read that the profile is deleted; as after an idle sign-out. */
const farewellDelayMs = 1500;

interface AccountDialogsProps {
  readonly user: User;
  readonly open: AccountDialog | null;
  readonly onChange: (open: AccountDialog | null) => void;
  readonly onCompleteProfile: () => void;
  readonly onSubscribed: () => void;
}

/** The dialogs about plan and profile, which several sections open. */
export function AccountDialogs({
  user,
  open,
  onChange,
  onCompleteProfile,
  onSubscribed,
}: AccountDialogsProps) {
  const close = () => onChange(null);
  return (
    <>
      <SubscribeDialog
        user={user}
        isOpen={open?.name === "subscribe"}
        {...(open?.term && { initialTerm: open.term })}
        onClose={close}
        onCompleteProfile={() => {
          close();
          onCompleteProfile();
        }}
        onSubscribed={() => {
          close();
          onSubscribed();
        }}
      />
      <ManageDialog
        user={user}
        isOpen={open?.name === "manage"}
        onClose={close}
        onDeleteProfile={() => onChange({ name: "deleteProfile" })}
        books={<BooksNote before="planEnds" />}
        onNewPayment={(term) => onChange({ name: "subscribe", term })}
      />
      <DeleteProfileDialog
        isOpen={open?.name === "deleteProfile"}
        onClose={close}
        books={<BooksNote before="profileIsDeleted" />}
        onDeleted={() => leaveSignedOut(() => removeInputOf(user.id), farewellDelayMs)}
      />
    </>
  );
}
