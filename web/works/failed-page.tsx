import { useTranslations } from "use-intl";
import { PageFailed } from "#web/ui/page-states.tsx";

interface FailedPageProps {
  /** Where the page has its texts for this. */
  readonly texts:
    | "agenda.unfetched"
    | "consignments.list.failed"
    | "links.rooms.failed"
    | "people.list.failed"
    | "sales.ledger.failed";
  readonly onRetry: () => void;
}

/** A page whose data could not be fetched, in its own words. */
export function FailedPage({ texts, onRetry }: FailedPageProps) {
  const t = useTranslations(texts);
  return (
    <PageFailed
      title={t("title")}
      text={t("text")}
      offline={t("offline")}
      button={t("button")}
      onRetry={onRetry}
    />
  );
}
