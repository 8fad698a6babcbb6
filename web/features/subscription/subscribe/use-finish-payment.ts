import { useTranslations } from "use-intl";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useSyncSubscription } from "../sync-query.ts";
import { syncUntilSubscribed } from "./sync-until-subscribed.ts";

/** After a payment: reads the subscription and welcomes the artist, or says that it takes a little longer. */
export function useFinishPayment(): () => Promise<void> {
  const created = useTranslations("subscription.toasts.created");
  const pending = useTranslations("subscription.toasts.subscriptionPending");
  const { mutateAsync } = useSyncSubscription();
  return async () => {
    if (await syncUntilSubscribed(() => mutateAsync())) {
      toast({ title: created("title"), description: created("text") });
    } else {
      toast({
        title: pending("title"),
        description: pending("text"),
        duration: toastDuration * 2,
      });
    }
  };
}
