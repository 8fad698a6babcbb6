import type { GuestWork } from "#schema/links/guest.ts";
import { sizeIn } from "#schema/links/label-lines.ts";
import type { Units } from "#schema/units.ts";
import { thumbnailPath } from "../address.ts";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";
import { wallScene } from "./wall-scene.ts";

interface OnAWallProps {
  readonly work: GuestWork;
  readonly units: Units;
}

/** How large the work is, beside a person; nothing for a work without a size. */
export function OnAWall({ work, units }: OnAWallProps) {
  const { t, locale } = useVoice();
  const { id, widthInches, heightInches, hasPicture } = work;
  if (!(widthInches > 0 && heightInches > 0)) return null;
  const scene = wallScene(widthInches, heightInches);
  const { x, y } = scene.picture;
  const height = t(`room.height.${units}`);
  const title = work.title || t("work.untitled");
  const box = { x, y: -y, width: widthInches, height: heightInches };
  return (
    <PaperSection title={t("room.wall")}>
      <svg
        viewBox={`0 ${-scene.height} ${scene.width} ${scene.height + floor}`}
        role="img"
        aria-label={t("room.beside", { title, size: sizeIn(work, units, locale), height })}
        className="mt-4 w-full bg-wall"
      >
        <rect y="0" width={scene.width} height={floor} className="fill-ink opacity-8" />
        <rect {...box} x={x + 0.25} y={0.9 - y} opacity=".18" />
        {hasPicture ? (
          <image {...box} href={thumbnailPath(id)} preserveAspectRatio="none" />
        ) : (
          <rect {...box} className="fill-floor" />
        )}
        <g transform={`translate(${scene.figureX} 3)`} className="fill-ink opacity-34">
          <path d={head} />
          <path d={body} />
        </g>
      </svg>
      <p className="pt-2 text-1 text-ink-2">{t("room.scale", { height })}</p>
    </PaperSection>
  );
}

const floor = 7;

/** A person seen from behind, around the middle of the feet. */
const head =
  "M-.2 -66.2C2.2 -66.2 3.3 -64.4 3.2 -61.9C3.1 -59.4 1.7 -57.5 -.2 -57.5C-2.1 -57.5 -3.5 -59.4 -3.6 -61.9C-3.7 -64.4 -2.6 -66.2 -.2 -66.2Z";
const body =
  "M-1.4 -58.4L-1.6 -56.2C-3 -55.2 -5.8 -54.8 -7.1 -53C-8.5 -50.9 -9 -45 -9.1 -40C-9.1 -36.6 -8.7 -33.2 -7.3 -31.2L-7.9 -20.6C-6.9 -20.2 -5.9 -20 -5.1 -20L-4.3 -3C-4.5 -1.5 -5.3 -.8 -5.5 0L-.9 0L-.8 -2.6L-.5 -19.8L.7 -19.8L2 -3.4C2 -1.8 1.9 -.9 2.1 .2L6.4 .6C6.6 -.2 5.8 -1.5 5.6 -2.8L5.6 -20.2C6.3 -20.3 7 -20.5 7.6 -20.8L7.1 -31.2C8.5 -33.2 8.9 -36.6 8.9 -40C8.8 -45 8.3 -50.9 6.9 -53C5.6 -54.8 2.8 -55.2 1.4 -56.2L1.2 -58.4Z";
