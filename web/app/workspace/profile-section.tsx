import type { User } from "#schema/user.ts";
import { FeedbackSection } from "#web/features/feedback/feedback-section.tsx";
import { AccountDetails } from "#web/features/profile/account-details.tsx";
import { SubscriptionCard } from "#web/features/subscription/card/subscription-card.tsx";

interface ProfileSectionProps {
  readonly user: User;
  readonly onEdit: () => void;
  readonly onUpgrade: () => void;
  readonly onManage: () => void;
  readonly onDelete: () => void;
}

export function ProfileSection({
  user,
  onEdit,
  onUpgrade,
  onManage,
  onDelete,
}: ProfileSectionProps) {
  return (
    <AccountDetails
      user={user}
      onEdit={onEdit}
      feedback={<FeedbackSection user={user} />}
      subscriptionCard={
        <SubscriptionCard
          user={user}
          onUpgrade={onUpgrade}
          onManage={onManage}
          onDeleteProfile={onDelete}
        />
      }
    />
  );
}
