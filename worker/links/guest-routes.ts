import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Hono } from "hono/tiny";
import { entryInputSchema } from "#schema/links/entry-input.ts";
import { linksPaths } from "#schema/links/links-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { addressOf, limitLinks } from "#worker/http/rate-limit.ts";
import { jsonBody } from "#worker/http/validation.ts";
import {
  type GuestContext,
  noteOpened,
  readGuestAgreement,
  readGuestLabel,
  readGuestLink,
} from "./open.ts";
import { readGuestPicture } from "./picture.ts";
import { sendEntry } from "./send-entry.ts";

/** What guests get is in no index of a search engine, and its address in no request that follows from it. */
const discreet = createMiddleware<AppContext>(async (c, next) => {
  c.header("X-Robots-Tag", "noindex");
  c.header("Referrer-Policy", "no-referrer");
  await next();
});

/** For whoever has an address: without a session, whose cookie is neither read nor set. */
export const guestRoutes = new Hono<AppContext>()
  .get(linksPaths.guestLabel, discreet, limitLinks, async (c) =>
    c.json(await readGuestLabel(guestOf(c), { address: c.req.param("code"), isLabel: true })),
  )
  .post(linksPaths.guestLabelOpened, discreet, limitLinks, async (c) => {
    await noteOpened(guestOf(c), { address: c.req.param("code"), isLabel: true });
    return c.body(null, 204);
  })
  .get(linksPaths.guestLabelImage, discreet, limitLinks, (c) =>
    respondWithPicture(c, { address: c.req.param("code"), isLabel: true }),
  )
  .get(linksPaths.guest, discreet, limitLinks, async (c) =>
    c.json(await readGuestLink(guestOf(c), { address: c.req.param("address"), isLabel: false })),
  )
  .post(linksPaths.guestOpened, discreet, limitLinks, async (c) => {
    await noteOpened(guestOf(c), { address: c.req.param("address"), isLabel: false });
    return c.body(null, 204);
  })
  .get(linksPaths.guestImage, discreet, limitLinks, (c) => {
    const { address, workId } = c.req.param();
    const version = c.req.query("version");
    return respondWithPicture(c, { address, isLabel: false, workId, version });
  })
  .get(linksPaths.guestAgreement, discreet, limitLinks, async (c) => {
    const { address, version } = c.req.param();
    return c.json(await readGuestAgreement(guestOf(c), { address, isLabel: false, version }));
  })
  .post(linksPaths.guestEntries, discreet, limitLinks, jsonBody(entryInputSchema), async (c) => {
    const sent = await sendEntry(
      { ...guestOf(c), pictures: c.env.PICTURES },
      {
        address: c.req.param("address"),
        isLabel: false,
        input: c.req.valid("json"),
        sender: addressOf(c),
        idempotencyKey: readIdempotencyKey(c),
      },
    );
    return c.json(sent, 201);
  });

function guestOf(c: Context<AppContext>): GuestContext {
  return { db: c.var.db, settings: c.var.settings, now: new Date() };
}

async function respondWithPicture(
  c: Context<AppContext>,
  request: Omit<Parameters<typeof readGuestPicture>[1], "isThumbnail">,
): Promise<Response> {
  const isThumbnail = c.req.query("size") === "thumbnail";
  const context = { ...guestOf(c), pictures: c.env.PICTURES };
  const { object, type } = await readGuestPicture(context, { ...request, isThumbnail });
  return c.body(object.body, 200, {
    "Content-Type": type,
    "Content-Length": String(object.size),
    "Content-Disposition": "inline",
    "Cache-Control": "private, max-age=300",
  });
}
