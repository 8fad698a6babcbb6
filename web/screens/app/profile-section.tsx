import type { User } from "#schema/user.ts";
import { SubscriptionCard } from "#web/features/plans/subscription-card.tsx";
import { removeDraft } from "#web/features/pricing/draft-storage.ts";
import { AccountDetails } from "#web/features/profile/account-details.tsx";
import { leaveSignedOut } from "#web/features/session/sign-out.ts";

/** How long a person has to read that the profile is gone, in milliseconds; as after an idle sign-out. */
const farewellDelay = 1500;

interface ProfileSectionProps {
  readonly user: User;
  readonly onEdit: () => void;
}

export function ProfileSection({ user, onEdit }: ProfileSectionProps) {
  return (
    <AccountDetails
      user={user}
      onEdit={onEdit}
      subscriptionCard={(onDeleteProfile) => (
        <SubscriptionCard user={user} onDeleteProfile={onDeleteProfile} />
      )}
      onDeleted={() => leaveSignedOut(() => removeDraft(user.id), farewellDelay)}
    />
  );
}
