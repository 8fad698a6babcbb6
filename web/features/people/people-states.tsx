import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { LoadingRows, PageFailed } from "#web/ui/page-states.tsx";

export function LoadingPeople() {
  const t = useTranslations("people.list");
  return (
    <LoadingRows
      text={t("loading")}
      cell="h-18 w-18 md:w-38"
      widths={["w-60", "w-44", "w-52"]}
      className="pt-6"
    />
  );
}

export function FailedPeople({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("people.list.failed");
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

/** Nobody is here yet. */
export function NoPeople({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTranslations("people.list.empty");
  return (
    <section className="mt-6 bg-wall px-6 py-12 md:px-16 md:py-14">
      <h2 className="display text-5">{t("title")}</h2>
      <p className="max-w-[40ch] pt-1 pb-5 text-ink-2">{t("text")}</p>
      <Button variant="filled" onClick={onAdd}>
        {t("button")}
      </Button>
    </section>
  );
}
