import { useTranslations } from "use-intl";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useBillingPortal } from "./use-billing-portal.ts";

addWords("account");

/** A renewal was refused: the card is changed on Stripe's own page. */
export function PastDueNotice() {
  const t = useTranslations("subscription.pastDue");
  const portal = useBillingPortal();
  return (
    <div className="bg-notice-wash">
      <Notice
        title={t("title")}
        text={t("text")}
        action={
          <Button isBusy={portal.isOpening} onClick={portal.open}>
            {t(portal.isOpening ? "opening" : "button")}
          </Button>
        }
        className="page"
      />
    </div>
  );
}
