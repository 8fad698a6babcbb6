import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { Codes } from "./use-codes.ts";

/** Before a document is made: that the addresses of its codes are fetched, or why it cannot have them. */
export function CodesStatus({ codes: { state, retry } }: { readonly codes: Codes }) {
  const t = useTranslations("documents.dialog.codes");
  if (state === "ready") return null;
  if (state === "fetching") {
    return (
      <div className="pb-5">
        <p role="status" className="text-2 text-ink-2">
          {t("fetching")}
        </p>
        <ProgressBar aria-label={t("fetching")} className="mt-2.5" />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4 pb-5">
      <p role="alert" className="max-w-[46ch]">
        {t(state === "too-many" ? "tooMany" : "failed")}
      </p>
      <Button onClick={retry}>{t("again")}</Button>
    </div>
  );
}
