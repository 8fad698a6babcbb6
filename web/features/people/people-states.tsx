import { useTranslations } from "use-intl";
import { useConnection } from "#web/browser/connection.ts";
import { Button } from "#web/ui/button.tsx";
import { FetchFailed } from "#web/ui/fetch-states.tsx";

/** While the people are fetched: rows with bare wall cells. */
export function LoadingPeople() {
  const t = useTranslations("people.list");
  return (
    <section aria-busy="true" className="pt-6">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["w-60", "w-44", "w-52"].map((width) => (
        <div key={width} aria-hidden="true" className="flex border-b border-rule">
          <span className="block h-18 w-38 bg-wall max-md:w-18" />
          <span className="grid content-center gap-2 pl-5">
            <span className={`block h-3.5 max-w-[50vw] bg-floor ${width}`} />
            <span className="block h-2.5 w-36 bg-floor" />
          </span>
        </div>
      ))}
    </section>
  );
}

export function FailedPeople({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("people.list.failed");
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
  const t = useTranslations("people.list");
  return useConnection() ? null : <p className="pt-4 text-2 text-ink-2">{t("offline")}</p>;
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
