import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";

/** A word to an artist who comes back from Stripe's page without having paid, as far as is known here. */
export function useCheckoutLeft(): () => void {
  const t = useTranslations("subscription.toasts.checkoutLeft");
  return () => toast({ title: t("title"), description: t("text") });
}
