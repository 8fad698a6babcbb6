import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { creditedSales } from "#schema/sales/credited-sales.ts";
import { ledgerLines } from "#schema/sales/ledger.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { unitsOf } from "#schema/units.ts";
import type { User } from "#schema/user.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { download } from "#web/browser/download.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { useSales } from "../record/queries.ts";
import { localDay } from "../record/sale/days-on-offer.ts";
import { useChannelName } from "../record/use-channel-name.ts";
import { useSalesCsv } from "../sales/export/use-sales-csv.ts";
import { costsByWork } from "../sales/view.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { networkGate } from "./network-gate.ts";
import { chooseTarget } from "./save-target.ts";
import { type WorksContext, worksHead, worksRows } from "./works-rows.ts";
import type { PictureCounts } from "./zip.ts";

export const exportKinds = ["works", "sales", "everything"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** How far the export of everything is; null while there is none. */
export interface ExportRun {
  readonly fetched: number;
  readonly total: number;
  /** The network is lost. */
  readonly isWaiting: boolean;
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
  const [isBusy, setBusy] = useState(false);
  const control = useRef<{ readonly stop: () => void; readonly goOn: () => void } | null>(null);
  const lock = useLock();
  const readSales = useReadSales();
  const tables = useTables(user, works);
  // Nothing goes on behind a closed dialog.
  useEffect(() => () => control.current?.stop(), []);

  function showDone(kind: ExportKind, count: number, missing = 0): void {
    const text = t(`doneText.${kind}`, { count });
    toast({
      title: t(`done.${kind}`),
      description: missing === 0 ? text : `${text} ${t("missing", { count: missing })}`,
    });
    onDone();
  }

  async function exportTable(kind: "works" | "sales", name: string): Promise<void> {
    const sold = await readSales();
    const { csvText } = await import("#web/browser/csv-file.ts");
    const text = kind === "works" ? tables.works(sold, null, csvText) : tables.sales(sold, csvText);
    download(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
    showDone(kind, kind === "works" ? works.length : sold.sales.length);
  }

  async function exportEverything(name: string): Promise<void> {
    // First, as it needs the click.
    const target = await chooseTarget(name);
    if (target === null) return;
    const sold = await readSales();
    const [{ zipStream }, { csvText }] = await Promise.all([
      import("./zip.ts"),
      import("#web/browser/csv-file.ts"),
    ]);
    const pictured = works.filter(({ imageUrl }) => imageUrl !== null);
    const abort = new AbortController();
    const gate = networkGate((isWaiting) => setRun((shown) => shown && { ...shown, isWaiting }));
    const stop = () => {
      abort.abort();
      gate.goOn();
    };
    control.current = { stop, goOn: gate.goOn };
    setRun({ fetched: 0, total: pictured.length, isWaiting: false });
    let counts: PictureCounts = { saved: 0, missing: 0 };
    const stream = zipStream({
      pictures: fetchPictures(pictured, { signal: abort.signal, onLost: gate.wait }),
      folder: t("files.pictures"),
      tables: (paths) => [
        { name: t("files.worksInZip"), text: tables.works(sold, paths, csvText) },
        { name: t("files.salesInZip"), text: tables.sales(sold, csvText) },
      ],
      onPicture: (next) => {
        counts = next;
        const fetched = next.saved + next.missing;
        setRun((shown) => shown && { ...shown, fetched });
      },
    });
    try {
      await target.save(stream, abort.signal);
      showDone("everything", counts.saved, counts.missing);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      control.current = null;
      setRun(null);
    }
  }

  async function start(kind: ExportKind): Promise<void> {
    if (!lock.take()) return;
    setBusy(true);
    const day = localDay(new Date());
    try {
      if (kind === "everything") await exportEverything(`art-pricing-tool-${day}.zip`);
      else await exportTable(kind, t(`files.${kind}`, { day }));
    } catch (error) {
      console.error(withoutMessage(error));
      toast({ title: t("failed"), description: t("failedText"), isError: true });
    } finally {
      setBusy(false);
      lock.release();
    }
  }

  return {
    run,
    isBusy,
    start: (kind: ExportKind) => void start(kind),
    stop: () => control.current?.stop(),
    goOn: () => control.current?.goOn(),
  };
}

/** Sales, and which of them do not count since their invoice was credited. */
interface ExportedSales {
  readonly sales: readonly Sale[];
  readonly credited: ReadonlySet<string>;
}

/** The artist's sales, fetched when they have not been. */
function useReadSales(): () => Promise<ExportedSales> {
  const stored = useSales(true);
  const issued = useInvoices();
  return async () => {
    const sales = stored.data ?? (await stored.refetch({ throwOnError: true })).data;
    const invoices = issued.data ?? (await issued.refetch({ throwOnError: true })).data;
    if (!sales || !invoices) throw new Error("The sales could not be fetched.");
    return { sales, credited: creditedSales(sales, invoices) };
  };
}

type WriteCsv = typeof import("#web/browser/csv-file.ts").csvText;

/** The tables of an export, as CSV. */
function useTables(user: User, works: readonly Artwork[]) {
  const salesCsv = useSalesCsv();
  const words = {
    t: useTranslations("exports.worksTable"),
    statuses: useTranslations("work.statuses"),
    choices: useTranslations("choices"),
    channelName: useChannelName(),
  };
  return {
    works: ({ sales }: ExportedSales, pictures: WorksContext["pictures"], csvText: WriteCsv) => {
      const context: WorksContext = {
        ...words,
        ...{ units: unitsOf(user), pictures },
        sales: new Map(sales.map((sale) => [sale.id, sale])),
      };
      return csvText(worksHead(context), worksRows(works, context));
    },
    sales: ({ sales, credited }: ExportedSales, csvText: WriteCsv) =>
      salesCsv(ledgerLines(sales, costsByWork(works), credited), csvText),
  };
}
