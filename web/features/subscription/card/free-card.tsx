import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import { DeleteProfileButton } from "./delete-profile-button.tsx";
import { PlanActions, PlanFrame } from "./plan-frame.tsx";

interface FreeCardProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  readonly onManage: () => void;
  readonly onDeleteProfile: () => void;
}

/** Also for an artist whose Professional plan is paused and whose paid time is over: they resume it. */
export function FreeCard({ user, onUpgrade, onManage, onDeleteProfile }: FreeCardProps) {
  const t = useTranslations("subscription.card");
  const { both } = usePlanWords();
  return (
    <PlanFrame title={t("free")}>
      <p className="pt-2 text-ink-2">{t("freeText")}</p>
      {user.isPaused ? (
        <p className="pt-3">{t("paused")}</p>
      ) : (
        <p className="pt-3 text-2 text-ink-2">{both}</p>
      )}
      <PlanActions>
        <Button variant="filled" onClick={user.isPaused ? onManage : onUpgrade}>
          {t(user.isPaused ? "manage" : "upgrade")}
        </Button>
        <DeleteProfileButton onPress={onDeleteProfile} />
      </PlanActions>
    </PlanFrame>
  );
}
