import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { unsentPagePath } from "#schema/links/links-paths.ts";
import { useConnection } from "#web/browser/connection.ts";

interface SeeAsGalleryProps {
  readonly consignment: Consignment;
  /** The form of what is not sent yet; null outside of it. */
  readonly editing: {
    readonly isChanged: boolean;
    readonly hasErrors: () => boolean;
    /** Null where it could not be saved, which was shown. */
    readonly saveQuietly: () => Promise<Consignment | null>;
  } | null;
}

/**
 * Opens the page of the gallery in another tab: in a form and of a draft as it will be, once what is typed is saved, or else as it
 * is; nothing where the gallery has none.
 */
export function SeeAsGallery({ consignment, editing }: SeeAsGalleryProps) {
  const t = useTranslations("consignments.address");
  const isConnected = useConnection();
  const { id, state, amendment, address } = consignment;
  const isChanged = editing?.isChanged ?? false;
  const isChange = editing !== null && (amendment !== null || isChanged);
  const isUnsent = state === "draft" || isChange;
  if (!isUnsent && address === null) return null;
  const unsent = unsentPagePath(id);

  async function open(event: MouseEvent): Promise<void> {
    if (!editing?.isChanged) return;
    event.preventDefault();
    if (!isConnected || editing.hasErrors()) return;
    // Before the answer: later a browser would take it for a window that nobody asked for.
    const tab = window.open("about:blank", "_blank");
    if (await editing.saveQuietly()) tab?.location.replace(unsent);
    else tab?.close();
  }

  return (
    <a
      href={isUnsent ? unsent : `${address}?preview`}
      target="_blank"
      rel="noreferrer"
      aria-disabled={(isChanged && !isConnected) || undefined}
      onClick={(event) => void open(event)}
      className="group target inline-flex items-center text-2"
    >
      <span className="underlined">{t("seeAsGallery")}</span>
    </a>
  );
}
