import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button, buttonVariant } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** The artist has no work with the id of the address. */
export function MissingWork({ galleryPath }: { readonly galleryPath: string }) {
  const t = useTranslations("work.missing");
  return (
    <BelowHeader>
      <EmptyState
        title={<h1>{t("title")}</h1>}
        text={t("text")}
        action={
          <Link href={galleryPath} className={buttonVariant("filled")}>
            {t("button")}
          </Link>
        }
      />
    </BelowHeader>
  );
}

export function FailedWork({ onRetry }: { readonly onRetry: () => void }) {
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
