import type { GuestLabel, GuestWork } from "#schema/links/guest.ts";
import { Figure } from "#web/ui/figure.tsx";
import { useVoice, type Voice } from "./voice.ts";

type Price = NonNullable<GuestWork["price"]>;

/** Of a label, the status is null where the artist does not show it. */
type Priced = Pick<GuestLabel, "price" | "status" | "gallery">;

interface PriceAndStatusProps {
  readonly work: Priced;
  /** Whether a work that is offered without a price says that it is on request. */
  readonly isOnRequest?: boolean;
}

/** The one asking price at size, and where the work is at this moment. */
export function PriceAndStatus({ work, isOnRequest = false }: PriceAndStatusProps) {
  const voice = useVoice();
  const { t } = voice;
  const { price, status, gallery } = work;
  const isOffered = status !== "sold" && status !== "not-for-sale";
  return (
    <>
      {price && <PriceFigure {...price} />}
      {!price && isOnRequest && isOffered && (
        <p className="display text-5">{t("work.onRequest")}</p>
      )}
      <p className="pt-2 text-2">
        {status !== null && <b className="font-strong">{statusOf({ status, gallery }, voice)}. </b>}
        {price && t("work.beforeTax")}
      </p>
    </>
  );
}

/** `At Galerie du Fleuve` */
function statusOf(
  { status, gallery }: Pick<GuestWork, "status" | "gallery">,
  { t }: Voice,
): string {
  if (status === "at-gallery" && gallery !== null) return t("work.at", { gallery });
  return t(`work.status.${status}`);
}

/** Smaller above 99,999.99. */
const longFrom = 10_000_000;

interface PriceFigureProps extends Price {
  /** An asked price drops `.00`, the sum of an invoice does not. */
  readonly hasCents?: boolean;
}

export function PriceFigure({ cents, currency, hasCents = cents % 100 !== 0 }: PriceFigureProps) {
  const { format } = useVoice();
  const isSign = ({ type }: Intl.NumberFormatPart) => type === "currency" || type === "literal";
  const parts = format
    .moneyParts(cents, currency)
    .filter(({ type }) => hasCents || (type !== "decimal" && type !== "fraction"));
  const join = (chosen: readonly Intl.NumberFormatPart[]) =>
    chosen.map(({ value }) => value).join("");
  return (
    <div className="-mt-4.5">
      <Figure
        sign={join(parts.filter(isSign))}
        isSignFirst={format.currencySide === "prefix"}
        figures={join(parts.filter((part) => !isSign(part)))}
        isLong={cents >= longFrom}
      />
    </div>
  );
}
