import { type ReactNode, useState } from "react";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { importMakeDocument } from "../guest-head.tsx";
import { useVoice } from "../voice.ts";

interface AgreementPdfProps {
  readonly agreement: GuestConsignment;
  /** A confirmed one, as it was kept; null for what is read now. */
  readonly version: number | null;
  readonly children: ReactNode;
}

/** Makes the agreement's PDF on the page and downloads it. */
export function AgreementPdf({ agreement, version, children }: AgreementPdfProps) {
  const { t } = useVoice();
  const [phase, setPhase] = useState<"idle" | "making" | "failed">("idle");

  async function make(): Promise<void> {
    if (phase === "making") return;
    setPhase("making");
    try {
      const { makeAgreement } = await importMakeDocument();
      await makeAgreement(agreement, version);
      setPhase("idle");
    } catch (error) {
      console.warn("The agreement's PDF was not made.", error);
      setPhase("failed");
    }
  }

  return (
    <span className="print:hidden">
      <button
        type="button"
        aria-busy={phase === "making" || undefined}
        onClick={() => void make()}
        className="group target text-2"
      >
        <span className="underlined">{phase === "making" ? t("head.making") : children}</span>
      </button>
      {phase === "failed" && (
        <span role="alert" className="block text-1 text-error">
          {t("head.failed")}
        </span>
      )}
    </span>
  );
}
