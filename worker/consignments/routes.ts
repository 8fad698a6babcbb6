import type { Context } from "hono";
import { Hono } from "hono/tiny";
import type { Consignment, UndoneReturn } from "#schema/consignments/consignment.ts";
import {
  consignmentChangeInputSchema,
  consignmentInputSchema,
  reportInputSchema,
  returnUndoInputSchema,
  statementQuerySchema,
  worksReturnedInputSchema,
} from "#schema/consignments/consignment-input.ts";
import { consignmentsPaths } from "#schema/consignments/consignments-paths.ts";
import type { AppContext } from "#worker/http/context.ts";
import { readIdempotencyKey } from "#worker/http/idempotency-key.ts";
import { readIfMatch } from "#worker/http/if-match.ts";
import { jsonBody, parseQuery } from "#worker/http/validation.ts";
import {
  requireCompleteProfile,
  requireProfessionalArtist,
  requireSession,
} from "#worker/session/guards.ts";
import { changeConsignment } from "./change.ts";
import { createConsignment } from "./create.ts";
import { deleteDraft, discardAmendment } from "./discard.ts";
import { presentConsignment } from "./present.ts";
import { findConsignments } from "./queries.ts";
import { readAgreement, readConsignment } from "./read.ts";
import { sendConsignment, takeConsignmentBack } from "./send.ts";
import { closeConsignment, receiveReport, returnWorks, undoReturn } from "./settle.ts";
import { readStatement } from "./statement.ts";

/** As many sentences in two languages as an agreement may have of the artist's own, of characters of three bytes. */
const termsBytes = 256 * 1024;

/** Agreements are made, changed and sent on the Professional plan; they are read, discarded, taken back and settled on any. */
export const consignmentRoutes = new Hono<AppContext>()
  .get(consignmentsPaths.consignments, requireSession, async (c) => {
    const { db, artist, now } = c.var.context;
    const rows = await findConsignments(db, artist.id);
    const context = { settings: c.var.settings, now };
    const presented = rows.consignments.map((row) => presentConsignment(row, rows, context));
    return c.json(await Promise.all(presented));
  })
  .post(
    consignmentsPaths.consignments,
    requireProfessionalArtist,
    jsonBody(consignmentInputSchema, termsBytes),
    async (c) => {
      const request = { input: c.req.valid("json"), idempotencyKey: readIdempotencyKey(c) };
      return c.json(await read(c, await createConsignment(c.var.context, request)), 201);
    },
  )
  .patch(
    consignmentsPaths.consignment,
    requireProfessionalArtist,
    jsonBody(consignmentChangeInputSchema, termsBytes),
    async (c) => {
      const edit = { id: c.req.param("id"), input: c.req.valid("json") };
      await changeConsignment(c.var.context, { ...edit, editedVersion: readIfMatch(c) });
      return c.json(await read(c, edit.id));
    },
  )
  .delete(consignmentsPaths.consignment, requireSession, requireCompleteProfile, async (c) => {
    await deleteDraft(c.var.context, { id: c.req.param("id"), editedVersion: readIfMatch(c) });
    return c.body(null, 204);
  })
  .delete(consignmentsPaths.amendment, requireSession, requireCompleteProfile, async (c) => {
    const id = c.req.param("id");
    await discardAmendment(c.var.context, { id, editedVersion: readIfMatch(c) });
    return c.json(await read(c, id));
  })
  .post(consignmentsPaths.sending, requireProfessionalArtist, async (c) => {
    const id = c.req.param("id");
    await sendConsignment(c.var.context, { id, editedVersion: readIfMatch(c) });
    return c.json(await read(c, id));
  })
  .post(consignmentsPaths.takingBack, requireSession, requireCompleteProfile, async (c) => {
    const id = c.req.param("id");
    await takeConsignmentBack(c.var.context, { id, editedVersion: readIfMatch(c) });
    return c.json(await read(c, id));
  })
  .post(
    consignmentsPaths.returns,
    requireSession,
    requireCompleteProfile,
    jsonBody(worksReturnedInputSchema),
    async (c) => {
      const id = c.req.param("id");
      await returnWorks(c.var.context, { id, input: c.req.valid("json") });
      return c.json(await read(c, id));
    },
  )
  .post(
    consignmentsPaths.returnUndo,
    requireSession,
    requireCompleteProfile,
    jsonBody(returnUndoInputSchema),
    async (c) => {
      const id = c.req.param("id");
      const kept = await undoReturn(c.var.context, { id, input: c.req.valid("json") });
      const answer: UndoneReturn = { consignment: await read(c, id), kept };
      return c.json(answer);
    },
  )
  .post(
    consignmentsPaths.reports,
    requireSession,
    requireCompleteProfile,
    jsonBody(reportInputSchema),
    async (c) => {
      const id = c.req.param("id");
      await receiveReport(c.var.context, { id, input: c.req.valid("json") });
      return c.json(await read(c, id));
    },
  )
  .post(consignmentsPaths.closing, requireSession, requireCompleteProfile, async (c) => {
    const id = c.req.param("id");
    await closeConsignment(c.var.context, { id, editedVersion: readIfMatch(c) });
    return c.json(await read(c, id));
  })
  .get(consignmentsPaths.statement, requireSession, async (c) => {
    const { from, to } = c.req.query();
    const days = parseQuery(statementQuerySchema, {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
    return c.json(await readStatement(c.var.context, { id: c.req.param("id"), ...days }));
  })
  .get(consignmentsPaths.agreement, requireSession, async (c) =>
    c.json(await readAgreement(c.var.context, c.req.param())),
  );

/** An agreement as it is after a change of it. */
function read(c: Context<AppContext>, id: string): Promise<Consignment> {
  return readConsignment(c.var.context, { id, settings: c.var.settings });
}
