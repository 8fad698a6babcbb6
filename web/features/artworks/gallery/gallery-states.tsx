import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

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
