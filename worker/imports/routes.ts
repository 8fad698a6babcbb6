import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import {
  importInputSchema,
  importLimits,
  importRowsInputSchema,
} from "#schema/import/import-input.ts";
import { importPaths } from "#schema/import/paths.ts";
import { conflict } from "#worker/errors.ts";
import type { AppContext } from "#worker/http/context.ts";
import { requireProfessionalArtist } from "#worker/http/professional.ts";
import { withSessionAnd } from "#worker/http/session-guard.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { applyRows } from "./apply-rows.ts";
import { presentImport } from "./present.ts";
import { openImport, selectImports } from "./queries.ts";
import { undoableSince, undoImport } from "./undo.ts";

export const importRoutes = new Hono<AppContext>()
  .get(
    importPaths.imports,
    withSessionAnd(selectOwnImports, (c, rows) => c.json(rows.map(presentImport))),
  )
  .post(importPaths.imports, requireProfessionalArtist, jsonBody(importInputSchema), async (c) => {
    const { db, artist, now } = c.var.context;
    const row = {
      id: crypto.randomUUID(),
      userId: artist.id,
      ...c.req.valid("json"),
      createdAt: now,
      undoneAt: null,
    };
    const { found, isNew } = await openImport(db, row, undoableSince(now));
    if (found === null) {
      throw conflict("This file has been imported elsewhere meanwhile. Try again.");
    }
    return c.json(presentImport(found), isNew ? 201 : 200);
  })
  .post(
    importPaths.importRows,
    requireProfessionalArtist,
    jsonBody(importRowsInputSchema, importLimits.requestBytes),
    async (c) => {
      const request = { importId: c.req.param("id"), rows: c.req.valid("json").rows };
      return c.json(await applyRows(c.var.context, request));
    },
  )
  .post(importPaths.importUndo, requireProfessionalArtist, async (c) =>
    c.json(await undoImport(c.var.context, c.req.param("id"))),
  );

function selectOwnImports(c: Context<AppContext>, userId: SQL) {
  return selectImports(c.var.db, userId);
}
