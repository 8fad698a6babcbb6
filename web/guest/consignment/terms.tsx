import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { FactRows } from "../fact-rows.tsx";
import { type AgreementVoice, useAgreementVoice } from "./agreement-voice.ts";

type Terms = GuestConsignment["terms"];

/** The terms at a glance; the sentences are what holds. */
export function TermRows({ terms }: { readonly terms: Terms }) {
  const voice = useAgreementVoice();
  const { t } = voice;
  return (
    <FactRows
      rows={[
        [t("consignment.terms.commission"), percent(terms.commission, voice)],
        [t("consignment.terms.discount"), discountOf(terms, voice)],
        [t("consignment.terms.payment"), paymentOf(terms, voice)],
        [t("consignment.terms.reports"), t(`consignment.terms.${terms.reports}`)],
        [t("consignment.terms.insurance"), insuranceOf(terms, voice)],
        [t("consignment.terms.shipping"), shippingOf(terms, voice)],
      ]}
    />
  );
}

function percent(share: number, { format }: AgreementVoice): string {
  return `${format.number(share * 100)}\u00a0%`;
}

function discountOf({ discountCeiling, discountBorneBy }: Terms, voice: AgreementVoice): string {
  const { t, format } = voice;
  if (discountCeiling === 0) return t("consignment.terms.ask");
  const bearer = t(`consignment.terms.bearers.${discountBorneBy}`);
  return t("consignment.terms.ceiling", { percent: format.number(discountCeiling * 100), bearer });
}

function paymentOf({ daysToPay }: Terms, { t }: AgreementVoice): string {
  if (daysToPay === 0) return t("consignment.terms.atOnce");
  if (daysToPay === 1) return t("consignment.terms.day");
  return t("consignment.terms.days", { days: String(daysToPay) });
}

function insuranceOf({ insuredBy, insuredOn }: Terms, { t }: AgreementVoice): string {
  if (insuredBy === null) return "";
  const party = t(`consignment.terms.parties.${insuredBy}`);
  return insuredOn === null ? party : t(`consignment.terms.${insuredOn}`, { party });
}

function shippingOf({ shippingThere, shippingBack }: Terms, { t }: AgreementVoice): string {
  const nameOf = (party: "artist" | "gallery") =>
    t(`consignment.terms.parties.${party}`).toLowerCase();
  const there = shippingThere && t("consignment.terms.there", { party: nameOf(shippingThere) });
  if (shippingBack === null) return there ?? "";
  const back = there === null ? "consignment.terms.isBack" : "consignment.terms.back";
  return [there, t(back, { party: nameOf(shippingBack) })].filter(Boolean).join("; ");
}
