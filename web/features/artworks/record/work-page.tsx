import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { refetchWorks } from "#web/works/cached-works.ts";
import { FailedWork, MissingWork } from "./work-states.tsx";
import { WorkView, type WorkViewProps } from "./work-view.tsx";

interface WorkPageProps extends Omit<WorkViewProps, "work" | "works"> {
  readonly id: string;
  /** The artist's works; undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly isFetching: boolean;
}

/** The page of one saved work. */
export function WorkPage({ id, works, isFetching, ...view }: WorkPageProps) {
  const t = useTranslations("work");
  const work = works?.find((candidate) => candidate.id === id);
  usePageTitle(work?.title ?? t("untitledPage"));
  useStartOfPage(id);
  if (!works) {
    return isFetching ? (
      <Spinner label={t("loading")} />
    ) : (
      <FailedWork onRetry={() => void refetchWorks()} />
    );
  }
  if (!work) return <MissingWork galleryPath={view.galleryLinks.galleryPath} />;
  return <WorkView key={id} {...{ work, works }} {...view} />;
}

/** A page opens at its top; the focus goes to the title of a neighbour that a link has led to. */
function useStartOfPage(id: string): void {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (lastId.current !== null) document.querySelector<HTMLElement>("main h1")?.focus();
    lastId.current = id;
  }, [id]);
}
