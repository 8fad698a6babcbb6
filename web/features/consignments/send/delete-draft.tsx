import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { appPaths } from "#schema/page-paths.ts";
import { useConnection } from "#web/browser/connection.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { AskedChange } from "#web/forms/asked-change.tsx";
import { deleteConsignment, discardAmendment } from "#web/works/consignments/queries.ts";
import { useAgreementFailure } from "./use-agreement-failure.ts";

interface DeleteDraftProps {
  readonly consignment: Consignment;
  /** After the change of an agreement was discarded; null for the draft of one. */
  readonly onDiscarded: (() => void) | null;
}

/**
 * Deletes the draft of an agreement that was never sent, or discards the saved change of one that was. Nothing for one that
 * was taken back, which keeps its number.
 */
export function DeleteDraft({ consignment, onDiscarded }: DeleteDraftProps) {
  const kind = onDiscarded ? "change" : "draft";
  const t = useTranslations(`consignments.delete.${kind}`);
  const words = useTranslations("consignments.delete");
  const isConnected = useConnection();
  const showFailure = useAgreementFailure();
  const isThere = onDiscarded ? consignment.amendment !== null : consignment.number === null;
  if (!isThere) return null;
  return (
    <AskedChange
      button={t("button")}
      isLocked={!isConnected}
      words={{
        title: t("title"),
        cancel: words("cancel"),
        confirm: t("confirm"),
        done: t("done"),
      }}
      send={() => (onDiscarded ? discardAmendment(consignment) : deleteConsignment(consignment))}
      onDone={onDiscarded ?? (() => navigateUnasked(appPaths.consignments))}
      onError={(error) => showFailure(error, t("failed"))}
    >
      <p>{t("text")}</p>
    </AskedChange>
  );
}
