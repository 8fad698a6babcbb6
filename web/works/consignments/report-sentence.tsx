import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import type { Entry } from "#schema/links/entry.ts";
import { localDay } from "#web/browser/local-day.ts";
import { atEnd } from "#web/i18n/at-end.ts";
import { useFormat } from "#web/i18n/format.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { workTitle } from "../work-title.tsx";
import { useGalleries } from "./use-galleries.ts";

/** What a gallery reported of a work of an agreement. */
export interface ReportedSale {
  readonly entry: Entry;
  readonly consignment: Consignment;
}

/** Whether the gallery has the work of a report still, which can only be declined otherwise. */
export function isWorkThere({ workId }: Entry, { works }: Consignment): boolean {
  return works.some((work) => work.workId === workId && work.state === "here");
}

interface ReportSentenceProps {
  readonly entry: Entry;
  /** Null for a work that was deleted. */
  readonly work: Artwork | null;
  readonly consignment: Consignment;
}

/** `North Wall reports Barley sold, for CA$1,875.` */
export function ReportSentence({ entry, work, consignment }: ReportSentenceProps) {
  const t = useTranslations("dealings.report");
  const prices = usePrices();
  const galleryOf = useGalleries();
  const { priceCents, currency } = entry;
  return t.rich(entry.kind === "sold" ? "sold" : "returned", {
    gallery: galleryOf(consignment.channelId).name,
    title: work?.title ?? t("goneWork"),
    work: workTitle,
    amount: prices.money(priceCents ?? 0, currency ?? "CAD"),
  });
}

/** The line below it: when, by whom, and what was agreed. */
export function useReportFact(): (entry: Entry, consignment: Consignment) => string {
  const t = useTranslations("dealings.report.facts");
  const format = useFormat();
  const prices = usePrices();

  function agreed({ workId, priceCents, currency }: Entry, consignment: Consignment) {
    const work = consignment.works.find((one) => one.workId === workId);
    if (!work || priceCents === null || currency === null) return null;
    if (work.priceCents === null || work.currency !== currency) return t("onRequest");
    const price = prices.money(work.priceCents, currency);
    if (priceCents === work.priceCents) return t("same");
    if (priceCents > work.priceCents) return t("above", { price });
    const percent = (1 - priceCents / work.priceCents) * 100;
    return t("under", {
      price,
      percent: format.number(Math.round(percent * 10) / 10),
      ceiling: format.number(consignment.discountCeiling * 100),
    });
  }

  return (entry, consignment) => {
    const day = format.day(entry.date ?? localDay(new Date(entry.sentAt)));
    const { name, message, buyer } = entry;
    return [
      t("by", { day, name: atEnd(name) }),
      agreed(entry, consignment),
      buyer !== "" && t("buyer", { buyer: atEnd(buyer) }),
      message !== "" && t("quote", { message }),
    ]
      .filter(Boolean)
      .join(" ");
  };
}
