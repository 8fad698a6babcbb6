import { Hono } from "hono/tiny";
import { askingPricesInputSchema } from "#schema/artworks/asking-prices.ts";
import { askingPricesPaths } from "#schema/artworks/asking-prices-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { methodNotAllowed } from "#worker/http/methods.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist } from "#worker/session/guards.ts";
import { changeAskingPrices } from "./change.ts";
import { undoAskingPrices } from "./undo.ts";

/** The prices of as many works as there can be in a request. */
const askingPricesBodyBytes = 2 * 1024 * 1024;

export const askingPricesRoutes = new Hono<AppContext>()
  .post(
    askingPricesPaths.askingPrices,
    requireProfessionalArtist,
    jsonBody(askingPricesInputSchema, askingPricesBodyBytes),
    async (c) => {
      const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
      return c.json(await changeAskingPrices(c.var.context, request));
    },
  )
  // The other methods would be those of a work whose id is the last part of the path.
  .all(askingPricesPaths.askingPrices, () => {
    throw methodNotAllowed(["POST"]);
  })
  .post(askingPricesPaths.askingPricesUndo, requireProfessionalArtist, async (c) =>
    c.json(await undoAskingPrices(c.var.context, c.req.param("id"))),
  );
