import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths, toLoginFlow } from "#schema/api-paths.ts";
import { signInErrorPath } from "#schema/errors.ts";
import { pagePaths, signedInPath } from "#schema/page-paths.ts";
import { openContext } from "#worker/context.ts";
import { handleError } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { isWithinSignInLimit, limitSignIn, limitUnsealed } from "#worker/http/rate-limit.ts";
import {
  clearSessionToken,
  readSessionCookie,
  takeOwnNavigationProbe,
  wasSignedOut,
  writeOwnNavigationProbe,
  writeSessionToken,
} from "#worker/http/session-cookie.ts";
import { logWarning } from "#worker/log.ts";
import { requireSession } from "./guards.ts";
import { findEndSessionUrl } from "./oidc/provider-metadata.ts";
import { SignInFailure } from "./oidc/sign-in-failure.ts";
import { presentUser } from "./present-user.ts";
import { isLiveSession, revokeSession } from "./sessions.ts";
import { completeSignIn } from "./sign-in.ts";
import { storeAttempt, takeAttempt } from "./sign-in-attempts.ts";

/** A link on another site must not sign a user out. */
const ownNavigations = ["same-origin", "same-site", "none"];
/** The query parameter of the redirect that finds out, without `Sec-Fetch-Site`, where a navigation started. */
const probed = "probed";

export const authRoutes = new Hono<AppContext>()
  .get(apiPaths.login, limitSignIn, async (c) => {
    const flow = toLoginFlow(c.req.query("flow"));
    const cookie = await readSessionCookie(c);
    if (cookie !== null && (await isLiveSession(c.get("db"), cookie.token, new Date()))) {
      return c.redirect(signedInPath(flow));
    }
    // Only signing in needs @auth/core, so it is not loaded when the Worker starts.
    const { requestAuthorization } = await import("./oidc/oidc.ts");
    const request = await requestAuthorization(c.get("settings"), flow, wasSignedOut(c));
    await storeAttempt(c, request.state, request.proofs);
    return c.redirect(request.location);
  })
  .get(apiPaths.loginCallback, limitSignIn, async (c) => {
    const proofs = await takeAttempt(c, c.req.query("state") ?? "");
    const { token, flow } = await completeSignIn(openContext(c.env, new Date()), {
      settings: c.get("settings"),
      answer: { search: new URL(c.req.url).search, proofs },
      previousToken: (await readSessionCookie(c))?.token ?? null,
    });
    await writeSessionToken(c, token);
    return c.redirect(signedInPath(flow));
  })
  .get(apiPaths.logout, async (c) => {
    const site = c.req.header("Sec-Fetch-Site");
    if (site === undefined && c.req.query(probed) === undefined) {
      writeOwnNavigationProbe(c);
      return c.redirect(`${apiPaths.logout}?${probed}`);
    }
    const isOwn = site === undefined ? takeOwnNavigationProbe(c) : ownNavigations.includes(site);
    if (!isOwn) return c.redirect(pagePaths.landing);
    await endSession(c);
    const onward = (await isWithinSignInLimit(c)) && (await findEndSessionUrl(c.get("settings")));
    return c.redirect(onward || pagePaths.landing);
  })
  .post(apiPaths.logout, async (c) => {
    await endSession(c);
    return c.body(null, 204);
  })
  .get(apiPaths.authUser, requireSession, (c) =>
    c.json(presentUser(c.get("signedIn"), c.get("settings"), new Date())),
  );

authRoutes.onError((error, c) => {
  if (!(error instanceof SignInFailure)) return handleError(error, c);
  logWarning(`sign-in: ${error.code}`, error);
  return c.redirect(signInErrorPath(error.code));
});

async function endSession(c: Context<AppContext>): Promise<void> {
  const cookie = await readSessionCookie(c);
  if (cookie !== null) {
    await limitUnsealed(c, cookie);
    await revokeSession(c.get("db"), cookie.token);
  }
  clearSessionToken(c);
}
