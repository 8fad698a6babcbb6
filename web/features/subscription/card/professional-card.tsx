import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { useBillingPortal } from "../use-billing-portal.ts";
import { useStatusWords } from "../use-status-words.ts";
import { DeleteProfileButton } from "./delete-profile-button.tsx";
import { PlanActions, PlanFrame } from "./plan-frame.tsx";
import { PlanUntil } from "./plan-until.tsx";

interface ProfessionalCardProps {
  readonly user: User;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

export function ProfessionalCard({ user, onManage, onDeleteProfile }: ProfessionalCardProps) {
  const t = useTranslations("subscription.card");
  const { kind, charge, date, until } = useStatusWords(user);
  const portal = useBillingPortal();
  return (
    <PlanFrame title={t("professional")} badge={t("active")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 max-2xs:grid-cols-1 gap-y-1.5 pt-4 text-2">
        {charge && (
          <>
            <dt className="text-ink-2">{t("price")}</dt>
            <dd>{charge}</dd>
          </>
        )}
        {date && (
          <>
            <dt className="text-ink-2">{t(kind === "renewing" ? "nextBilling" : "accessUntil")}</dt>
            <dd>{date}</dd>
          </>
        )}
      </dl>
      <PlanUntil {...{ kind, until }} />
      <PlanActions>
        <Button variant="filled" onClick={onManage}>
          {t("manage")}
        </Button>
        <TextButton aria-busy={portal.isOpening || undefined} onClick={portal.open}>
          {t("receipts")}
        </TextButton>
        <DeleteProfileButton onPress={onDeleteProfile} />
      </PlanActions>
    </PlanFrame>
  );
}
