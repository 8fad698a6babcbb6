import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { dataExportFileName, nextPartHeader } from "#schema/data-export-file.ts";
import { profilePatchSchema } from "#schema/profile-patch.ts";
import type { AppContext } from "#worker/http/context.ts";
import { clearSessionToken } from "#worker/http/session-cookie.ts";
import { requireSession } from "#worker/http/session-guard.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { openBilling } from "#worker/subscription/billing.ts";
import { exportData } from "./data-export/export-data.ts";
import { exportPart } from "./data-export/export-part.ts";
import { textStream } from "./data-export/text-stream.ts";
import { removeProfile } from "./delete.ts";
import { changeProfile } from "./update.ts";

export const profileRoutes = new Hono<AppContext>()
  .patch(apiPaths.profile, requireSession, jsonBody(profilePatchSchema), async (c) => {
    const { db, settings, signedIn } = c.var;
    const now = new Date();
    const artist = presentUser(signedIn, settings, now);
    const user = await changeProfile(db, artist, c.req.valid("json"), now);
    return c.json(presentUser({ ...signedIn, user }, settings, now));
  })
  .delete(apiPaths.profile, requireSession, async (c) => {
    const billing = await openBilling(c.var.db, c.var.settings);
    await removeProfile(billing, c.env.PICTURES, c.var.signedIn.user.id, new Date());
    clearSessionToken(c);
    return c.body(null, 204);
  })
  .get(apiPaths.profileExport, requireSession, async (c) => {
    const { db, settings, signedIn } = c.var;
    const now = new Date();
    const stores = { db, pictures: c.env.PICTURES, settings };
    const from = c.req.query("from");
    if (from !== undefined) {
      const { pieces, next } = await exportPart(stores, signedIn, from, now);
      return c.body(textStream(pieces), 200, {
        "Content-Type": "text/plain; charset=utf-8",
        ...(next !== null && { [nextPartHeader]: next }),
      });
    }
    const pieces = await exportData(stores, signedIn, now);
    return c.body(textStream(pieces), 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${dataExportFileName(now)}"`,
    });
  });
