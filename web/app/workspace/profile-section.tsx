import "#web/i18n/business/add-words.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/features/artworks/record/queries.ts";
import { useChannelName } from "#web/features/artworks/record/use-channel-name.ts";
import { FeedbackSection } from "#web/features/feedback/feedback-section.tsx";
import { AccountDetails } from "#web/features/profile/account-details.tsx";
import { BusinessFacts } from "#web/features/profile/business/business-facts.tsx";
import { SubscriptionCard } from "#web/features/subscription/card/subscription-card.tsx";
import type { PageProps } from "./page-props.ts";

/** The profile, with business details, feedback and subscription. */
export function Page({ user, onEditProfile, onUpgrade, onDialog }: PageProps) {
  return (
    <AccountDetails
      user={user}
      onEdit={onEditProfile}
      business={<BusinessDetails user={user} />}
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

function BusinessDetails({ user }: { readonly user: User }) {
  const isPro = hasUnlimitedUse(user);
  const { data: business } = useBusiness(isPro);
  const { data: channels } = useChannels(isPro);
  const channelName = useChannelName();
  return (
    <BusinessFacts
      business={(isPro && business) || null}
      channels={isPro && channels ? channels.map(channelName) : []}
    />
  );
}
