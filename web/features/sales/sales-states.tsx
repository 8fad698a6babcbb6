import { useTranslations } from "use-intl";
import { useConnection } from "#web/browser/connection.ts";
import { FetchFailed, Loading } from "#web/ui/fetch-states.tsx";

/** While works and sales are fetched. */
export function LoadingSales() {
  const t = useTranslations("sales.ledger");
  return <Loading text={t("loading")} />;
}

/** Works or sales could not be fetched. */
export function FailedSales({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("sales.ledger.failed");
  const isConnected = useConnection();
  return (
    <FetchFailed
      title={t("title")}
      text={t(isConnected ? "text" : "offline")}
      button={t("button")}
      onRetry={onRetry}
    />
  );
}

/** Says that what is shown may be out of date, while there is no network. */
export function OfflineNote() {
  const t = useTranslations("sales.ledger");
  return useConnection() ? null : <p className="pt-4 text-2 text-ink-2">{t("offline")}</p>;
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
