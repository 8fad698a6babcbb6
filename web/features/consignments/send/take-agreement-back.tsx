import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useConnection } from "#web/browser/connection.ts";
import { AskedChange } from "#web/forms/asked-change.tsx";
import { takeConsignmentBack } from "#web/works/consignments/queries.ts";
import { useAgreementFailure } from "./use-agreement-failure.ts";

interface TakeAgreementBackProps {
  readonly consignment: Consignment;
  readonly gallery: string;
}

/** Takes an agreement, or the change of one, back before the gallery confirms it; nothing where it is confirmed. */
export function TakeAgreementBack({ consignment, gallery }: TakeAgreementBackProps) {
  const { state, amendment } = consignment;
  const isChange = amendment?.state === "sent";
  const t = useTranslations(`consignments.takeBack.${isChange ? "change" : "agreement"}`);
  const words = useTranslations("consignments.takeBack");
  const isConnected = useConnection();
  const showFailure = useAgreementFailure();
  if (state !== "sent" && !isChange) return null;
  return (
    <AskedChange
      button={t("button")}
      isLocked={!isConnected}
      words={{
        title: t("title"),
        cancel: words("cancel"),
        confirm: words("confirm"),
        done: t("done"),
      }}
      send={() => takeConsignmentBack(consignment)}
      onError={(error) => showFailure(error, words("failed"))}
    >
      <p>{t("text", { gallery })}</p>
    </AskedChange>
  );
}
