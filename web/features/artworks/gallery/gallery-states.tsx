import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function EmptyGallery({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTranslations("gallery");
  return (
    <EmptyState
      title={<h2>{t("empty.title")}</h2>}
      text={t("empty.text")}
      action={
        <Button variant="filled" onClick={onCreate}>
          {t("create")}
        </Button>
      }
    />
  );
}

export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("gallery.nothingFound");
  return (
    <EmptyState
      title={
        <div role="status">
          <h2>{t("title")}</h2>
        </div>
      }
      text={t("text")}
      action={<Button onClick={onShowAll}>{t("button")}</Button>}
    />
  );
}

/** Of works that are all archived, none is on the wall. */
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
      title={
        <div role="alert">
          <h2>{t("title")}</h2>
        </div>
      }
      text={t("text")}
      action={<Button onClick={onRetry}>{t("button")}</Button>}
    />
  );
}
