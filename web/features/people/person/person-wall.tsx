import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { daysBetween } from "#schema/days.ts";
import type { Person } from "#schema/people/person.ts";
import type { Units } from "#schema/units.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { TextButton } from "#web/ui/button.tsx";
import { unbroken, visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { HungWork, WallGroup } from "#web/works/wall-group.tsx";
import type { Dealings, SoldWork } from "../dealings.ts";
import { useSum } from "../use-sum.ts";
import { LetGo } from "./let-go.tsx";

interface PersonWallProps {
  readonly person: Person;
  readonly dealings: Dealings;
  readonly units: Units;
  /** Null where no sale can be recorded. */
  readonly onRecordSale: ((person: Person, work: Artwork) => void) | null;
}

/** What a person has, what is held for them, and what went through their gallery. */
export function PersonWall({ person, dealings, units, onRecordSale }: PersonWallProps) {
  const t = useTranslations("people.person.wall");
  const sum = useSum();
  const { owned, held, consigned, soldThere } = dealings;
  const isEmpty = [owned, held, consigned, soldThere].every((works) => works.length === 0);
  const many = (works: readonly SoldWork[]) => t("sums", { count: works.length, sum: sum(works) });
  return (
    <section
      aria-label={t("label")}
      className="bg-wall px-(--margin) pt-6 pb-10 max-lg:pb-8 lg:min-h-160 lg:pt-8 print:bg-transparent"
    >
      {isEmpty && (
        <p className="flex font-display text-4 lg:min-h-120 lg:items-end">{t("nothing")}</p>
      )}
      <WallGroup title={t("owns")} note={many(owned)} works={owned.map(({ work }) => work)}>
        {owned.map(({ work, sale }) => (
          <HungWork key={sale.id} work={work} units={units} isSold>
            <Bought sale={sale} />
          </HungWork>
        ))}
      </WallGroup>
      <WallGroup title={t("held")} works={held}>
        {held.map((work) => (
          <HungWork key={work.id} work={work} units={units}>
            <Held work={work} />
            {onRecordSale && (
              <div className="flex flex-wrap gap-x-7">
                <TextButton onClick={() => onRecordSale(person, work)} className="print:hidden">
                  {t.rich("recordSale", { title: work.title, hidden: visuallyHidden })}
                </TextButton>
                <LetGo work={work} />
              </div>
            )}
          </HungWork>
        ))}
      </WallGroup>
      <WallGroup
        title={t("there")}
        note={t("count", { count: consigned.length })}
        works={consigned}
      >
        {consigned.map((work) => (
          <HungWork key={work.id} work={work} units={units} isToScale={consigned.length > 1}>
            <Consigned work={work} />
          </HungWork>
        ))}
      </WallGroup>
      <WallGroup
        title={t("soldThere")}
        note={many(soldThere)}
        works={soldThere.map(({ work }) => work)}
      >
        {soldThere.map(({ work, sale }) => (
          <HungWork key={sale.id} work={work} units={units} isSold isToScale={soldThere.length > 1}>
            <SoldThere sale={sale} />
          </HungWork>
        ))}
      </WallGroup>
    </section>
  );
}

function Bought({ sale }: Pick<SoldWork, "sale">): ReactNode {
  const t = useTranslations("people.person.wall");
  const format = useFormat();
  const prices = usePrices();
  const channelName = useChannelName();
  const price = prices.money(sale.priceCents - sale.discountCents, sale.currency);
  return (
    <>
      <p className="text-ink">
        {t("bought", { day: format.day(sale.date), channel: channelName(sale.channel) })}
      </p>
      <p>
        {sale.invoice
          ? t.rich("onInvoice", { price, number: sale.invoice.number, whole: unbroken })
          : price}
      </p>
    </>
  );
}

function Held({ work }: { readonly work: Artwork }): ReactNode {
  const t = useTranslations("people.person.wall");
  const format = useFormat();
  const { until } = work.statusDetails;
  return (
    <>
      <p className="text-ink">
        {until === null
          ? t("heldWithoutEnd")
          : t("heldUntil", {
              day: format.day(until),
              days: Math.max(0, daysBetween(localDay(new Date()), until)),
            })}
      </p>
      <Asked work={work} />
    </>
  );
}

function Consigned({ work }: { readonly work: Artwork }): ReactNode {
  const t = useTranslations("people.person.wall");
  const format = useFormat();
  const { dueBack } = work.statusDetails;
  return (
    <>
      <Asked work={work} />
      {dueBack !== null && <p>{t("dueBack", { day: format.day(dueBack) })}</p>}
    </>
  );
}

function Asked({ work: { askedCents, askedCurrency } }: { readonly work: Artwork }): ReactNode {
  const prices = usePrices();
  return askedCents === null ? null : (
    <p className="text-ink">{prices.money(askedCents, askedCurrency)}</p>
  );
}

function SoldThere({ sale }: Pick<SoldWork, "sale">): ReactNode {
  const t = useTranslations("people.person.wall");
  const format = useFormat();
  const prices = usePrices();
  const day = format.day(sale.date);
  return (
    <>
      <p className="text-ink">
        {sale.buyer ? t("soldTo", { day, buyer: sale.buyer.name }) : t("soldOn", { day })}
      </p>
      <p>
        {t("yours", {
          price: prices.money(sale.priceCents - sale.discountCents, sale.currency),
          net: format.money(sale.netCents, sale.currency),
        })}
      </p>
    </>
  );
}
