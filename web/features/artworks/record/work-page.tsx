import { useTranslations } from "use-intl";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useTopOfPage } from "#web/browser/top-of-page.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useArtworks } from "#web/works/use-artworks.ts";
import { WorkView, type WorkViewProps } from "./work-view.tsx";

interface WorkPageProps extends Omit<WorkViewProps, "work" | "works"> {
  readonly id: string;
}

/** The page of one saved work. */
export function WorkPage({ id, ...view }: WorkPageProps) {
  const t = useTranslations("work");
  const fetched = useArtworks();
  const works = fetched.data;
  const work = works?.find((candidate) => candidate.id === id);
  usePageTitle(work?.title ?? t("untitledPage"));
  useTopOfPage(id);
  if (!works) {
    return (
      <Unfetched
        queries={[fetched]}
        loading={<Spinner label={t("loading")} />}
        failed={(retry) => <FailedWork onRetry={retry} />}
      />
    );
  }
  if (!work) return <MissingWork galleryPath={view.galleryLinks.galleryPath} />;
  return <WorkView key={id} work={work} works={works} {...view} />;
}

/** The artist has no work with the id of the address. */
function MissingWork({ galleryPath }: { readonly galleryPath: string }) {
  const t = useTranslations("work.missing");
  return (
    <MissingPage title={t("title")} text={t("text")} button={t("button")} href={galleryPath} />
  );
}

function FailedWork({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("work.failed");
  return (
    <BelowHeader>
      <EmptyState
        title={
          <div role="alert">
            <h1>{t("title")}</h1>
          </div>
        }
        text={t("text")}
        action={<Button onClick={onRetry}>{t("button")}</Button>}
      />
    </BelowHeader>
  );
}
