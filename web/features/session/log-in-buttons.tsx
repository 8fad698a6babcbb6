import { useTranslations } from "use-intl";
import { buttonVariant } from "#web/ui/button.tsx";
import { LogInLink } from "./log-in-link.tsx";
import { useLogIn } from "./use-log-in.ts";

/** Create Your Profile and Log in, on the landing page (specification, section 2). */
export function LogInButtons({ className }: { readonly className: string }) {
  const t = useTranslations("landing");
  const { pendingFlow, logIn } = useLogIn();
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-2 ${className}`}>
      <LogInLink
        flow="create"
        label={t("create")}
        busyLabel={t("launching")}
        isBusy={pendingFlow === "create"}
        onLogIn={logIn}
        className={`${buttonVariant("filled")} max-md:min-h-13 max-md:w-full max-md:max-w-105`}
      />
      <p className="text-2 text-ink-2">
        {t("alreadyHave")}{" "}
        <LogInLink
          flow="login"
          label={t("logIn")}
          busyLabel={t("loggingIn")}
          isBusy={pendingFlow === "login"}
          onLogIn={logIn}
          className="underlined target inline-flex items-center text-ink"
        />
      </p>
    </div>
  );
}
