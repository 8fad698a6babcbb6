import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { toast } from "#web/lib/toast.ts";
import { useLock } from "#web/lib/use-lock.ts";
import { useTellSaveFailure } from "#web/lib/use-tell-save-failure.ts";
import { type SubscriptionChange, useChangeSubscription } from "../queries.ts";
import type { StandingWords } from "../use-standing-words.ts";

const toastKeys = {
  cancel: "subscriptionCanceled",
  pause: "subscriptionPaused",
  resume: "subscriptionResumed",
  switch: "planSwitched",
} as const;

const failureKeys = {
  cancel: "cancelFailed",
  pause: "pauseFailed",
  resume: "resumeFailed",
  switch: "switchFailed",
} as const;

/** Changes the subscription and says how it went (specification, section 8). */
export function useChange(user: User, standing: StandingWords) {
  const t = useTranslations("toasts");
  const tellSaveFailure = useTellSaveFailure();
  const { mutateAsync, isPending } = useChangeSubscription(user);
  const lock = useLock();

  /** Whether it went through. */
  async function change(which: SubscriptionChange): Promise<boolean> {
    if (!lock.take()) return false;
    const { until, otherTerm } = standing;
    try {
      await mutateAsync(which);
    } catch (error) {
      tellSaveFailure(error, failureKeys[which]);
      return false;
    } finally {
      lock.release();
    }
    toast({
      title: t(`${toastKeys[which]}.title`),
      description: t(`${toastKeys[which]}.text`, { until, term: otherTerm }),
    });
    return true;
  }

  return { change, isChanging: isPending };
}
