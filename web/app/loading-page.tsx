import { useTranslations } from "use-intl";
import { Spinner } from "#web/ui/spinner.tsx";

/** Shown until the page is known and loaded, with the title and main landmark that screen readers expect. */
export function LoadingPage() {
  const t = useTranslations("app");
  return (
    // A font for hidden text would delay the scripts.
    <main className="[font-family:system-ui]">
      <h1 className="sr-only">{t("title")}</h1>
      <Spinner />
    </main>
  );
}
