import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { onConnected } from "#web/browser/connection.ts";
import { download } from "#web/browser/download.ts";
import { localDay } from "#web/browser/local-day.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { type ExportWait, fetchPictures, type MissingPicture } from "./fetch-pictures.ts";
import { type PicturePaths, picturePaths } from "./picture-names.ts";
import { chooseTarget } from "./save-target.ts";
import { useReadSales, useTables } from "./use-tables.ts";

export const exportKinds = ["works", "sales", "everything"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** How far the export of everything is; null while there is none. */
export interface ExportRun {
  readonly fetched: number;
  readonly total: number;
  /** What it waits for; null while it goes on. */
  readonly wait: ExportWait | null;
}

/** What a finished export of everything could not fetch. */
export interface ExportRest {
  readonly works: readonly Artwork[];
  /** Of all pictures, in this file and the ones before it. */
  readonly paths: PicturePaths;
}

interface ExportSource {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly onDone: () => void;
}

/** Makes the files of an export and downloads them, one export at a time. */
export function useExport({ user, works, onDone }: ExportSource) {
  const t = useTranslations("exports.exporting");
  const [run, setRun] = useState<ExportRun | null>(null);
  const [rest, setRest] = useState<ExportRest | null>(null);
  const control = useRef<{ readonly stop: () => void; readonly goOn: () => void } | null>(null);
  const { submit, isSending } = useSubmit();
  const readSales = useReadSales();
  const tables = useTables(user, works);
  // Nothing goes on behind a closed dialog.
  useEffect(() => () => control.current?.stop(), []);

  function showDone(kind: ExportKind, count: number, gone = 0): void {
    const text = t(`doneText.${kind}`, { count });
    toast({
      title: t(`done.${kind}`),
      description: gone === 0 ? text : `${text} ${t("missing", { count: gone })}`,
    });
    onDone();
  }

  async function exportTable(kind: "works" | "sales", name: string): Promise<void> {
    const abort = new AbortController();
    control.current = { stop: () => abort.abort(), goOn: () => undefined };
    const sold = await readSales();
    const { csvText } = await import("#web/browser/csv-file.ts");
    if (abort.signal.aborted) return;
    const text = kind === "works" ? tables.works(sold, null, csvText) : tables.sales(sold, csvText);
    download(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
    showDone(kind, kind === "works" ? works.length : tables.entryCount(sold));
  }

  async function exportEverything(name: string, before: ExportRest | null): Promise<void> {
    // Before anything is awaited: the browser asks for a file only during a click.
    const target = await chooseTarget(name);
    if (target === null) return;
    const abort = new AbortController();
    const networkWait = createNetworkWait((wait) => setRun((shown) => shown && { ...shown, wait }));
    abort.signal.addEventListener("abort", () => networkWait.goOn());
    control.current = { stop: () => abort.abort(), goOn: networkWait.goOn };
    const pictured = before?.works ?? works.filter(({ imageUrl }) => imageUrl !== null);
    const paths = before?.paths ?? picturePaths(t("files.pictures"));
    let missing: readonly MissingPicture[] = [];
    try {
      const sold = await readSales();
      const [{ zipStream }, { csvText }] = await Promise.all([
        import("./zip.ts"),
        import("#web/browser/csv-file.ts"),
      ]);
      abort.signal.throwIfAborted();
      setRun({ fetched: 0, total: pictured.length, wait: null });
      const stream = zipStream({
        pictures: fetchPictures(pictured, { signal: abort.signal, waitFor: networkWait.wait }),
        paths,
        tables: (without) => [
          { name: t("files.worksInZip"), text: tables.works(sold, paths.byWork, csvText) },
          { name: t("files.salesInZip"), text: tables.sales(sold, csvText) },
          ...(without.length === 0
            ? []
            : [{ name: t("files.missingInZip"), text: tables.missing(without, csvText) }]),
        ],
        onPicture: (fetched) => setRun((shown) => shown && { ...shown, fetched }),
        onMissing: (without) => {
          missing = without;
        },
      });
      await target.save(stream, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      throw error;
    } finally {
      control.current = null;
      setRun(null);
    }
    const failed = missing.filter(({ why }) => why === "failed");
    if (failed.length > 0) setRest({ works: failed.map(({ work }) => work), paths });
    else showDone("everything", pictured.length - missing.length, missing.length);
  }

  function make(kind: ExportKind): Promise<void> {
    const day = localDay(new Date());
    if (kind !== "everything") return exportTable(kind, t(`files.${kind}`, { day }));
    if (rest === null) return exportEverything(`art-pricing-tool-${day}.zip`, null);
    return exportEverything(t("files.rest", { day }), rest);
  }

  function start(kind: ExportKind): void {
    void submit({
      send: () => make(kind),
      onError: (error) => {
        console.error(withoutMessage(error));
        toast({ title: t("failed"), description: t("failedText"), isError: true });
      },
    });
  }

  return {
    run,
    rest,
    isBusy: isSending,
    start,
    stop: () => control.current?.stop(),
    goOn: () => control.current?.goOn(),
  };
}

/** Until the next try where nothing reports that the network is back, and while a limit applies. */
const retryDelayMs = 5_000;

const nothing = () => undefined;

/** Lets requests wait that are to be sent again. */
interface NetworkWait {
  /** Resolves when the network is back, after a while, or with `goOn`. */
  readonly wait: (reason: ExportWait) => Promise<void>;
  readonly goOn: () => void;
}

/** All requests that wait go on together. `onChange` is called when the first waits, and with null when they go on. */
function createNetworkWait(onChange: (reason: ExportWait | null) => void): NetworkWait {
  let waiting: Promise<void> | null = null;
  let goOn: () => void = nothing;

  function wait(reason: ExportWait): Promise<void> {
    waiting ??= new Promise((resolve) => {
      onChange(reason);
      const timer = setTimeout(() => goOn(), retryDelayMs);
      const unsubscribe = reason === "offline" ? onConnected(() => goOn()) : nothing;
      goOn = () => {
        clearTimeout(timer);
        unsubscribe();
        waiting = null;
        goOn = nothing;
        onChange(null);
        resolve();
      };
    });
    return waiting;
  }

  return { wait, goOn: () => goOn() };
}
