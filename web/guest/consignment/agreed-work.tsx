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

/** A work with its picture, its label and its price. */
export function AgreedWork({ work, children }: AgreedWorkProps) {
  const { t } = useAgreementVoice();
  const general = useVoice();
  const { locale, format } = general;
  const { inventoryNumber, year, priceCents, currency, state } = work;
  const title = work.title || general.t("work.untitled");
  const made = [mediumLineOf(work, locale), year].filter(Boolean).join(", ");
  const number = inventoryNumber === "" ? "" : t("consignment.number", { number: inventoryNumber });
  const size = sizeLine(work, "imperial", locale);
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] md:items-start print:grid-cols-[9rem_minmax(0,1fr)] print:items-start print:break-inside-avoid">
      <AgreedPicture work={work} title={title} />
      <div>
        <h3 className="work-title text-3">
          <TitleWithDot title={title} dot={state === "sold" && "ml-2 size-2.5 border-[5px]"} />
        </h3>
        <p className="text-1 text-ink-2">{[number, made].filter(Boolean).join(". ")}</p>
        <p className="text-1 text-ink-2">{size}</p>
        <p className="pt-1 text-2 font-strong">
          {priceCents === null
            ? general.t("work.onRequest")
            : format.askedMoney(priceCents, currency)}
        </p>
        {children}
      </div>
    </div>
  );
}

function AgreedPicture({ work, title }: { readonly work: ConsignedWork; readonly title: string }) {
  const { id, hasPicture, widthInches, heightInches } = work;
  const ratio = widthInches > 0 && heightInches > 0 ? widthInches / heightInches : 1;
  const style = {
    aspectRatio: `auto ${ratio.toFixed(4)}`,
    width: `min(100%, ${(13 * Math.min(1, ratio)).toFixed(2)}rem)`,
  };
  return (
    <div className="flex justify-center bg-wall p-5 md:p-4 print:p-0">
      {hasPicture ? (
        <img
          src={thumbnailPath(id)}
          srcSet={`${thumbnailPath(id)} 1x, ${picturePath(id)} 2x`}
          alt={title}
          loading="lazy"
          style={style}
          className="block bg-floor shadow-picture"
        />
      ) : (
        <div style={style} className="bg-floor" />
      )}
    </div>
  );
}
