import type { CSSProperties, ReactNode } from "react";
import { HeightLine, WidthLine } from "#web/works/dimension-lines.tsx";

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
