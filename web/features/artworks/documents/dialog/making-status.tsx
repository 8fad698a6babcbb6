import { useTranslations } from "use-intl";
import { Button, TextButton } from "#web/ui/button.tsx";
import type { PrintRequest } from "../document-request.ts";
import type { PdfProgress } from "../pdf/pdf-messages.ts";
import { FailureText } from "./failure-text.tsx";
import type { Making } from "./use-making.ts";

interface MakingStatusProps {
  readonly making: Making;
  readonly request: PrintRequest;
  readonly onStop: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How far the document is, or why there is none. */
export function MakingStatus({ making, request, onStop, onAgain, onClose }: MakingStatusProps) {
  const t = useTranslations("documents.dialog");
  if (making.phase === "failed") {
    return <FailureText failure={making.failure} {...{ request, onAgain, onClose }} />;
  }
  if (making.phase === "stopped") {
    return (
      <div className="grid justify-items-start gap-4 pb-5">
        <p role="status" className="text-2 text-ink-2">
          {t("stopped")}
        </p>
        <Button onClick={onAgain}>{t("make")}</Button>
      </div>
    );
  }
  return making.phase === "making" && <Progress progress={making.progress} onStop={onStop} />;
}

interface ProgressProps {
  readonly progress: PdfProgress | null;
  readonly onStop: () => void;
}

function Progress({ progress, onStop }: ProgressProps) {
  const t = useTranslations("documents.dialog");
  const words = useWords(progress);
  const isCounted = progress !== null && progress.pages === 0 && progress.ofPictures > 0;
  return (
    <div className="pb-5">
      <p role="status" className="text-2 text-ink-2">
        {words}
      </p>
      <progress
        aria-label={words}
        {...(isCounted && { value: progress.pictures, max: progress.ofPictures })}
        className="mt-2.5 block h-1 w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-pigment [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-pigment"
      />
      <TextButton onClick={onStop} className="mt-1.5">
        {t("cancel")}
      </TextButton>
    </div>
  );
}

function useWords(progress: PdfProgress | null): string {
  const t = useTranslations("documents.dialog");
  if (progress === null) return t("making");
  const { pictures, ofPictures, pages } = progress;
  if (pages > 0) return t("makingPage", { page: pages });
  return ofPictures > 0 ? t("makingPictures", { done: pictures, of: ofPictures }) : t("making");
}
