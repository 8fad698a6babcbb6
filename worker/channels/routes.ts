import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { channelsSchema } from "#schema/channels/channel.ts";
import type { AppContext } from "#worker/http/context.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/session/guards.ts";
import { presentChannel } from "./present.ts";
import { selectChannels } from "./queries.ts";
import { replaceChannels } from "./replace.ts";

export const channelRoutes = new Hono<AppContext>()
  .get(
    apiPaths.channels,
    withSessionAnd(selectOwnChannels, (c, rows) => c.json(rows.map(presentChannel))),
  )
  .put(apiPaths.channels, requireProfessionalArtist, jsonBody(channelsSchema), async (c) => {
    const channels = await replaceChannels(c.var.context, c.req.valid("json"));
    return c.json(channels.map(presentChannel));
  });

function selectOwnChannels(c: Context<AppContext>, userId: SQL) {
  return selectChannels(c.var.db, userId);
}
