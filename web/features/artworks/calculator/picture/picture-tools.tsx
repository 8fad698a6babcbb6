import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";
import { choosePictureId } from "./picture-placeholder.tsx";

interface PictureToolsProps {
  readonly hasPicture: boolean;
  /** A file is being read. */
  readonly isReading: boolean;
  readonly isLocked: boolean;
  readonly onReplace: () => void;
  readonly onRotate: () => void;
  readonly onMirror: () => void;
  readonly onRemove: () => void;
}

/**
 * Without a picture Rotate still swaps width and height; the others need a picture. Remove also cancels one that is
 * being prepared.
 */
export function PictureTools({
  hasPicture,
  isReading,
  isLocked,
  onReplace,
  onRotate,
  onMirror,
  onRemove,
}: PictureToolsProps) {
  const t = useTranslations("pricing.picture");
  const isWaiting = isLocked || !hasPicture || undefined;
  return (
    <div className="flex justify-center gap-x-7 max-md:flex-wrap max-md:gap-x-5 max-[30.0625rem]:justify-between max-xs:justify-start">
      {hasPicture && (
        <TextButton
          // React reads it as the button is mounted, in place of the other.
          autoFocus={document.activeElement?.id === choosePictureId}
          aria-disabled={isLocked || undefined}
          onClick={onReplace}
        >
          {t("replace")}
        </TextButton>
      )}
      <TextButton aria-disabled={isLocked || undefined} onClick={onRotate}>
        {t("rotate")}
      </TextButton>
      <TextButton aria-disabled={isWaiting} onClick={onMirror}>
        {t("mirror")}
      </TextButton>
      <TextButton aria-disabled={(isWaiting && !isReading) || undefined} onClick={onRemove}>
        {t("remove")}
      </TextButton>
    </div>
  );
}
