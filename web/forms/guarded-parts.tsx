import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { UnsavedPartsContext, useGuardedParts } from "./unsaved-parts.ts";

/** Asks before parts of a page with unsaved input are left. */
export function GuardedParts({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("work.leaving");
  const { parts, isAsking, decide } = useGuardedParts();
  return (
    <UnsavedPartsContext value={parts}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => decide(false)}
        onConfirm={() => decide(true)}
        title={t("title")}
        cancelLabel={t("stay")}
        confirmLabel={t("discard")}
      >
        <p>{t("text")}</p>
      </ConfirmDialog>
    </UnsavedPartsContext>
  );
}
