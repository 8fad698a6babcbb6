import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { HeightLine, WidthLine } from "#web/works/dimension-lines.tsx";
import { orient, type Size } from "#web/works/picture/orientation.ts";
import type { Picture } from "#web/works/picture/picture.ts";

interface PicturePreviewProps {
  readonly picture: Picture;
  readonly size: Size;
  /** The work's title. */
  readonly label: string;
}

/**
 * The picture as it will be saved, whole and in its own proportions. Drawn in SVG because its transform
 * takes the same numbers as the canvas at save.
 */
export function PicturePreview({ picture, size, label }: PicturePreviewProps) {
  const { size: shown, matrix } = orient(size, picture.orientation);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shown.width} ${shown.height}`}
      className="block h-auto w-full shadow-picture"
    >
      <image
        href={picture.url}
        width={size.width}
        height={size.height}
        transform={`matrix(${matrix.join(" ")})`}
      />
    </svg>
  );
}

interface PictureFrameProps {
  /** Width over height of the content. */
  readonly ratio: number;
  /** The dimension lines' figures, with their unit. */
  readonly width: string;
  readonly height: string;
  readonly children: ReactNode;
}

/** At most 800 × 470 px, on phones the window's width less 80 by 250 (specification, section 2). */
const frame =
  "w-[min(calc(100cqw-5.5rem),50rem,calc(29.375rem*var(--ratio)),calc(58vh*var(--ratio)))] max-md:w-[min(calc(100cqw-2.5rem),calc(15.625rem*var(--ratio)))]";

/** Shows the picture with dimension lines along two of its sides. */
export function PictureFrame({ ratio, width, height, children }: PictureFrameProps) {
  const style: CSSProperties & Record<"--ratio", number> = { "--ratio": ratio };
  return (
    <div
      style={style}
      className="grid grid-cols-[auto_2.75rem] grid-rows-[auto_2.75rem] place-content-center pl-11 max-2xl:pt-7 max-md:grid-cols-[auto_2.5rem] max-md:grid-rows-[auto_2rem] max-md:pt-5 max-md:pl-0"
    >
      <div className={`relative min-w-0 ${frame}`}>{children}</div>
      <HeightLine>{height}</HeightLine>
      <WidthLine>{width}</WidthLine>
    </div>
  );
}

/** In milliseconds: a shorter preparation shows no progress. */
const noticeable = 400;

/** Shows progress at the picture's lower edge while a chosen file takes long to prepare. */
export function Preparing({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const t = useTranslations("pricing.picture");
  const isLong = useIsLong(isUnderWay);
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-0">
      {isLong && (
        <div className="bg-paper px-3 pt-1.5 text-1">
          {t("preparing")}
          <div className="drawn-along mt-1.5 -mx-3 h-0.5 bg-accent" />
        </div>
      )}
    </div>
  );
}

function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), noticeable);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}
