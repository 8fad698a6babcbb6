import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { DeleteProfileButton } from "./delete-profile-button.tsx";
import { FreeCard } from "./free-card.tsx";
import { PlanActions, PlanFrame } from "./plan-frame.tsx";
import { ProfessionalCard } from "./professional-card.tsx";

interface SubscriptionCardProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

/** The artist's plan in the Profile tab (specification, section 2). */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const t = useTranslations("subscription.card");
  if (props.user.isAdmin) {
    return (
      <PlanFrame title={t("admin")} badge={t("demo")}>
        <p className="pt-2 text-ink-2">{t("adminText")}</p>
        <PlanActions>
          <DeleteProfileButton onPress={props.onDeleteProfile} />
        </PlanActions>
      </PlanFrame>
    );
  }
  return props.user.isSubscribed ? <ProfessionalCard {...props} /> : <FreeCard {...props} />;
}
