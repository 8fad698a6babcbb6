import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { Units } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Menu } from "#web/ui/menu.tsx";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "#web/ui/more-icons.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { ArtworkPicture, pictureWidth } from "#web/works/artwork-picture.tsx";
import { SoldDot } from "#web/works/sold-dot.tsx";
import { WorkLink } from "#web/works/work-link.tsx";

export type RoomWorkMove = "earlier" | "later" | "to" | "takeOut";

/** From so many works on there is a menu beside the arrows. */
const worksWithMenu = 4;

interface RoomWorkProps {
  readonly work: Artwork;
  readonly units: Units;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly showsPrice: boolean;
  /** Whether guests do not see it, as it is archived, or sold in a room that shows none of those. */
  readonly isHidden: boolean;
  /** Null where nothing can be changed. */
  readonly onMove: ((move: RoomWorkMove, place: number) => void) | null;
}

/** A work of a room: its picture, what its label says, and its place among the others. */
export function RoomWork(props: RoomWorkProps) {
  const { work, units, place, count, isHidden, onMove } = props;
  const t = useTranslations("links.room.works");
  const locale = useLocale();
  const format = useFormat();
  const lengths = useLengths();
  const { title } = work;
  const medium = mediumLineOf({ ...work, support: work.depth }, locale);
  return (
    <li className="row-span-2 grid grid-rows-subgrid [--scale:300px] max-lg:[--scale:170px]">
      <div className={`flex items-end pt-7 pb-4 ${isHidden ? "opacity-40" : ""}`}>
        <div className="w-full">
          <ArtworkPicture key={work.imageUrl} artwork={work} width={pictureWidth(work)} />
        </div>
      </div>
      <div className="min-w-0 pb-4 text-2 text-ink-2">
        <p className="work-title text-[1.25rem]/6.5 wrap-anywhere text-ink has-[span]:pr-5 max-lg:text-[1.125rem]/6">
          <WorkLink work={work} />
          {/* It takes no room of its own, and so never begins a line. */}
          {work.sale !== null && <SoldDot className="-mr-5 ml-2.5 size-2.5 border-[5px]" />}
        </p>
        <p>{[medium, lengths.size(work.width, work.height, units)].join(", ")}</p>
        <p className="font-strong text-ink">
          <PriceAndStatus {...props} />
        </p>
        {isHidden && <p>{t("notShown", { reason: work.archived ? "archived" : "sold" })}</p>}
        {onMove && (
          <div className="-ml-3 flex flex-wrap items-center print:hidden">
            <MoveButton
              move={`${work.id} earlier`}
              label={t("moveEarlier", { title })}
              isDisabled={place === 1}
              onPress={() => onMove("earlier", place - 1)}
            >
              <ArrowLeftIcon />
            </MoveButton>
            <span className="min-w-5 text-center text-1">{format.number(place)}</span>
            <MoveButton
              move={`${work.id} later`}
              label={t("moveLater", { title })}
              isDisabled={place === count}
              onPress={() => onMove("later", place + 1)}
            >
              <ArrowRightIcon />
            </MoveButton>
            <MoveButton
              move={`${work.id} takeOut`}
              label={t("takeOut", { title })}
              isDisabled={false}
              onPress={() => onMove("takeOut", place)}
            >
              <CloseIcon />
            </MoveButton>
            {count >= worksWithMenu && (
              <Menu
                trigger={
                  <button
                    type="button"
                    data-move={`${work.id} to`}
                    className="group target inline-flex items-center px-3 text-1"
                  >
                    <span className="underlined">
                      {t.rich("moveTo", { title, hidden: visuallyHidden })}
                    </span>
                  </button>
                }
              >
                {({ MenuItem }) =>
                  Array.from({ length: count }, (_, index) => index + 1)
                    .filter((other) => other !== place)
                    .map((other) => (
                      <MenuItem key={other} onSelect={() => onMove("to", other)}>
                        {format.number(other)}
                      </MenuItem>
                    ))
                }
              </Menu>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface MoveButtonProps {
  /** By which it is found again after the move. */
  readonly move: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function MoveButton({ move, label, isDisabled, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-move={move}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
      className="grid size-11 place-items-center hover:text-ink aria-disabled:text-ink-locked"
    >
      {children}
    </button>
  );
}

/** `CA$1,550, on hold`, as guests see it but for whose gallery it is at. */
function PriceAndStatus({ work, showsPrice }: RoomWorkProps): ReactNode {
  const t = useTranslations("links.room.works");
  const format = useFormat();
  const prices = usePrices();
  const { sale, askedCents, askedCurrency, statusDetails } = work;
  const status = shownStatus(work, new Date());
  if (status === "sold") {
    return sale === null ? t("soldAlone") : t("sold", { day: format.day(sale.date) });
  }
  if (status === "not-for-sale") return t("notForSale");
  const price =
    showsPrice && askedCents !== null ? prices.money(askedCents, askedCurrency) : t("onRequest");
  if (status === "available") return price;
  const { who } = statusDetails;
  const words =
    status === "consigned" && who !== null && who !== ""
      ? t("status.consignedAt", { who })
      : t(`status.${status}`);
  return [price, words].join(", ");
}
