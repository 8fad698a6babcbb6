import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { useEnter } from "./use-enter.ts";

/** The two ways in from the landing page (specification, section 2). */
export function EnterButtons({ className }: { readonly className: string }) {
  const t = useTranslations("landing");
  const { entering, enter } = useEnter();
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-2 ${className}`}>
      <Button
        look="filled"
        isBusy={entering === "create"}
        onClick={() => enter("create")}
        className="max-md:min-h-13 max-md:w-full max-md:max-w-105"
      >
        {t(entering === "create" ? "launching" : "create")}
      </Button>
      <p className="text-2 text-ink-2">
        {t("alreadyHave")}{" "}
        <button
          type="button"
          aria-busy={entering === "login" || undefined}
          onClick={() => enter("login")}
          className="underlined target text-ink"
        >
          {t(entering === "login" ? "loggingIn" : "logIn")}
        </button>
      </p>
    </div>
  );
}
