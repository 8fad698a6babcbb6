import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { workPath } from "#schema/page-paths.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import { WorkLink } from "#web/works/work-link.tsx";

interface ComparedPicturesProps {
  readonly work: Artwork;
  readonly other: Artwork | null;
  readonly units: Units;
  /** The label of the list, where the work is compared with it instead of another work. */
  readonly rule: { readonly name: string; readonly facts: string; readonly price: string } | null;
}

/** The works to one scale, each above its label. */
export function ComparedPictures({ work, other, units, rule }: ComparedPicturesProps) {
  const scale = commonScale(other ? [work, other] : [work]);
  return (
    <div className="grid grid-cols-2 content-end gap-x-6 gap-y-5 max-2xs:grid-cols-1 bg-wall px-8 pt-7 pb-5 max-md:-mx-(--margin) max-md:mb-4 max-md:px-(--margin) max-md:pt-6 print:break-inside-avoid">
      <WorkFigure units={units} scale={scale} work={work} />
      {other && <WorkFigure units={units} scale={scale} work={other} />}
      {!other && rule && (
        <Figure
          picture={
            <div
              style={{
                width: widthOf(work, scale),
                aspectRatio: `${work.width} / ${work.height}`,
              }}
              className="border border-dashed border-rule-2"
            />
          }
          name={<span className="font-display font-[440]">{rule.name}</span>}
          facts={rule.facts}
          price={rule.price}
        />
      )}
    </div>
  );
}

interface WorkFigureProps {
  readonly work: Artwork;
  readonly units: Units;
  readonly scale: number;
}

function WorkFigure({ work, units, scale }: WorkFigureProps) {
  const t = useTranslations("priceList.contradictions");
  const format = useFormat();
  const factsOf = useWorkFacts(units);
  const { sale, askedCents, askedCurrency } = work;
  return (
    <Figure
      picture={
        <Link
          href={workPath(work.id)}
          tabIndex={-1}
          aria-hidden={work.imageUrl === null || undefined}
          style={{ width: widthOf(work, scale) }}
          className="block"
        >
          <ArtworkPicture key={work.imageUrl} artwork={work} width="100%" />
        </Link>
      }
      name={<WorkLink work={work} className="work-title" />}
      facts={t(work.framed ? "factsFramed" : "facts", factsOf(work))}
      price={
        sale ? (
          <span className="inline-flex items-baseline gap-1.5">
            <SoldDot />
            {t("soldFor", { price: format.askedMoney(sale.priceCents, sale.currency) })}
          </span>
        ) : (
          askedCents !== null && format.askedMoney(askedCents, askedCurrency)
        )
      }
    />
  );
}

interface FigureProps {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly facts: string;
  readonly price: ReactNode;
}

function Figure({ picture, name, facts, price }: FigureProps) {
  return (
    <figure className="grid min-w-0 grid-rows-[1fr_auto]">
      <div className="flex min-h-25 items-end">{picture}</div>
      <figcaption className="pt-4 text-1 text-ink-2">
        <span className="block text-[1.0625rem]/[1.375rem] text-balance wrap-anywhere text-ink">
          {name}
        </span>
        <span className="block">{facts}</span>
        <span className="block text-2/5 font-strong text-ink">{price}</span>
      </figcaption>
    </figure>
  );
}

/** In CSS: where there is less space, all pictures shrink alike. */
function widthOf({ width }: Artwork, scale: number): string {
  const pixels = width * scale;
  return `min(${pixels.toFixed(1)}px, ${((100 * pixels) / pictureSpace).toFixed(2)}%)`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space for a picture, in pixels. */
const space = { width: 168, height: 144 };
/** Pixels for an inch of a small work, which does not fill the space. */
const largest = 17;

/** The width of the space for a picture: narrower ones shrink all pictures alike. */
const pictureSpace = space.width;

/** In pixels for an inch: works that are compared are drawn to one scale, so that the larger of them is. */
export function commonScale(works: readonly Size[]): number {
  const width = Math.max(...works.map((work) => work.width));
  const height = Math.max(...works.map((work) => work.height));
  return Math.min(space.width / width, space.height / height, largest);
}
