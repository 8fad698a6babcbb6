import { useMutation } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { type User, userSchema } from "#schema/artist/user.ts";
import {
  bankQuestionSchema,
  billingPortalSchema,
  type SubscriptionChoice,
  type SubscriptionStart,
  subscriptionStartSchema,
} from "#schema/subscription.ts";
import { call, callFor, hasCode } from "#web/api/api.ts";
import { refreshCurrentUser, setCurrentUser } from "#web/api/current-user.ts";

export function useChooseFreePlan() {
  return useMutation({
    mutationFn: () =>
      callFor(userSchema, "PATCH", apiPaths.profile, {
        body: { isSubscribed: false, isFreeVersion: true },
      }),
    onSuccess: setCurrentUser,
  });
}

/** Where to pay, or what to pay with; null when the server names neither. */
export function useStartSubscription() {
  return useMutation({
    mutationFn: async (choice: SubscriptionChoice): Promise<SubscriptionStart | null> => {
      const response = await call("POST", apiPaths.createSubscription, { body: choice });
      const answer = v.safeParse(subscriptionStartSchema, await response.json());
      return answer.success ? answer.output : null;
    },
  });
}

export type SubscriptionChange = "cancel" | "pause" | "resume" | "switch";

const changePaths = {
  cancel: apiPaths.cancelSubscription,
  pause: apiPaths.pauseSubscription,
  resume: apiPaths.resumeSubscription,
  switch: apiPaths.switchSubscription,
} as const satisfies Record<SubscriptionChange, string>;

const changedSchema = v.union([userSchema, bankQuestionSchema]);

/**
 * Cancels, pauses, resumes or switches; to switch goes to the opposite of the current term. Where the bank wants
 * to ask first, its question comes instead of the user, and nothing has changed.
 */
export function useChangeSubscription(user: User) {
  return useMutation({
    mutationFn: (change: SubscriptionChange) =>
      callFor(changedSchema, "POST", changePaths[change], {
        ...(change === "switch" && { body: { isYearly: !user.subscriptionDetails?.isYearly } }),
      }),
    onSuccess: (answer) => {
      if (!("bankQuestion" in answer)) setCurrentUser(answer);
    },
    onError: (error) => {
      // Changed meanwhile in another window: what is shown here is out of date.
      if (hasCode(error, "CONFLICT")) void refreshCurrentUser();
    },
  });
}

/** The address of Stripe's billing portal, with the receipts and the card on file. */
export function useOpenBillingPortal() {
  return useMutation({
    mutationFn: () => callFor(billingPortalSchema, "POST", apiPaths.billingPortal),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      // Stripe does not know the customer: what is shown here is out of date.
      if (hasCode(error, "CONFLICT")) void refreshCurrentUser();
    },
  });
}
