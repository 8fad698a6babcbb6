import { type MouseEvent, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { type LoginFlow, loginPath } from "#schema/api-paths.ts";
import { signedInPath } from "#schema/page-paths.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { clearPendingLogin, readPendingLogin } from "#web/browser/app-ready.ts";
import { usePageRestored } from "#web/browser/use-page-restored.ts";
import { buttonVariant } from "#web/ui/button.tsx";

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

interface LogInLinkProps {
  readonly flow: LoginFlow;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onLogIn: (flow: LoginFlow) => void;
  readonly className: string;
}

/**
 * A button that opens the log-in, also before the application is ready: then web/browser/early/ handles the click and
 * sets the same label and busy state as here.
 */
function LogInLink({ flow, label, busyLabel, isBusy, onLogIn, className }: LogInLinkProps) {
  function logIn(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLogIn(flow);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would do nothing before scripts run.
    <a
      href={loginPath(flow)}
      role="button"
      data-early="log-in"
      data-busy={busyLabel}
      aria-busy={isBusy || undefined}
      onClick={logIn}
      className={className}
      suppressHydrationWarning
    >
      {isBusy ? busyLabel : label}
    </a>
  );
}

/**
 * Opens the application: at once for a signed-in user, through the identity provider for others. `pendingFlow` is the
 * flow that was started, for the busy labels.
 */
function useLogIn() {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const [pendingFlow, setPendingFlow] = useState<LoginFlow | null>(null);

  useEffect(() => {
    const clickedEarly = readPendingLogin();
    clearPendingLogin();
    if (clickedEarly !== null) setPendingFlow(clickedEarly);
  }, []);
  // The labels were busy when the page was left.
  usePageRestored(() => setPendingFlow(null));

  function logIn(flow: LoginFlow): void {
    if (pendingFlow !== null) return;
    setPendingFlow(flow);
    if (user) navigate(signedInPath(flow));
    else window.location.assign(loginPath(flow));
  }

  return { pendingFlow, logIn };
}
