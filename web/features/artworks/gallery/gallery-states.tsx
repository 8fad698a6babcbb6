import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { pictureWidth } from "#web/works/artwork-picture.tsx";
import { GalleryGrid } from "./artwork-grid.tsx";

export function EmptyGallery({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTranslations("gallery");
  return (
    <EmptyState
      title={<h2>{t("empty.title")}</h2>}
      text={t("empty.text")}
      action={
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <Button variant="filled" onClick={onCreate}>
            {t("create")}
          </Button>
          <Link href={appPaths.import} className="target inline-flex items-center text-2">
            <span className="underlined">{t("empty.import")}</span>
          </Link>
        </div>
      }
    />
  );
}

export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("gallery.nothingFound");
  return (
    <EmptyState
      title={<h2>{t("title")}</h2>}
      role="status"
      text={t("text")}
      action={<Button onClick={onShowAll}>{t("button")}</Button>}
    />
  );
}

/** All works are archived, so none is shown. */
export function OnlyArchived({ onShowArchived }: { readonly onShowArchived: () => void }) {
  const t = useTranslations("gallery.onlyArchived");
  return (
    <EmptyState
      title={<h2>{t("title")}</h2>}
      text={t("text")}
      action={<Button onClick={onShowArchived}>{t("button")}</Button>}
    />
  );
}

export function FailedGallery({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("gallery.failed");
  return (
    <EmptyState
      title={<h2>{t("title")}</h2>}
      role="alert"
      text={t("text")}
      action={<Button onClick={onRetry}>{t("button")}</Button>}
    />
  );
}

/** In inches: four works such as one sees. */
const blankWorks = [
  { width: 20, height: 16 },
  { width: 15, height: 20 },
  { width: 18, height: 18 },
  { width: 26, height: 13 },
] as const;

/** Four placeholders while the works load. */
export function SkeletonGrid() {
  const t = useTranslations("gallery");
  return (
    <div role="status" aria-label={t("loading")} className="flex grow flex-col">
      <GalleryGrid>
        {blankWorks.map((work) => (
          <li key={work.width} className="row-span-2 grid min-w-0 grid-rows-subgrid">
            <div className="flex items-center pt-8 pb-4.5 md:pt-10 md:pb-7">
              <div
                style={{ width: pictureWidth(work), aspectRatio: `${work.width} / ${work.height}` }}
                className="ghost"
              />
            </div>
            <div className="pb-10">
              <div className="ghost mt-1.5 mb-3 h-4 w-3/5" />
              <div className="ghost mb-4 h-3 w-4/5" />
              <div className="ghost h-3.5 w-2/5" />
            </div>
          </li>
        ))}
      </GalleryGrid>
    </div>
  );
}
