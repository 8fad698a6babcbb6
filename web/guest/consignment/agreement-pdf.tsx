import { type ReactNode, useState } from "react";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { importMakeDocument } from "../guest-head.tsx";
import { useVoice } from "../voice.ts";

interface AgreementPdfProps {
  readonly agreement: GuestConsignment;
  /** A confirmed version, as it was kept; null for what is read now, or its statement until today. */
  readonly version: number | null | "statement";
  readonly children: ReactNode;
}

/** Makes the PDF of the agreement or its statement on the page and downloads it. */
export function AgreementPdf({ agreement, version, children }: AgreementPdfProps) {
  const { t } = useVoice();
  const [phase, setPhase] = useState<"idle" | "making" | "failed">("idle");

  async function make(): Promise<void> {
    if (phase === "making") return;
    setPhase("making");
    try {
      const { makeAgreement, makeStatement } = await importMakeDocument();
      await (version === "statement"
        ? makeStatement(agreement)
        : makeAgreement(agreement, version));
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
