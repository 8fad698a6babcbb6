import { useTranslations } from "use-intl";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useSyncSubscription } from "../sync-query.ts";
import { syncUntilSubscribed } from "./sync-until-subscribed.ts";

/** After a payment: reads the subscription and welcomes the artist, or says that it takes a little longer. */
export function useFinishPayment(): () => Promise<void> {
  const t = useTranslations("toasts");
  const { mutateAsync } = useSyncSubscription();
  return async () => {
    if (await syncUntilSubscribed(() => mutateAsync())) {
      toast({ title: t("subscriptionCreated.title"), description: t("subscriptionCreated.text") });
    } else {
      toast({
        title: t("subscriptionPending.title"),
        description: t("subscriptionPending.text"),
        duration: toastDuration * 2,
      });
    }
  };
}
