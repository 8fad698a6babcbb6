import { useTranslations } from "use-intl";
import { BareWall } from "#web/ui/bare-wall.tsx";
import { Button } from "#web/ui/button.tsx";

export function EmptyGallery({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTranslations("gallery");
  return (
    <BareWall
      title={<h2>{t("empty.title")}</h2>}
      text={t("empty.text")}
      action={
        <Button look="filled" onClick={onCreate}>
          {t("create")}
        </Button>
      }
    />
  );
}

export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations("gallery.nothingFound");
  return (
    <BareWall
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

export function FailedGallery({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("gallery.failed");
  return (
    <BareWall
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
