import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { isPictureFile } from "#web/works/picture/read-picture-file.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import { useCounts } from "../use-counts.ts";
import { useStepFocus } from "../use-step-focus.ts";
import { pathOf } from "./add-pictures.ts";
import { type MatchedPictures, matchPictures } from "./match-pictures.ts";
import {
  closePictures,
  type FileWithoutWork,
  resumePictures,
  startPictures,
  usePictureRun,
} from "./picture-run.ts";
import { PictureHalted, PictureProgress } from "./run-status.tsx";
import { readRemainingPictures, removeRemainingPictures } from "./stored-remaining.ts";

interface PicturesSectionProps {
  readonly userId: string;
  readonly works: readonly Artwork[];
  readonly onPictures: (changed: readonly Artwork[]) => void;
}

type Matched = MatchedPictures<File, Artwork>;

const byName = new Intl.Collator(undefined, { numeric: true });

/** Pictures for works, found by the names of files. */
export function PicturesSection({ userId, works, onPictures }: PicturesSectionProps) {
  const t = useTranslations("import.pictures");
  const run = usePictureRun(userId);
  const [matched, setMatched] = useState<Matched | null>(null);
  const [remainingCount, setRemainingCount] = useState(() => readRemainingPictures(userId));
  const steps = useStepFocus(`${run.phase} ${matched !== null} ${remainingCount}`);
  const options = { userId, onChanged: onPictures };

  function choose(files: FileList | null): void {
    const chosen = [...(files ?? [])]
      .filter(isPictureFile)
      // A folder's files come in no order.
      .toSorted((one, other) => byName.compare(pathOf(one), pathOf(other)));
    // A folder without pictures is answered too: no file found its work.
    if (files !== null && files.length > 0) setMatched(matchPictures(chosen, works));
  }

  function forgetRemaining(): void {
    removeRemainingPictures(userId);
    setRemainingCount(0);
  }

  function start({ pictures, withoutWork }: Matched): void {
    setMatched(null);
    setRemainingCount(0);
    startPictures(options, pictures, withoutWork.map(toFileWithoutWork));
  }

  return (
    <div ref={steps}>
      <ImportPageSection title={t("heading")} lead={t("lead")}>
        {run.phase === "running" && <PictureProgress done={run.done} total={run.total} />}
        {(run.phase === "halted" || run.phase === "done") && (
          <>
            <PictureHalted
              run={run}
              onGoOn={() => resumePictures(options)}
              onClose={closePictures}
            />
            <FilesWithoutWork files={run.withoutWork} />
          </>
        )}
        {run.phase === "idle" && matched && (
          <Found matched={matched} onAdd={() => start(matched)} onCancel={() => setMatched(null)} />
        )}
        {run.phase === "idle" && !matched && (
          <>
            {remainingCount > 0 && (
              <RemainingPictures count={remainingCount} onForget={forgetRemaining} />
            )}
            <Chooser onFiles={choose} />
          </>
        )}
      </ImportPageSection>
    </div>
  );
}

function toFileWithoutWork({ file, why }: Matched["withoutWork"][number]): FileWithoutWork {
  return { name: pathOf(file), why };
}

interface RemainingPicturesProps {
  readonly count: number;
  readonly onForget: () => void;
}

/** What the last page was closed before. */
function RemainingPictures({ count, onForget }: RemainingPicturesProps) {
  const t = useTranslations("import.pictures.unfinished");
  const counts = useCounts();
  return (
    <div className="pb-4">
      <p className="max-w-[62ch]">{t("text", counts(count))}</p>
      <TextButton onClick={onForget}>{t("forget")}</TextButton>
    </div>
  );
}

function Chooser({ onFiles }: { readonly onFiles: (files: FileList | null) => void }) {
  const t = useTranslations("import.pictures");
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = (isFolder: boolean) => (
    <input
      ref={isFolder ? folder : files}
      type="file"
      multiple
      // React does not know the attribute that every browser does.
      {...(isFolder ? { webkitdirectory: "" } : { accept: "image/*,.heic,.heif" })}
      aria-label={t(isFolder ? "folderInput" : "filesInput")}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        onFiles(target.files);
        target.value = "";
      }}
    />
  );
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button onClick={() => folder.current?.click()}>{t("folder")}</Button>
      <TextButton onClick={() => files.current?.click()}>{t("files")}</TextButton>
      {input(true)}
      {input(false)}
    </div>
  );
}

interface FoundProps {
  readonly matched: Matched;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
}

function Found({ matched: { pictures, have, withoutWork }, onAdd, onCancel }: FoundProps) {
  const t = useTranslations("import.pictures");
  const counts = useCounts();
  return (
    <>
      <p role="status">
        {t("matched", counts(pictures.length))}
        {have > 0 && ` ${t("have", counts(have))}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 pt-4">
        {pictures.length > 0 && (
          <Button variant="filled" onClick={onAdd}>
            {t("add", counts(pictures.length))}
          </Button>
        )}
        <TextButton onClick={onCancel}>{t("cancel")}</TextButton>
      </div>
      <FilesWithoutWork files={withoutWork.map(toFileWithoutWork)} />
    </>
  );
}

const shownAtFirst = 10;

/** The files that became no picture, each with the reason. */
function FilesWithoutWork({ files }: { readonly files: readonly FileWithoutWork[] }) {
  const t = useTranslations("import.pictures");
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (files.length === 0) return null;
  const shown = isWhole ? files : files.slice(0, shownAtFirst);
  return (
    <div className="pt-6 text-2">
      <h3 className="pb-1 text-1 text-ink-2">{t("withoutWork")}</h3>
      <ul className="border-t border-rule">
        {shown.map(({ name, why }) => (
          <li key={name} className="border-b border-rule py-2 wrap-anywhere">
            {t("withoutWorkRow", { name, why })}
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <TextButton onClick={() => setWhole(true)}>
          {t("showAll", { count: format.number(files.length) })}
        </TextButton>
      )}
    </div>
  );
}
