import { FeedbackSection } from "#web/features/feedback/feedback-section.tsx";
import { AccountDetails } from "#web/features/profile/account-details.tsx";
import { SubscriptionCard } from "#web/features/subscription/card/subscription-card.tsx";
import type { PageProps } from "./page-props.ts";

/** The profile, with feedback and subscription. */
export function Page({ user, onEditProfile, onUpgrade, onDialog }: PageProps) {
  return (
    <AccountDetails
      user={user}
      onEdit={onEditProfile}
      feedback={<FeedbackSection user={user} />}
      subscriptionCard={
        <SubscriptionCard
          user={user}
          onUpgrade={onUpgrade}
          onManage={() => onDialog({ name: "manage" })}
          onDeleteProfile={() => onDialog({ name: "deleteProfile" })}
        />
      }
    />
  );
}
