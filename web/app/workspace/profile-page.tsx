import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { BusinessFacts, hasDetails } from "#web/features/business/business-facts.tsx";
import { FeedbackSection } from "#web/features/feedback/feedback-section.tsx";
import { AccountDetails } from "#web/features/profile/account-details.tsx";
import { SubscriptionCard } from "#web/features/subscription/card/subscription-card.tsx";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { PageProps } from "./page-props.ts";

addWords("account");

addWords("business");

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
  const { data: business } = useBusiness();
  const isShown = business !== undefined && (isPro || hasDetails(business));
  const { data: channels } = useChannels(isShown);
  const { galleries, otherChannels } = useChannelNames((isShown && channels) || []);
  return (
    <BusinessFacts
      business={isShown ? business : null}
      galleries={galleries}
      otherChannels={otherChannels}
      isPro={isPro}
    />
  );
}

function useChannelNames(channels: readonly SalesChannel[]) {
  const t = useTranslations("business.details.facts");
  const format = useFormat();
  const channelName = useChannelName();
  const isGallery = ({ kind }: SalesChannel) => kind === "gallery";
  return {
    galleries: channels.filter(isGallery).map((channel) => {
      const { name, commission } = channel;
      // One without a name is named by its commission already.
      if (name === null) return channelName(channel);
      return t("gallery", { name, percent: format.number(commission * 100) });
    }),
    otherChannels: channels.filter((channel) => !isGallery(channel)).map(channelName),
  };
}
