import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import { loginPath } from "#schema/api-paths.ts";
import { type SignInErrorCode, signInErrorCodes } from "#schema/errors.ts";
import { usePageRestored } from "#web/browser/use-page-restored.ts";
import { usePublicPaths } from "#web/i18n/public-paths.ts";
import { TextButton } from "#web/ui/button.tsx";

type AlertCode = SignInErrorCode | "other";

/** The code in the address, shown only together with retry=true (specification, section 8). */
function readAlertCode(search: string): AlertCode | null {
  const parameters = new URLSearchParams(search);
  const code = parameters.get("error");
  if (code === null || parameters.get("retry") !== "true") return null;
  return signInErrorCodes.find((known) => known === code) ?? "other";
}

/** Shows why a sign-in failed; the address is then reset, so that a reload does not show it again. */
export function SignInAlert({ className }: { readonly className: string }) {
  const t = useTranslations("signInError");
  const [, navigate] = useLocation();
  const { landing } = usePublicPaths();
  const [code, setCode] = useState<AlertCode | null>(null);
  const [isRetrying, setRetrying] = useState(false);

  useEffect(() => {
    const found = readAlertCode(window.location.search);
    if (found === null) return;
    setCode(found);
    navigate(landing, { replace: true });
  }, [navigate, landing]);

  // The label was busy when the page was left.
  usePageRestored(() => setRetrying(false));

  if (code === null) return null;
  return (
    <div
      role="alert"
      className={`grid items-center gap-x-8 border-t-3 border-error bg-error-wash px-6 pt-4.5 pb-3.5 md:grid-cols-[1fr_auto] ${className}`}
    >
      <p className="text-2">
        <strong className="block font-strong text-error">{t(`${code}.title`)}</strong>
        {t(`${code}.text`)}
      </p>
      <div className="flex gap-6">
        <TextButton
          aria-busy={isRetrying || undefined}
          onClick={() => {
            setRetrying(true);
            window.location.assign(loginPath("create"));
          }}
        >
          {t(isRetrying ? "retrying" : "retry")}
        </TextButton>
        <TextButton onClick={() => setCode(null)}>{t("dismiss")}</TextButton>
      </div>
    </div>
  );
}
