import { useTranslations } from "use-intl";
import { buttonVariant } from "#web/ui/button.tsx";
import { EnterLink } from "./enter-link.tsx";
import { useEnter } from "./use-enter.ts";

/** The two ways in from the landing page (specification, section 2). */
export function EnterButtons({ className }: { readonly className: string }) {
  const t = useTranslations("landing");
  const { entering, enter } = useEnter();
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-2 ${className}`}>
      <EnterLink
        flow="create"
        label={t("create")}
        busyLabel={t("launching")}
        isBusy={entering === "create"}
        onEnter={enter}
        className={`${buttonVariant("filled")} max-md:min-h-13 max-md:w-full max-md:max-w-105`}
      />
      <p className="text-2 text-ink-2">
        {t("alreadyHave")}{" "}
        <EnterLink
          flow="login"
          label={t("logIn")}
          busyLabel={t("loggingIn")}
          isBusy={entering === "login"}
          onEnter={enter}
          className="underlined target inline-flex items-center text-ink"
        />
      </p>
    </div>
  );
}
