import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { type SubscriptionChange, useChangeSubscription } from "../queries.ts";
import type { StatusWords } from "../use-status-words.ts";
import { useAnswerBank } from "./use-answer-bank.ts";

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
