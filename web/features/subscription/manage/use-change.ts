import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { BankQuestion } from "#schema/subscription.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { type SubscriptionChange, useChangeSubscription } from "../queries.ts";
import { loadPayments } from "../subscribe/load-payments.ts";
import { suspendFocusTrap } from "../subscribe/suspend-focus-trap.ts";
import { syncUntil } from "../subscribe/sync-until-subscribed.ts";
import { useSyncSubscription } from "../sync-query.ts";
import type { StatusWords } from "../use-status-words.ts";

const doneKeys = {
  cancel: "canceled",
  pause: "paused",
  resume: "resumed",
  switch: "switched",
} as const;

const failureKeys = {
  cancel: "cancelFailed",
  pause: "pauseFailed",
  resume: "resumeFailed",
  switch: "switchFailed",
} as const;

/** `newPayment` if the bank requires authentication, so that the period has to be paid as a new subscription. */
type Outcome = "done" | "open" | "newPayment";

/** Changes the subscription and says how it went (specification, section 8). */
export function useChange(user: User, status: StatusWords) {
  const t = useTranslations("subscription.toasts");
  const showSaveError = useShowSaveError();
  const { mutateAsync } = useChangeSubscription(user);
  const answerBank = useAnswerBank();
  const { submit, isSending } = useSubmit();

  async function change(which: SubscriptionChange): Promise<Outcome> {
    return (await submit({ send: () => changeOnce(which) })) ?? "open";
  }

  async function changeOnce(which: SubscriptionChange): Promise<Outcome> {
    const { until, otherTerm } = status;
    try {
      const answer = await mutateAsync(which);
      if ("bankQuestion" in answer) {
        const wasYearly = user.subscriptionDetails?.isYearly;
        const answered = await answerBank(
          answer.bankQuestion,
          ({ subscriptionDetails }) => subscriptionDetails?.isYearly !== wasYearly,
        );
        if (answered !== "confirmed") return answered === "pending" ? "done" : "open";
      }
    } catch (error) {
      if (hasCode(error, "PAYMENT_ACTION_REQUIRED")) {
        toast({ title: t("bankQuestion.title"), description: t("bankQuestion.newPayment") });
        return "newPayment";
      }
      showSaveError(error, failureKeys[which]);
      return "open";
    }
    toast({
      title: t(`${doneKeys[which]}.title`),
      description: t(`${doneKeys[which]}.text`, { until, term: otherTerm }),
    });
    return "done";
  }

  return { change, isChanging: isSending };
}

/** `pending`: answered, but the server does not have it yet; `left`: continued on Stripe's own page. */
type BankAnswer = "confirmed" | "refused" | "pending" | "left";

/** Shows the question of the artist's bank, by Stripe.js in the page or on Stripe's own page, and says how it went. */
function useAnswerBank() {
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
