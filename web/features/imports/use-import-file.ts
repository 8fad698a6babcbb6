import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { usePeople } from "#web/api/people.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useRates } from "#web/works/rates.ts";
import { type Decisions, decisionsSchema, noDecisions } from "./analysis/decisions.ts";
import type { FileAnalysis, TakenFile } from "./analysis/file-analysis.ts";
import { toGallery } from "./analysis/gallery.ts";
import { openTable, type Table } from "./file/open-table.ts";
import { type Refusal, RefusedFile } from "./file/table.ts";

export type ImportFile =
  | { readonly phase: "none" }
  | { readonly phase: "reading"; readonly name: string }
  | { readonly phase: "refused"; readonly name: string; readonly reason: Refusal }
  | OpenFile;

export interface OpenFile {
  readonly phase: "open";
  readonly source: File;
  readonly table: Table;
  readonly decisions: Decisions;
  /** By the decisions, or by those just before. */
  readonly analysis: FileAnalysis;
}

/** By the file's hash, so that a file that is chosen again is as it was left. */
const decisionStore = inputStore("import", decisionsSchema);

/** The file that is chosen, what has been decided about it, and what becomes of it. */
export function useImportFile(
  userId: string,
  works: readonly Artwork[] | undefined,
  /** Loads what shows it, meanwhile. */
  loadReview: () => Promise<unknown>,
) {
  const { rates } = useRates();
  const { data: people } = usePeople();
  const gallery = useMemo(() => toGallery(works ?? [], rates, people), [works, rates, people]);
  const latest = useRef(gallery);
  const [file, setFile] = useState<ImportFile>({ phase: "none" });
  const opening = useRef<AbortController | null>(null);
  const opened = useRef<Table | null>(null);

  function close(): void {
    opening.current?.abort();
    opened.current?.close();
    opened.current = null;
    setFile({ phase: "none" });
  }

  useEffect(
    () => () => {
      opening.current?.abort();
      opened.current?.close();
    },
    [],
  );

  /** `sheet` is one of its sheets; null for the first with works. */
  async function open(chosen: File, sheet: string | null = null): Promise<void> {
    close();
    const abort = new AbortController();
    opening.current = abort;
    setFile({ phase: "reading", name: chosen.name });
    try {
      const reviewLoaded = loadReview();
      const table = await openTable(chosen, sheet, abort.signal);
      const stored = decisionStore.read(userId, { of: table.file.hash });
      const analysis = await analyzeNow(table, stored ?? noDecisions);
      await reviewLoaded;
      if (abort.signal.aborted) return table.close();
      opened.current = table;
      const decisions = stored ?? noDecisions;
      setFile({ phase: "open", source: chosen, table, decisions, analysis });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof RefusedFile)) console.error(error);
      const reason = error instanceof RefusedFile ? error.reason : "damaged";
      setFile({ phase: "refused", name: chosen.name, reason });
    }
  }

  /** What is decided is shown at once, what becomes of it as soon as the worker knows. */
  async function decide(changed: (decisions: Decisions) => Partial<Decisions>): Promise<void> {
    const table = opened.current;
    if (table === null || file.phase !== "open") return;
    const decisions = { ...file.decisions, ...changed(file.decisions) };
    decisionStore.store(userId, decisions, { of: table.file.hash });
    setFile({ ...file, decisions });
    await showAnalysis(table, decisions);
  }

  async function showAnalysis(table: Table, decisions: Decisions): Promise<void> {
    const analysis = await analyzeNow(table, decisions);
    setFile((now) =>
      now.phase === "open" && now.decisions === decisions ? { ...now, analysis } : now,
    );
  }

  /** Compared with the works as they are at its end: they can be fetched, or change, meanwhile. */
  async function analyzeNow(table: Table, decisions: Decisions): Promise<FileAnalysis> {
    const compared = latest.current;
    const analysis = await table.analyze(decisions, compared);
    return compared === latest.current ? analysis : analyzeNow(table, decisions);
  }

  const recompare = useEffectEvent(() => {
    if (file.phase === "open") void showAnalysis(file.table, file.decisions);
  });
  useEffect(() => {
    if (latest.current === gallery) return;
    latest.current = gallery;
    recompare();
  }, [gallery]);

  /** What is sent of it. */
  async function takeRows({ table, decisions }: OpenFile): Promise<TakenFile> {
    const taken = await table.take(decisions, latest.current);
    if (decisions.prices === "own") return taken;
    return { ...taken, ready: taken.ready.map((row) => ({ ...row, followsList: true })) };
  }

  return { file, open, close, decide, takeRows };
}

/** Whether what is decided about a file is in the browser's storage, or else only in this tab. */
export function areDecisionsStored(userId: string, hash: string): boolean {
  return decisionStore.isPartStored(userId, { of: hash });
}

/** Called once the file is imported. */
export function forgetDecisions(userId: string, hash: string): void {
  decisionStore.remove(userId, { of: hash });
}

export type Decide = ReturnType<typeof useImportFile>["decide"];
