import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { ApiError, hasCode } from "#web/api/api.ts";
import { refreshCurrentUser } from "#web/api/current-user.ts";
import { toast } from "#web/browser/toast.ts";
import { usePageRestored } from "#web/browser/use-page-restored.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { storeCheckoutOrigin, takeCheckoutOrigin } from "../checkout-origin.ts";
import { useStartSubscription } from "../queries.ts";
import { useCheckoutLeft } from "../use-checkout-left.ts";
import type { PaymentStart } from "./payment-start.ts";

type Step =
  | { readonly name: "select" | "profileIncomplete" | "signInRequired" }
  | { readonly name: "payment" | "confirming"; readonly start: PaymentStart };

const select: Step = { name: "select" };

/** The steps of the subscribe dialog (specification, section 4). `reset` discards the payment's secret. */
export function useSubscribe(user: User | null) {
  const t = useTranslations("subscription.toasts");
  const locale = useLocale();
  const startSubscription = useStartSubscription();
  const showCheckoutLeft = useCheckoutLeft();
  const [step, setStep] = useState<Step>(select);
  const [isStarting, setStarting] = useState(false);
  const isSignedOut = useRef(false);
  /** A response that arrives after the dialog was closed is ignored. */
  const attempt = useRef(0);

  function showSetupError(text: string): void {
    setStep(select);
    toast({ title: t("setupFailed.title"), description: text, isError: true });
  }

  function showStartError(error: unknown): void {
    const failure = readStartFailure(error);
    if (failure.kind === "profileIncomplete") {
      setStep({ name: "profileIncomplete" });
    } else if (failure.kind === "sessionExpired") {
      isSignedOut.current = true;
      setStep(select);
      toast({
        title: t("sessionExpired.title"),
        description: t("sessionExpired.text"),
        isError: true,
      });
    } else {
      // The message of the server is in English.
      const message = locale === "en-CA" ? failure.message : null;
      showSetupError(message ?? t("setupFailed.text"));
      // Subscribed meanwhile in another window: what is shown here is out of date.
      if (hasCode(error, "CONFLICT")) void refreshCurrentUser();
    }
  }

  async function start(term: BillingTerm): Promise<void> {
    attempt.current += 1;
    const mine = attempt.current;
    setStarting(true);
    try {
      const answer = await startSubscription.mutateAsync({ isYearly: term === "yearly" });
      if (mine !== attempt.current) return;
      if (answer === null) {
        showSetupError(t("setupFailed.empty"));
      } else if ("checkoutUrl" in answer) {
        // Busy until the page is left.
        storeCheckoutOrigin(user?.id ?? "");
        window.location.assign(answer.checkoutUrl);
        return;
      } else {
        setStep({ name: "payment", start: answer });
      }
    } catch (error) {
      if (mine === attempt.current) showStartError(error);
    }
    if (mine === attempt.current) setStarting(false);
  }

  async function proceed(term: BillingTerm): Promise<void> {
    if (isStarting) return;
    if (user === null || isSignedOut.current) {
      setStep({ name: "signInRequired" });
      toast({ title: t("signInRequired.title"), description: t("signInRequired.text") });
    } else if (!isProfileComplete(user)) {
      setStep({ name: "profileIncomplete" });
    } else {
      await start(term);
    }
  }

  function reset(): void {
    attempt.current += 1;
    setStarting(false);
    setStep(select);
  }

  // The page was busy when it was left for Stripe's.
  usePageRestored(() => {
    if (user === null) return;
    reset();
    if (takeCheckoutOrigin(user.id) !== null) showCheckoutLeft();
  });

  function setConfirming(isConfirming: boolean): void {
    setStep((current) =>
      "start" in current ? { ...current, name: isConfirming ? "confirming" : "payment" } : current,
    );
  }

  return { step, isStarting, proceed, setConfirming, reset };
}

type StartFailure =
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "profileIncomplete" }
  /** `message` is the server's own, where it could be read. */
  | { readonly kind: "failed"; readonly message: string | null };

/** What a refused subscription means for the dialog (specification, section 4). */
export function readStartFailure(error: unknown): StartFailure {
  if (!(error instanceof ApiError)) return { kind: "failed", message: null };
  if (error.status === 401) return { kind: "sessionExpired" };
  if (error.status === 403 && error.message.includes("PROFILE_INCOMPLETE")) {
    return { kind: "profileIncomplete" };
  }
  return { kind: "failed", message: readMessage(error.message) };
}

const worded = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** The body follows the status and a colon (specification, section 8). */
function readMessage(text: string): string | null {
  try {
    const result = v.safeParse(worded, JSON.parse(text.slice(text.indexOf(":") + 1)));
    return result.success ? result.output.message : null;
  } catch {
    return null;
  }
}
