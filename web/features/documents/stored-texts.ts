import * as v from "valibot";
import { inputStore } from "#web/storage/input-store.ts";
import type { PrintRequest } from "./document-request.ts";
import type { DocumentSettings } from "./document-settings.ts";
import type { StandIns } from "./stand-ins.ts";

const store = inputStore("documents", v.object({ texts: v.record(v.string(), v.string()) }));

/** What the artist typed for such a document before: below price lists, or of this work. */
export function readTexts(userId: string, request: PrintRequest): DocumentSettings["texts"] {
  const of = nameOf(request);
  return of === null ? {} : (store.read(userId, { of })?.texts ?? {});
}

export function storeTexts(
  userId: string,
  request: PrintRequest,
  texts: DocumentSettings["texts"],
): void {
  const of = nameOf(request);
  if (of !== null) store.store(userId, { texts }, { of });
}

/** What the artist typed for names that the fonts have no letters for: for all documents. */
export function readStandIns(userId: string): StandIns {
  return store.read(userId, ofStandIns)?.texts ?? {};
}

export function storeStandIns(userId: string, standIns: StandIns): void {
  store.store(userId, { texts: standIns }, ofStandIns);
}

const codeStore = inputStore("documents", v.object({ showsCode: v.boolean() }));

/** Whether labels and certificates had QR codes the last time. */
export function readShowsCode(userId: string): boolean {
  return codeStore.read(userId, { of: "code" })?.showsCode ?? false;
}

export function storeShowsCode(userId: string, showsCode: boolean): void {
  codeStore.store(userId, { showsCode }, { of: "code" });
}

const ofStandIns = { of: "stand-ins" };

/** Price lists share their texts; a work has its own. */
function nameOf(request: PrintRequest): string | null {
  if (request.kind === "price-list") return "texts of price lists";
  return request.kind === "why" ? `texts of why ${request.work.id}` : null;
}
