import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { profilePatchSchema } from "#schema/artist/profile-patch.ts";
import { dataExportFileName, nextPartHeader } from "#schema/data-export-file.ts";
import type { AppContext } from "#worker/http/context.ts";
import { clearSessionToken } from "#worker/http/session-cookie.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireSession } from "#worker/session/guards.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { openBilling } from "#worker/subscription/billing.ts";
import { exportData } from "./data-export/export-data.ts";
import { exportPart } from "./data-export/export-part.ts";
import { textStream } from "./data-export/text-stream.ts";
import { removeProfile } from "./delete.ts";
import { changeProfile } from "./update.ts";

export const profileRoutes = new Hono<AppContext>()
  .patch(apiPaths.profile, requireSession, jsonBody(profilePatchSchema), async (c) => {
    const { context, settings, signedIn } = c.var;
    const user = await changeProfile(context, c.req.valid("json"));
    return c.json(presentUser({ ...signedIn, user }, settings, context.now));
  })
  .delete(apiPaths.profile, requireSession, async (c) => {
    await removeProfile(await openBilling(c.var.context, c.var.settings));
    clearSessionToken(c);
    return c.body(null, 204);
  })
  .get(apiPaths.profileExport, requireSession, async (c) => {
    const { context, signedIn } = c.var;
    const from = c.req.query("from");
    if (from !== undefined) {
      const { pieces, next } = await exportPart(context, { signedIn, name: from });
      return c.body(textStream(pieces), 200, {
        "Content-Type": "text/plain; charset=utf-8",
        ...(next !== null && { [nextPartHeader]: next }),
      });
    }
    const pieces = await exportData(context, signedIn);
    return c.body(textStream(pieces), 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${dataExportFileName(context.now)}"`,
    });
  });
