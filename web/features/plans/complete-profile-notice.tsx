import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";

export function CompleteProfileNotice({ onComplete }: { readonly onComplete: () => void }) {
  const t = useTranslations("plans.notice");
  return (
    <section className="mb-9 flex flex-col gap-4 bg-notice-wash p-5 md:mb-12 md:flex-row md:items-center md:gap-8 md:px-7">
      <div>
        <h2 className="font-strong text-notice">{t("title")}</h2>
        <p>{t("text")}</p>
      </div>
      <Button onClick={onComplete} className="flex-none md:ml-auto">
        {t("button")}
      </Button>
    </section>
  );
}
