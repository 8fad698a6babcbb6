import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ProgressLine } from "../progress-line.tsx";
import { SignInButton } from "../sign-in-button.tsx";
import { useCounts } from "../use-counts.ts";
import { type PictureRun, stopPictures } from "./picture-run.ts";

interface PictureProgressProps {
  readonly done: number;
  readonly total: number;
}

export function PictureProgress({ done, total }: PictureProgressProps) {
  const t = useTranslations("import.pictures");
  const format = useFormat();
  return (
    <>
      <ProgressLine
        words={t("progress", { done: format.number(done), total: format.number(total) })}
        done={done}
        total={total}
      />
      <Button onClick={stopPictures} className="mt-5">
        {t("stop")}
      </Button>
    </>
  );
}

interface PictureHaltedProps {
  readonly run: Extract<PictureRun, { phase: "halted" | "done" }>;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** How many pictures were added, and why not all. */
export function PictureHalted({ run: { done, why }, onGoOn, onClose }: PictureHaltedProps) {
  const t = useTranslations("import.pictures");
  const counts = useCounts();
  return (
    <>
      <p role={why === null ? "status" : "alert"}>
        {t("done", counts(done))}
        {why !== null && ` ${t(why)}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 pt-4">
        {why === "signed-out" && <SignInButton />}
        {why !== null && why !== "signed-out" && (
          <Button variant="filled" onClick={onGoOn}>
            {t("goOn")}
          </Button>
        )}
        <TextButton onClick={onClose}>{t("close")}</TextButton>
      </div>
    </>
  );
}
