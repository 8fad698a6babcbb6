import type { SQL } from "drizzle-orm";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import {
  importInputSchema,
  importLimits,
  importRowsInputSchema,
} from "#schema/imports/import-input.ts";
import { importPaths } from "#schema/imports/import-paths.ts";
import { importPeopleInputSchema } from "#schema/imports/people/import-people-input.ts";
import type { AppContext } from "#worker/http/context.ts";
import { jsonBody } from "#worker/http/validation.ts";
import { requireProfessionalArtist, withSessionAnd } from "#worker/session/guards.ts";
import { applyRows } from "./apply-rows.ts";
import { openImport } from "./open.ts";
import { applyPeople } from "./people/apply.ts";
import { presentImport } from "./present.ts";
import { selectImports } from "./queries.ts";
import { undoImport } from "./undo.ts";

export const importRoutes = new Hono<AppContext>()
  .get(
    importPaths.imports,
    withSessionAnd(selectOwnImports, (c, rows) => c.json(rows.map(presentImport))),
  )
  .post(importPaths.imports, requireProfessionalArtist, jsonBody(importInputSchema), async (c) => {
    const { opened, isNew } = await openImport(c.var.context, c.req.valid("json"));
    return c.json(presentImport(opened), isNew ? 201 : 200);
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
  .post(
    importPaths.importPeople,
    requireProfessionalArtist,
    jsonBody(importPeopleInputSchema, importLimits.requestBytes),
    async (c) => {
      const request = { importId: c.req.param("id"), rows: c.req.valid("json").rows };
      return c.json(await applyPeople(c.var.context, request));
    },
  )
  .post(importPaths.importUndo, requireProfessionalArtist, async (c) =>
    c.json(await undoImport(c.var.context, c.req.param("id"))),
  );

function selectOwnImports(c: Context<AppContext>, userId: SQL) {
  return selectImports(c.var.db, userId);
}
