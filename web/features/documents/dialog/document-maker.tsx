import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "#web/browser/download.ts";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { CodesStatus } from "../codes/codes-status.tsx";
import { useCodes } from "../codes/use-codes.ts";
import { type DocumentData, jobOf, textsOf } from "../document-data.ts";
import { picturesOf } from "../document-pictures.ts";
import type { PrintRequest } from "../document-request.ts";
import type { DocumentSettings } from "../document-settings.ts";
import { fileNameOf } from "../file-name.ts";
import type { PrintJob } from "../forms/print-job.ts";
import type { MadeDocument, PdfRequest } from "../pdf/pdf-messages.ts";
import { linesWith, replacedLines, type StandIns, withStandIns } from "../stand-ins.ts";
import { DocumentNotes } from "./document-notes.tsx";
import { MakingStatus } from "./making-status.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { StandInFields } from "./stand-in-fields.tsx";
import { useMaking } from "./use-making.ts";

const preview = lazyPart("document-preview", () => import("../preview/preview-pages.tsx"), {
  isRare: true,
  isOptional: true,
});
const printer = lazyPart("document-printer", () => import("../preview/print-pdf.ts"), {
  isRare: true,
  isOptional: true,
});

/** What was fetched when the dialog was opened. */
type FetchedData = Omit<DocumentData, "addresses">;

interface DocumentMakerProps {
  readonly request: PrintRequest;
  readonly settings: DocumentSettings;
  readonly standIns: StandIns;
  readonly data: FetchedData;
  readonly onChangeStandIns: (standIns: StandIns) => void;
  readonly onChange: (change: Partial<DocumentSettings>) => void;
  readonly onClose: () => void;
}

/** Settings beside the preview; the document is made anew with each change. */
export function DocumentMaker(props: DocumentMakerProps) {
  const { request, settings, standIns, onChange, onChangeStandIns, onClose } = props;
  const codes = useCodes(request, settings, props.data);
  const data = useMemo(
    () => ({ ...props.data, addresses: codes.addresses }),
    [props.data, codes.addresses],
  );
  const areCodesReady = codes.state === "ready";
  const { pdfRequest, job } = usePdfRequest({ request, settings, standIns, data });
  const { making, document, stop, retry } = useMaking(areCodesReady ? pdfRequest : null);
  const isMade = areCodesReady && making.phase === "made" && document !== null;
  const lines = useAskedLines(job, standIns, document);
  return (
    <>
      <div className="grid-cols-[16rem_minmax(0,1fr)] gap-x-10 md:grid">
        <div>
          <SettingsForm
            request={request}
            settings={settings}
            onChange={onChange}
            texts={textsOf(request, settings, data)}
            offersCode={codes.isOffered}
          />
          <StandInFields lines={lines} standIns={standIns} onChange={onChangeStandIns} />
          <DocumentNotes document={isMade ? document : null} works={data.works} />
        </div>
        <div className="pt-6">
          <CodesStatus codes={codes} />
          {areCodesReady && (
            <MakingStatus
              making={making}
              document={document}
              request={request}
              onClose={onClose}
              onStop={stop}
              onRetry={retry}
            />
          )}
          {document && making.phase !== "failed" && (
            <Preview document={document} isCurrent={isMade} />
          )}
        </div>
      </div>
      <Actions document={isMade ? document : null} />
    </>
  );
}

/** Lines that something is typed for, and those with characters that a document could not print since it was opened. */
function useAskedLines(job: PrintJob, standIns: StandIns, document: MadeDocument | null): string[] {
  const [unprintable, setUnprintable] = useState<readonly string[]>([]);
  const found = document?.unprintable.filter((character) => !unprintable.includes(character)) ?? [];
  if (found.length > 0) setUnprintable([...unprintable, ...found]);
  return [...new Set([...replacedLines(job, standIns), ...linesWith(job, unprintable)])];
}

interface Asked extends Pick<DocumentMakerProps, "request" | "settings" | "standIns"> {
  readonly data: DocumentData;
}

/** The same object as long as the document would say the same, whatever was fetched anew. */
function usePdfRequest({ request, settings, standIns, data }: Asked) {
  const job = useMemo(() => jobOf(request, settings, data), [request, settings, data]);
  const content = useMemo(
    () => ({
      job: withStandIns(job, standIns),
      pictures: picturesOf(request, settings, data.works),
    }),
    [job, standIns, request, settings, data],
  );
  const key = useMemo(() => JSON.stringify([content.job, ...content.pictures]), [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the content.
  const pdfRequest: PdfRequest = useMemo(() => ({ ...content, madeAt: new Date() }), [key]);
  return { pdfRequest, job };
}

interface PreviewProps {
  readonly document: MadeDocument;
  /** Whether the settings are still those that it was made with. */
  readonly isCurrent: boolean;
}

function Preview({ document, isCurrent }: PreviewProps) {
  const t = useTranslations("documents.dialog");
  const { loaded, missing } = useLazyPart(preview, true);
  const [failed, setFailed] = useState<MadeDocument | null>(null);
  if (missing !== null || failed === document) {
    return <p className="text-2 text-ink-2">{t("noPreview")}</p>;
  }
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
      tabIndex={0}
      aria-label={t("preview", { pages: document.pages })}
      className={`max-h-[58vh] overflow-y-auto bg-wall p-4 ${isCurrent ? "" : "[&_canvas]:opacity-40"}`}
    >
      {loaded && (
        <loaded.PreviewPages bytes={document.bytes} onFailure={() => setFailed(document)} />
      )}
    </section>
  );
}

/** Once the document is made. */
function Actions({ document }: { readonly document: MadeDocument | null }) {
  const t = useTranslations("documents.dialog");
  const [printing, setPrinting] = useState<"idle" | "busy" | "failed">("idle");

  const current = useRef<AbortController>(null);
  // Nothing is printed once the dialog is closed.
  useEffect(() => () => current.current?.abort(), []);

  async function print({ bytes }: MadeDocument): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setPrinting("busy");
    try {
      await printer.load();
      signal.throwIfAborted();
      await printer.get()?.printPdf(bytes, signal);
      setPrinting("idle");
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The document could not be printed.", error);
      setPrinting("failed");
    }
  }

  function save({ bytes, title }: MadeDocument): void {
    download(fileNameOf(title), new Blob([bytes.slice()], { type: "application/pdf" }));
  }

  return (
    <>
      {printing === "failed" && (
        <p role="alert" className="pt-5 text-2">
          {t("notPrinted")}
        </p>
      )}
      <DialogFoot>
        <Button
          isDisabled={document === null}
          isBusy={printing === "busy"}
          onClick={() => document && printing !== "busy" && void print(document)}
        >
          {t(printing === "busy" ? "printing" : "print")}
        </Button>
        <Button
          variant="filled"
          isDisabled={document === null}
          onClick={() => document && save(document)}
        >
          {t("download")}
        </Button>
      </DialogFoot>
    </>
  );
}
