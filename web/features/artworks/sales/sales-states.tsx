import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";

/** While works and sales are fetched. */
export function LoadingSales() {
  const t = useTranslations("sales.ledger");
  return (
    <section aria-busy="true" className="pt-9">
      <p role="status" className="font-display text-[1.625rem]/8 tracking-[-0.014em]">
        {t("loading")}
      </p>
    </section>
  );
}

/** Works or sales could not be fetched. */
export function FailedSales({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("sales.ledger.failed");
  return (
    <section className="grid justify-items-start gap-2 pt-12">
      <div role="alert">
        <h2 className="display text-5">{t("title")}</h2>
      </div>
      <p className="max-w-[40ch] pb-4 text-ink-2">{t("text")}</p>
      <Button onClick={onRetry}>{t("button")}</Button>
    </section>
  );
}

/** Nothing has been sold yet. */
export function EmptySales({ hasWorks }: { readonly hasWorks: boolean }) {
  const t = useTranslations("sales.ledger.empty");
  return (
    <section className="pt-9">
      <h2 className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em]">
        {t("title")}
      </h2>
      <p className="max-w-[52ch] pt-2 text-ink-2">{t(hasWorks ? "text" : "withoutWorks")}</p>
    </section>
  );
}
