import { useTranslations } from "use-intl";
import type { BankQuestion } from "#schema/subscription.ts";
import type { User } from "#schema/user.ts";
import { toast } from "#web/browser/toast.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { loadPayments } from "../subscribe/load-payments.ts";
import { suspendFocusTrap } from "../subscribe/suspend-focus-trap.ts";
import { syncUntil } from "../subscribe/sync-until-subscribed.ts";
import { useSyncSubscription } from "../sync-query.ts";

/** `pending`: answered, but the server does not have it yet; `left`: continued on Stripe's own page. */
type BankAnswer = "confirmed" | "refused" | "pending" | "left";

/** Shows the question of the artist's bank, by Stripe.js in the page or on Stripe's own page, and says how it went. */
export function useAnswerBank() {
  const t = useTranslations("subscription.toasts");
  const locale = useLocale();
  const { mutateAsync: sync } = useSyncSubscription();

  async function isConfirmed(
    question: Extract<BankQuestion, { clientSecret: string }>,
  ): Promise<boolean> {
    const restoreFocus = suspendFocusTrap();
    try {
      const stripe = await loadPayments(question.publishableKey, locale);
      const { error } = await stripe.handleNextAction({ clientSecret: question.clientSecret });
      return error === undefined;
    } catch (error) {
      console.error(error);
      return false;
    } finally {
      restoreFocus();
    }
  }

  return async (
    question: BankQuestion,
    isChanged: (user: User) => boolean,
  ): Promise<BankAnswer> => {
    if ("url" in question) {
      window.location.assign(question.url);
      return "left";
    }
    if (!(await isConfirmed(question))) {
      const [title, description] = [t("paymentFailed.title"), t("bankQuestion.refused")];
      toast({ title, description, isError: true });
      return "refused";
    }
    if (await syncUntil(() => sync(), isChanged)) return "confirmed";
    toast({ title: t("subscriptionPending.title"), description: t("bankQuestion.pending") });
    return "pending";
  };
}
