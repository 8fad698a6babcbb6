import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import type { SubscriptionChange } from "../queries.ts";
import type { StatusWords } from "../use-status-words.ts";
import { ManageOption, ManageOptions } from "./manage-option.tsx";

interface OverviewProps {
  readonly status: StatusWords;
  /** The ways that are open, in the order that they are offered. */
  readonly changes: readonly SubscriptionChange[];
  readonly onChoose: (change: SubscriptionChange) => void;
  readonly onDeleteProfile: () => void;
  readonly onClose: () => void;
}

/** The first view: everything that can be done, with what it means and when. */
export function Overview({ status, changes, onChoose, onDeleteProfile, onClose }: OverviewProps) {
  const t = useTranslations("subscription.manage");
  const { kind, otherTerm, otherCharge, until } = status;
  return (
    <>
      <ManageOptions>
        {changes.map((change) => (
          <ManageOption
            key={change}
            name={t(`${change}.name`, { term: otherTerm })}
            text={t(`${change}.summary`, { kind, charge: otherCharge, until })}
            label={t(`${change}.choose`)}
            onChoose={() => onChoose(change)}
          />
        ))}
        <ManageOption
          name={t("delete.name")}
          text={t("delete.summary")}
          label={t("delete.choose")}
          onChoose={onDeleteProfile}
          isDanger
        />
      </ManageOptions>
      <DialogFoot>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogFoot>
    </>
  );
}
