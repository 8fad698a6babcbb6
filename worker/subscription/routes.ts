import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { subscriptionChoiceSchema } from "#schema/subscription.ts";
import type { AppContext } from "#worker/http/context.ts";
import { limitSubscribing } from "#worker/http/rate-limit.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireCompleteProfile, requireSession } from "#worker/session/guards.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { readSignedIn } from "#worker/session/sessions.ts";
import { openBilling } from "./billing.ts";
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  switchSubscription,
} from "./manage.ts";
import { openBillingPortal } from "./portal.ts";
import { startSubscription } from "./start.ts";
import { syncSubscription } from "./sync.ts";

const choice = jsonBody(subscriptionChoiceSchema);

export const subscriptionRoutes = new Hono<AppContext>()
  .post(
    apiPaths.createSubscription,
    requireSession,
    limitSubscribing,
    requireCompleteProfile,
    choice,
    async (c) => c.json(await startSubscription(await billingOf(c), termOf(c.req.valid("json")))),
  )
  .post(apiPaths.syncSubscription, requireSession, async (c) => {
    const { subscription } = c.var.signedIn;
    if (subscription) await syncSubscription(await billingOf(c), subscription);
    return answerUser(c);
  })
  .post(apiPaths.cancelSubscription, requireSession, async (c) => {
    await cancelSubscription(await billingOf(c), c.var.signedIn.subscription);
    return answerUser(c);
  })
  .post(apiPaths.pauseSubscription, requireSession, async (c) => {
    await pauseSubscription(await billingOf(c), c.var.signedIn.subscription);
    return answerUser(c);
  })
  .post(apiPaths.resumeSubscription, requireSession, async (c) => {
    await resumeSubscription(await billingOf(c), c.var.signedIn.subscription);
    return answerUser(c);
  })
  .post(apiPaths.switchSubscription, requireSession, choice, async (c) => {
    const choice = { row: c.var.signedIn.subscription, term: termOf(c.req.valid("json")) };
    const bankQuestion = await switchSubscription(await billingOf(c), choice);
    return bankQuestion === null ? answerUser(c) : c.json({ bankQuestion });
  })
  .post(apiPaths.billingPortal, requireSession, async (c) =>
    c.json({
      url: await openBillingPortal(await billingOf(c), c.var.signedIn.subscription),
    }),
  );

function billingOf(c: Context<AppContext>) {
  return openBilling(c.var.context, c.var.settings);
}

function termOf({ isYearly }: { isYearly: boolean }): BillingTerm {
  return isYearly ? "yearly" : "monthly";
}

/** Responds with the user as they are after the action. */
async function answerUser(c: Context<AppContext>): Promise<Response> {
  const { db, settings, signedIn } = c.var;
  const after = await readSignedIn(db, signedIn.session);
  return c.json(presentUser(after, settings, new Date()));
}
