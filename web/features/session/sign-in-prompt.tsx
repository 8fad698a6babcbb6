import { useTranslations } from "use-intl";
import { loginPath } from "#schema/api-paths.ts";
import { openInTopWindow } from "#web/browser/leave-page.ts";
import { storeReturnPath } from "#web/browser/return-path.ts";
import { Button } from "#web/ui/button.tsx";

/** Shown when the session ends while the application is open. */
export function SignInPrompt() {
  const t = useTranslations("signInPrompt");
  return (
    <main id="content" className="page grid min-h-screen content-center gap-2 bg-wall">
      <h1 className="display text-6">{t("title")}</h1>
      <p className="pb-6 text-ink-2">{t("text")}</p>
      <div>
        <Button variant="filled" onClick={signIn}>
          {t("button")}
        </Button>
      </div>
    </main>
  );
}

function signIn(): void {
  storeReturnPath();
  openInTopWindow(loginPath("create"));
}
