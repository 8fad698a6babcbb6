import type { ReactNode } from "react";
import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { sizeLine } from "#schema/links/label-lines.ts";
import { picturePath, thumbnailPath } from "../address.ts";
import { useVoice } from "../voice.ts";
import { TitleWithDot } from "../wall.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";

export type ConsignedWork = GuestConsignment["works"][number];

interface AgreedWorkProps {
  readonly work: ConsignedWork;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** A line of what is to be confirmed: a work on its piece of wall, with its label and its price. */
export function AgreedWork({ work, children }: AgreedWorkProps) {
  return (
    <div className="grid gap-x-6 md:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:break-inside-avoid">
      <div className="grid place-items-center bg-wall p-6 max-md:-mx-(--margin) print:mx-0 print:place-items-start print:bg-transparent print:p-0">
        <AgreedPicture work={work} pixels={widthAlone(work, 310)} />
      </div>
      <div className="pt-4 pb-6 text-2">
        <AgreedLabel work={work}>{children}</AgreedLabel>
      </div>
    </div>
  );
}

interface HungWorksProps {
  readonly works: readonly ConsignedWork[];
  /** What a label says below its price. */
  readonly children: (work: ConsignedWork) => ReactNode;
}

/** In pixels, of works at one scale. */
const pixelsAnInch = 7.4;

/** Works on the wall: one hangs large with its label at its right foot, more stand in two columns on one floor line. */
export function HungWorks({ works, children }: HungWorksProps) {
  const isAlone = works.length === 1;
  return (
    <ul className={isAlone ? "" : "grid grid-cols-2 gap-x-5 max-2xs:grid-cols-1 lg:gap-x-10"}>
      {works.map((work) => (
        <li
          key={work.id}
          className={`print:break-inside-avoid ${isAlone ? "pt-5 lg:flex lg:items-end lg:gap-x-7 lg:[--most:62%]" : "row-span-2 grid grid-rows-subgrid"}`}
        >
          {isAlone ? (
            <AgreedPicture work={work} pixels={widthAlone(work, 640)} />
          ) : (
            <div className="flex items-end pt-6 pb-4">
              <AgreedPicture work={work} pixels={work.widthInches * pixelsAnInch} />
            </div>
          )}
          <div
            className={`min-w-0 ${isAlone ? "pt-3.5 text-2 lg:pt-0" : "pb-5 max-lg:text-1 lg:text-2"}`}
          >
            <AgreedLabel work={work}>{children(work)}</AgreedLabel>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The width of a picture in pixels: of four feet it is the scale, and a small work looks small without vanishing. */
function widthAlone({ widthInches, heightInches }: ConsignedWork, scale: number): number {
  const longSide = Math.max(widthInches, heightInches);
  return longSide > 0 ? scale * Math.sqrt(longSide / 48) * (widthInches / longSide) : 0;
}

interface AgreedPictureProps {
  readonly work: ConsignedWork;
  /** How wide it is where there is room; 0 for a work without a size. */
  readonly pixels: number;
}

function AgreedPicture({ work, pixels }: AgreedPictureProps) {
  const general = useVoice();
  const { id, title, hasPicture, widthInches, heightInches } = work;
  const isSized = widthInches > 0 && heightInches > 0;
  const style = {
    aspectRatio: `auto ${isSized ? (widthInches / heightInches).toFixed(4) : 1}`,
    width: isSized ? `min(var(--most, 100%), ${pixels.toFixed(0)}px)` : "10rem",
  };
  if (!hasPicture) return <div style={style} className="shrink-0 bg-floor" />;
  return (
    <img
      src={thumbnailPath(id)}
      srcSet={`${thumbnailPath(id)} 1x, ${picturePath(id)} 2x`}
      alt={title || general.t("work.untitled")}
      loading="lazy"
      style={style}
      className="block shrink-0 bg-floor shadow-picture"
    />
  );
}

/** Title, number, facts and price of a work. */
function AgreedLabel({ work, children }: AgreedWorkProps) {
  const { t } = useAgreementVoice();
  const general = useVoice();
  const { locale, format } = general;
  const { inventoryNumber, year, priceCents, currency, state, sale } = work;
  const title = work.title || general.t("work.untitled");
  const made = [mediumLineOf(work, locale), year].filter(Boolean).join(", ");
  const number = inventoryNumber === "" ? "" : t("consignment.number", { number: inventoryNumber });
  return (
    <>
      <h3 className="work-title text-[1.25rem]/6.5 wrap-anywhere">
        <TitleWithDot title={title} dot={state === "sold" && "ml-2.5 size-2.5 border-[5px]"} />
      </h3>
      <p className="text-ink-2">{[number, made].filter(Boolean).join(". ")}</p>
      <p className="text-ink-2">{sizeLine(work, "imperial", locale)}</p>
      {sale === null && (
        <p className="pt-1 font-strong">
          {priceCents === null
            ? general.t("work.onRequest")
            : format.askedMoney(priceCents, currency)}
        </p>
      )}
      {children}
    </>
  );
}
