import { useTranslations } from "use-intl";

interface PicturePlaceholderProps {
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
}

/** Of the button that chooses the first picture. */
export const choosePictureId = "choose-picture";

/** Takes the picture's place, in the work's proportions, and says how to choose one. */
export function PicturePlaceholder({ isBusy, isLocked, onChoose }: PicturePlaceholderProps) {
  const t = useTranslations("pricing.picture");
  return (
    <div
      aria-busy={isBusy}
      className={`grid aspect-(--ratio) max-h-[min(29.375rem,58vh)] min-h-36 w-full min-w-44 place-content-center gap-1 border border-dashed border-rule-2 p-4 text-center max-md:max-h-[15.625rem] ${isBusy ? "ghost" : ""}`}
    >
      <p className={isLocked ? "text-ink-locked" : ""}>
        {t.rich("drop", {
          choose: (words) => (
            <button
              id={choosePictureId}
              type="button"
              aria-disabled={isLocked || undefined}
              onClick={onChoose}
              className="underlined relative after:absolute after:-inset-x-2 after:-inset-y-2.5"
            >
              {words}
            </button>
          ),
        })}
      </p>
      <p className="text-1 text-ink-2">{t("formats")}</p>
    </div>
  );
}

/** Covers the picture or its placeholder while a file is dragged over the section. */
export function DropHint() {
  const t = useTranslations("pricing.picture");
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center border-2 border-accent bg-accent-wash p-4 text-center">
      {t("dropHere")}
    </div>
  );
}

/** A work whose picture is loading, or could not be loaded. */
export function BlankPicture({ isLoading }: { readonly isLoading: boolean }) {
  const t = useTranslations("pricing.picture");
  return (
    <div
      className={`grid aspect-(--ratio) max-h-[min(29.375rem,58vh)] w-full place-content-center p-4 text-center text-1 text-ink-2 ${isLoading ? "ghost" : "bg-floor"}`}
    >
      {isLoading ? null : t("missing")}
    </div>
  );
}
