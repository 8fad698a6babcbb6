import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { ConsignedWork, Consignment } from "#schema/consignments/consignment.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { Units } from "#schema/units.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { HungWork, WallGroup } from "#web/works/wall-group.tsx";

/** A work of an agreement, with what the artist has of it. */
interface ShownWork {
  readonly consigned: ConsignedWork;
  readonly work: Artwork;
}

interface ConsignedWallProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
  readonly sales: readonly Sale[];
  /** What the gallery reported that waits. */
  readonly waiting: readonly Entry[];
  readonly units: Units;
  /** Null where nothing can be changed. */
  readonly onReturn: ((workIds: readonly string[]) => void) | null;
}

/** Where the works of an agreement are: with the gallery, sold, returned. Deleted ones are left out. */
export function ConsignedWall(props: ConsignedWallProps) {
  const { consignment, works, sales, waiting, units, onReturn } = props;
  const t = useTranslations("consignments.living.wall");
  const shown = consignment.works.flatMap((consigned): ShownWork[] => {
    const work = works.find(({ id }) => id === consigned.workId);
    return work ? [{ consigned, work }] : [];
  });
  const inState = (...states: ConsignedWork["state"][]) =>
    shown.filter(({ consigned }) => states.includes(consigned.state));
  const worksOf = (group: readonly ShownWork[]) => group.map(({ work }) => work);
  const [here, sold, returned] = [inState("planned", "here"), inState("sold"), inState("returned")];
  const isToScale = here.length + sold.length > 1;
  return (
    <section
      aria-label={t("label")}
      className="bg-wall px-(--margin) pt-6 pb-10 max-lg:pb-8 lg:min-h-160 lg:pt-8 print:bg-transparent"
    >
      <WallGroup title={t("here")} works={worksOf(here)}>
        {here.map(({ work, consigned }) => (
          <HungWork key={work.id} work={work} units={units} isToScale={isToScale}>
            <FrozenPrice consigned={consigned} />
            <Received consigned={consigned} isConfirmed={consignment.state === "confirmed"} />
            <Waiting entry={waiting.find(({ workId }) => workId === work.id) ?? null} />
            {onReturn && consigned.state === "here" && (
              <TextButton onClick={() => onReturn([work.id])} className="print:hidden">
                {t.rich("return", { title: work.title, hidden: visuallyHidden })}
              </TextButton>
            )}
          </HungWork>
        ))}
      </WallGroup>
      <WallGroup title={t("sold")} works={worksOf(sold)}>
        {sold.map(({ work, consigned }) => (
          <HungWork key={work.id} work={work} units={units} isSold isToScale={isToScale}>
            <SoldFor sale={sales.find(({ id }) => id === consigned.saleId) ?? null} />
          </HungWork>
        ))}
      </WallGroup>
      {returned.length > 0 && <Returned works={returned} />}
    </section>
  );
}

function FrozenPrice({ consigned }: Pick<ShownWork, "consigned">): ReactNode {
  const t = useTranslations("consignments.living.wall");
  const prices = usePrices();
  const { priceCents, currency } = consigned;
  return (
    <p className="font-strong text-ink">
      {priceCents === null ? t("onRequest") : prices.money(priceCents, currency)}
    </p>
  );
}

interface ReceivedProps extends Pick<ShownWork, "consigned"> {
  readonly isConfirmed: boolean;
}

/** When the gallery received it, and what it noted of its condition. */
function Received({ consigned, isConfirmed }: ReceivedProps): ReactNode {
  const t = useTranslations("consignments.living.wall");
  const format = useFormat();
  const { receivedOn, condition } = consigned;
  if (receivedOn === null) return isConfirmed ? <p>{t("notReceived")}</p> : null;
  return (
    <>
      <p>{t("received", { day: format.day(receivedOn) })}</p>
      {condition !== "" && (
        <p className="whitespace-pre-wrap wrap-anywhere">{t("condition", { condition })}</p>
      )}
    </>
  );
}

function Waiting({ entry }: { readonly entry: Entry | null }): ReactNode {
  const t = useTranslations("consignments.living.wall");
  const format = useFormat();
  if (entry === null) return null;
  const day = format.day(entry.date ?? localDay(new Date(entry.sentAt)));
  return (
    <p className="text-ink">
      {t(entry.kind === "sold" ? "reportedSold" : "reportedBack", { day })}
    </p>
  );
}

function SoldFor({ sale }: { readonly sale: Sale | null }): ReactNode {
  const t = useTranslations("consignments.living.wall");
  const format = useFormat();
  const prices = usePrices();
  if (sale === null) return null;
  const { date, priceCents, discountCents, currency, netCents, buyer } = sale;
  const price = prices.money(priceCents - discountCents, currency);
  return (
    <>
      <p className="font-strong text-ink">{t("soldFor", { day: format.day(date), price })}</p>
      {buyer && <p className="wrap-anywhere">{t("soldTo", { buyer: buyer.name })}</p>}
      <p>{t("yours", { net: format.money(netCents, currency) })}</p>
    </>
  );
}

function Returned({ works }: { readonly works: readonly ShownWork[] }) {
  const t = useTranslations("consignments.living.wall");
  const format = useFormat();
  return (
    <section aria-labelledby="returned" className="not-first:pt-7 print:break-inside-avoid">
      <h2 id="returned" className="font-display text-4 font-[480] tracking-[-0.01em]">
        {t("returned")}
      </h2>
      <ul className="pt-1.5 text-2 text-ink-2">
        {works.map(({ work, consigned: { returnedOn, condition } }) => (
          <li key={work.id} className="wrap-anywhere">
            <span className="work-title text-[1.125rem]/6 text-ink">{work.title}</span>
            {returnedOn !== null && `, ${format.day(returnedOn)}`}
            {condition !== "" && `. ${t("condition", { condition })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
