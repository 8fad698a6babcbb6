import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths, workPath } from "#schema/page-paths.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { PrintRequest } from "../document-request.ts";
import type { MadeDocument, PdfFailure, PdfProgress } from "../pdf/pdf-messages.ts";
import type { Making } from "./use-making.ts";

interface MakingStatusProps {
  readonly making: Making;
  /** The last one that was made. */
  readonly document: MadeDocument | null;
  readonly request: PrintRequest;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far the document is, or why there is none. That it is made is seen, and announced. */
export function MakingStatus({ making, document, request, ...actions }: MakingStatusProps) {
  const { onStop, onRetry, onClose } = actions;
  const t = useTranslations("documents.dialog");
  const words = useWords(making, document);
  const element = useRef<HTMLDivElement>(null);

  /** Each of the buttons is replaced by another, which takes the focus. */
  function act(action: () => void): void {
    flushSync(action);
    element.current?.querySelector("button")?.focus();
  }

  return (
    <div ref={element} className={making.phase === "made" ? "sr-only" : "pb-5"}>
      {making.phase === "failed" ? (
        <FailureText
          failure={making.failure}
          request={request}
          onClose={onClose}
          onRetry={() => act(onRetry)}
        />
      ) : (
        <p role="status" className="text-2 text-ink-2">
          {words}
        </p>
      )}
      {making.phase === "making" && (
        <>
          <ProgressBar aria-label={words} {...countedOf(making.progress)} className="mt-2.5" />
          <TextButton onClick={() => act(onStop)} className="mt-1.5">
            {t("cancel")}
          </TextButton>
        </>
      )}
      {making.phase === "stopped" && (
        <Button onClick={() => act(onRetry)} className="mt-4">
          {t("make")}
        </Button>
      )}
    </div>
  );
}

function countedOf(progress: PdfProgress | null) {
  const isCounted = progress !== null && progress.pages === 0 && progress.ofPictures > 0;
  return isCounted && { value: progress.pictures, max: progress.ofPictures };
}

function useWords(making: Making, document: MadeDocument | null): string {
  const t = useTranslations("documents.dialog");
  if (making.phase === "made") return t("made", { pages: document?.pages ?? 0 });
  if (making.phase === "stopped") return t("stopped");
  const progress = making.phase === "making" ? making.progress : null;
  if (progress === null) return t("making");
  const { pictures, ofPictures, pages } = progress;
  if (pages > 0) return t("makingPage", { page: pages });
  return ofPictures > 0 ? t("makingPictures", { done: pictures, of: ofPictures }) : t("making");
}

interface FailureTextProps {
  readonly failure: PdfFailure;
  readonly request: PrintRequest;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What is missing, with the way to where it is entered; or what went wrong, with another try. */
function FailureText({ failure, request, onRetry, onClose }: FailureTextProps) {
  const t = useTranslations("documents.dialog.failures");
  const linkTo = (href: string) => (words: ReactNode) => (
    <Link href={href} onClick={onClose} className="underlined">
      {words}
    </Link>
  );
  const isFixed = failure === "parts" || failure === "unexpected";
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="max-w-[46ch]">
        {t.rich(failure, {
          profile: linkTo(appPaths.profile),
          business: linkTo(appPaths.business),
          sales: linkTo(appPaths.sales),
          list: linkTo(appPaths.priceList),
          work: linkTo("work" in request ? workPath(request.work.id) : appPaths.gallery),
        })}
      </p>
      {isFixed && <Button onClick={onRetry}>{t("again")}</Button>}
    </div>
  );
}
