import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useDrop } from "#web/ui/use-drop.ts";
import { loadImage } from "#web/works/picture/decode.ts";
import { orient, type Size } from "#web/works/picture/orientation.ts";
import type { Picture } from "#web/works/picture/picture.ts";
import { startWorkerEarly } from "#web/works/picture/prepare.ts";
import { isPictureFile } from "#web/works/picture/read-picture-file.ts";
import { isTooLargeForDraft } from "../draft/draft.ts";
import type { Form } from "../form/form.ts";
import { shownLength } from "../form/length.ts";
import type { Dispatch } from "../form/use-form.ts";
import { useLockedTouches } from "../use-locked-touches.ts";
import { BlankPicture, DropHint, PicturePlaceholder } from "./picture-placeholder.tsx";
import { PictureFrame, PicturePreview, Preparing } from "./picture-preview.tsx";
import { PictureTools } from "./picture-tools.tsx";
import { ProportionsNote } from "./proportions-note.tsx";
import type { Upload } from "./use-upload.ts";

interface PictureSectionProps {
  readonly form: Form;
  readonly dispatch: Dispatch;
  readonly reading: Upload;
  readonly isLocked: boolean;
  readonly isSending: boolean;
  readonly onLockedTouch: () => void;
}

/** The work's picture: choose or drop one, rotate, mirror or remove it. */
export function PictureSection({
  form,
  dispatch,
  reading: { upload, cancel, isReading },
  isLocked,
  isSending,
  onLockedTouch,
}: PictureSectionProps) {
  const t = useTranslations("pricing.picture");
  const unit = useTranslations("choices.units")(form.units === "metric" ? "centimetres" : "inches");
  const decimal = useDecimal();
  const section = useLockedTouches<HTMLElement>(isLocked, onLockedTouch);
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropHandlers } = useDrop(
    (file) => (isLocked ? onLockedTouch() : upload(file)),
    isPictureFile,
  );
  const { picture, width, height } = form;
  const size = usePictureSize(picture);
  useEffect(() => {
    if (isOver) startWorkerEarly();
  }, [isOver]);

  function choose(): void {
    if (isLocked) return;
    startWorkerEarly();
    input.current?.click();
  }

  function remove(): void {
    cancel();
    dispatch({ type: "pictureRemoved" });
  }

  function onChosen(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    if (file) upload(file);
    // The same file can then be chosen again.
    event.target.value = "";
  }

  return (
    <section
      ref={section}
      inert={isSending}
      aria-label={t("region")}
      className="bg-wall 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1"
      {...dropHandlers}
    >
      <div className="2xl:sticky 2xl:top-0 2xl:flex 2xl:h-[calc(100vh-72px)] 2xl:min-h-140 2xl:flex-col 2xl:justify-center">
        <div className="px-(--margin) pb-4 max-md:pb-1 2xl:px-6 2xl:pb-7">
          <div className="@container">
            <PictureFrame
              ratio={ratioOf(form, picture, size)}
              width={`${decimal.show(shownLength(width, form.units))} ${unit}`}
              height={`${decimal.show(shownLength(height, form.units))} ${unit}`}
            >
              {picture === null && (
                <PicturePlaceholder isBusy={isReading} isLocked={isLocked} onChoose={choose} />
              )}
              {picture && size && (
                <PicturePreview
                  picture={picture}
                  size={size}
                  label={form.title.trim() || t("ofThisWork")}
                />
              )}
              {picture && !size && <BlankPicture isLoading={size === undefined} />}
              <Preparing isUnderWay={isReading} />
              {isOver && !isLocked && <DropHint />}
            </PictureFrame>
          </div>
          <div className="2xl:pt-3">
            <PictureTools
              hasPicture={picture !== null}
              isReading={isReading}
              isLocked={isLocked}
              onReplace={choose}
              onRotate={() => dispatch({ type: "rotated" })}
              onMirror={() => dispatch({ type: "mirrored" })}
              onRemove={remove}
            />
            <p role="status" className="text-center text-1 text-ink-2">
              {isTooLargeForDraft(picture) && t("notKept")}
            </p>
          </div>
          {!isLocked && <ProportionsNote form={form} size={size} />}
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={t("file")}
            tabIndex={-1}
            disabled={isLocked}
            onChange={onChosen}
            className="sr-only"
          />
        </div>
      </div>
    </section>
  );
}

/** The picture's proportions; without one the work's, limited so that the text fits. */
function ratioOf(form: Form, picture: Picture | null, size: Size | null | undefined): number {
  if (picture && size) {
    const { width, height } = orient(size, picture.orientation).size;
    return width / height;
  }
  const { width, height } = form;
  if (width.inches === null || height.inches === null) return 4 / 3;
  return Math.min(4, Math.max(1 / 3, width.inches / height.inches));
}

interface Measured {
  readonly url: string;
  /** Null when the picture could not be loaded. */
  readonly size: Size | null;
}

/** The picture's own size in pixels: undefined while it loads, null when it cannot be loaded. */
function usePictureSize(picture: Picture | null): Size | null | undefined {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = picture?.size ?? null;
  const unknownUrl = known === null ? (picture?.url ?? null) : null;
  useEffect(() => {
    if (unknownUrl === null) return;
    let isWanted = true;
    loadImage(unknownUrl)
      .then((image) => ({ width: image.naturalWidth, height: image.naturalHeight }))
      .catch((error: unknown) => {
        console.warn("The picture could not be loaded.", error);
        return null;
      })
      .then((size) => {
        if (isWanted) setMeasured({ url: unknownUrl, size });
      });
    return () => {
      isWanted = false;
    };
  }, [unknownUrl]);
  return known ?? (measured?.url === unknownUrl ? measured?.size : undefined);
}
