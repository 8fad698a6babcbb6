import { useTranslations } from "use-intl";
import type { Currency } from "#schema/currency.ts";
import type { Units } from "#schema/units.ts";
import { FetchFailed, Loading } from "#web/ui/fetch-states.tsx";
import { SmallCurve } from "./curve/small-curve.tsx";

/** While works and lists are fetched, the axes are there already. */
export function LoadingList(shown: { readonly units: Units; readonly currency: Currency }) {
  const t = useTranslations("priceList.page");
  return (
    <Loading
      text={t("loading")}
      className="lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-12"
    >
      <div className="min-w-0">
        <SmallCurve points={[]} curve={null} title={t("axes")} {...shown} />
      </div>
    </Loading>
  );
}

/** Works or lists could not be fetched. */
export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("priceList.page.failed");
  return <FetchFailed title={t("title")} text={t("text")} button={t("button")} onRetry={onRetry} />;
}
