import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { GuestWork } from "#schema/links/guest.ts";
import { sizeIn } from "#schema/links/label-lines.ts";
import type { Units } from "#schema/units.ts";
import { thumbnailPath, workAddress } from "../address.ts";
import { useVoice, type Voice } from "../voice.ts";
import { TitleWithDot } from "../wall.tsx";

interface OtherWorksProps {
  readonly works: readonly GuestWork[];
  readonly units: Units;
}

/** The other works of the room, smaller; each leads to itself, large. */
export function OtherWorks({ works, units }: OtherWorksProps) {
  const { t } = useVoice();
  return (
    <section className="bg-wall pt-10 pb-8">
      <div className="page">
        <h2 className="display text-[1.75rem]/8.5">{t("room.also")}</h2>
        <ul className="grid grid-cols-2 gap-x-5 min-[45rem]:grid-cols-3 min-[45rem]:gap-x-8 lg:grid-cols-4 lg:gap-x-12 print:grid-cols-3">
          {works.map((work) => (
            <OtherWork key={work.id} work={work} units={units} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In pixels, of a work of 48 inches. */
const scale = 300;

function widthOf({ widthInches, heightInches }: GuestWork): string {
  const longSide = Math.max(widthInches, heightInches, 1);
  const pixels = scale * Math.sqrt(longSide / 48) * (widthInches / longSide);
  return `min(100%, ${pixels.toFixed(0)}px)`;
}

function OtherWork({ work, units }: { readonly work: GuestWork; readonly units: Units }) {
  const voice = useVoice();
  const { t, locale } = voice;
  const title = work.title || t("work.untitled");
  const size = [sizeIn(work, units, locale), work.year].filter(Boolean).join(", ");
  const box = {
    width: widthOf(work),
    aspectRatio: `auto ${work.widthInches} / ${work.heightInches}`,
  };
  const [price, status] = lineOf(work, voice);
  return (
    <li className="row-span-2 grid grid-rows-subgrid print:row-span-1 print:block print:break-inside-avoid">
      <a href={workAddress(work.id)} className="group/work flex flex-col pt-5 lg:pt-7">
        <span className="flex flex-1 items-center pb-3 lg:pb-4">
          {work.hasPicture ? (
            <img
              src={thumbnailPath(work.id)}
              alt=""
              loading="lazy"
              style={box}
              className="bg-floor shadow-picture"
            />
          ) : (
            <span style={box} className="block bg-floor print:hidden" />
          )}
        </span>
        <span className="work-title text-[1.125rem]/6 group-hover/work:underline lg:text-[1.25rem]/6.5">
          <TitleWithDot
            title={title}
            dot={work.status === "sold" && "ml-2.25 size-2.5 border-[5px] align-[1px]"}
          />
        </span>
      </a>
      <div className="pb-5 lg:pb-7">
        <p className="text-1 text-ink-2 lg:text-2">{mediumLineOf(work, locale)}</p>
        <p className="text-1 text-ink-2 lg:text-2">{size}</p>
        <p className="pt-1 text-2">
          <b className="font-strong">{price}</b>
          {status}
        </p>
      </div>
    </li>
  );
}

/** `CA$1,550` and `, on hold` */
function lineOf(work: GuestWork, { t, format }: Voice): readonly [string, string] {
  const { price, status, gallery } = work;
  if (status === "sold" || status === "not-for-sale") return [t(`work.status.${status}`), ""];
  const asked = price ? format.askedMoney(price.cents, price.currency) : t("work.onRequest");
  if (status === "available") return [asked, ""];
  if (status === "at-gallery" && gallery !== null)
    return [asked, `, ${t("work.shortAt", { gallery })}`];
  return [asked, `, ${t(`work.short.${status}`)}`];
}
