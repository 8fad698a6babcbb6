import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { guestPages } from "#schema/links/links-paths.ts";
import { readGuestConsignment } from "#worker/consignments/guest.ts";
import { AppError } from "#worker/errors.ts";
import { configuration } from "#worker/http/configuration.ts";
import type { AppContext } from "#worker/http/context.ts";
import { limitLinks } from "#worker/http/rate-limit.ts";
import { admitSession } from "#worker/session/guards.ts";
import { finishPendingSignOut } from "#worker/session/pending-sign-out.ts";
import type { GuestAnswer } from "./first-view.ts";
import { fillGuestPage } from "./guest-page.ts";
import { type GuestContext, readGuestLabel, readGuestLink } from "./open.ts";

/** The pages of guests: without a session, whose cookie is neither read nor set, but for what is not sent yet. */
export const guestPageRoutes = new Hono<AppContext>()
  .get(guestPages.link, limitLinks, configuration, (c) => {
    const address = c.req.param("address");
    return answerPage(c, address, (context) => readGuestLink(context, { address, isLabel: false }));
  })
  .get(guestPages.unsent, configuration, finishPendingSignOut, (c) => {
    const consignmentId = c.req.param("id");
    return answerPage(c, consignmentId, async (context) => {
      await admitSession(c);
      const userId = c.var.signedIn.user.id;
      return readGuestConsignment(context, { userId, consignmentId, isUnsent: true });
    });
  })
  .get(guestPages.label, limitLinks, configuration, (c) => {
    const address = c.req.param("code");
    return answerPage(c, address, (context) => readGuestLabel(context, { address, isLabel: true }));
  });

/** The built pages, which nobody is served as they are. */
const files = { page: "/guest/guest", ended: "/guest/link-ended" } as const;

/** Nothing but the product's own files; what is written into the page is data, which no policy has to allow. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function answerPage(
  c: Context<AppContext>,
  address: string,
  read: (context: GuestContext) => Promise<GuestAnswer>,
): Promise<Response> {
  const { db, settings } = c.var;
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  const answer = await read({ db, settings, now: new Date() }).catch(nothingThere);
  if (answer?.kind === "label" && answer.isPublic) {
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("X-Robots-Tag", undefined);
  }
  c.header("Content-Security-Policy", policy);
  c.header("Content-Type", "text/html; charset=utf-8");
  const built = await c.env.ASSETS.fetch(new URL(answer ? files.page : files.ended, c.req.url));
  if (answer === null) return c.newResponse(built.body, 404);
  const accepted = c.req.header("Accept-Language") ?? "";
  const page = { built, answer, address, accepted, appUrl: settings.APP_URL };
  return c.newResponse(fillGuestPage(page).body, 200);
}

const notThere: readonly string[] = ["NOT_FOUND", "UNAUTHORIZED", "TOKEN_EXPIRED"];

/** The one page of everything that is not there, or not this visitor's, is no error of the API. */
function nothingThere(error: unknown): null {
  if (error instanceof AppError && notThere.includes(error.code)) return null;
  throw error;
}
