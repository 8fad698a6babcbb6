import { useEffect, useRef, useState } from "react";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { isPreview, isUnsent } from "../address.ts";
import { type AgreementVoice, useAgreementVoice } from "./agreement-voice.ts";
import { Living } from "./living.tsx";
import { ToConfirm } from "./to-confirm.tsx";

type Text = Parameters<AgreementVoice["t"]>[0];

/** An agreement at its address: what there is to confirm, and once it is confirmed where its works are and what is owed. */
export function ConsignmentPage({ agreement: first }: { readonly agreement: GuestConsignment }) {
  const voice = useAgreementVoice();
  const { t, dayOf } = voice;
  const [agreement, setAgreement] = useState(first);
  const [done, setDone] = useState<Text | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { number, artist, gallery, terms, state, amendment, confirmedBy, confirmedOn } = agreement;

  useEffect(() => {
    if (done !== null) status.current?.focus();
  }, [done]);

  function show(read: GuestConsignment, happened: Text | null): void {
    setAgreement(read);
    setDone(happened);
  }

  const isToConfirm = state === "sent" || amendment === "sent";
  const isCityNamed = gallery.name.endsWith(gallery.city);
  const place = isCityNamed ? gallery.name : `${gallery.name}, ${gallery.city}`;
  const confirmed =
    confirmedBy !== null && confirmedOn !== null
      ? t("consignment.confirmedBy", { name: confirmedBy, date: dayOf(confirmedOn) })
      : "";
  return (
    <>
      <div className="page w-full pt-7">
        <div className="flex-wrap items-end justify-between gap-x-12 border-b border-ink pb-5 lg:flex">
          <h1 className="font-display text-page font-[480] tracking-[-0.022em] lg:text-6">
            {t("consignment.title")} <span className="whitespace-nowrap">{number}</span>
          </h1>
          <div className="text-2 wrap-anywhere text-ink-2 max-lg:pt-2">
            <p>{t("consignment.parties", { artist: artist.name, gallery: place })}</p>
            <p>
              {[
                t("consignment.period", { from: dayOf(terms.from), until: dayOf(terms.until) }),
                confirmed,
              ]
                .filter(Boolean)
                .join(". ")}
            </p>
          </div>
        </div>
        {done !== null && (
          <p
            ref={status}
            role="status"
            tabIndex={-1}
            className="border-b border-rule py-4 font-strong outline-none print:hidden"
          >
            {t(done, { artist: artist.name })}
          </p>
        )}
      </div>
      {isPreview && (
        <p className="page w-full pt-5 text-2">
          {t(isUnsent ? "consignment.unsent" : "consignment.preview", { gallery: gallery.name })}
        </p>
      )}
      {/* The artist who looks at it cannot confirm in the gallery's place. */}
      <fieldset disabled={isPreview} className="contents">
        {isToConfirm && <ToConfirm agreement={agreement} onRead={show} />}
        {state !== "sent" && <Living agreement={agreement} onRead={show} />}
      </fieldset>
    </>
  );
}
