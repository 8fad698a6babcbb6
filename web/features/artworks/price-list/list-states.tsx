import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { Button } from "#web/ui/button.tsx";
import { SmallCurve } from "./curve/small-curve.tsx";

/** While works and lists are fetched, the axes are there already. */
export function LoadingList(shown: { readonly units: Units; readonly currency: Currency }) {
  const t = useTranslations("priceList.page");
  return (
    <section
      aria-busy="true"
      className="pt-9 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-12"
    >
      <p role="status" className="font-display text-[1.625rem]/8 tracking-[-0.014em] max-lg:pb-4">
        {t("loading")}
      </p>
      <div className="min-w-0">
        <SmallCurve points={[]} curve={null} title={t("axes")} {...shown} />
      </div>
    </section>
  );
}

/** Works or lists could not be fetched. */
export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("priceList.page.failed");
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
