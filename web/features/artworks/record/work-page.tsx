import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { FailedWork, MissingWork } from "./work-states.tsx";

interface WorkPageProps {
  readonly id: string;
  /** The artist's works; undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly galleryPath: string;
}

/** The page of one saved work. */
export function WorkPage({ id, works, isFetching, onRetry, galleryPath }: WorkPageProps) {
  const t = useTranslations("work");
  const work = works?.find((candidate) => candidate.id === id);
  usePageTitle(work?.title ?? t("untitledPage"));
  if (!works) {
    return isFetching ? <Spinner label={t("loading")} /> : <FailedWork onRetry={onRetry} />;
  }
  if (!work) return <MissingWork galleryPath={galleryPath} />;
  return (
    <BelowHeader>
      <div className="page py-10">
        <PageHeading className="wrap-anywhere">{work.title}</PageHeading>
      </div>
    </BelowHeader>
  );
}
