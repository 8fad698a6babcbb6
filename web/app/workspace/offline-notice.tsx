import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { refreshCurrentUser, useIsUserUnconfirmed } from "#web/api/current-user.ts";
import { useConnection } from "#web/browser/connection.ts";
import { keepForOffline } from "#web/browser/service-worker.ts";
import { TextButton } from "#web/ui/button.tsx";

/** Shown while there is no network, or while the server does not confirm the session. */
export function OfflineNotice() {
  const t = useTranslations("offline");
  const isConnected = useConnection();
  const isUnconfirmed = useIsUserUnconfirmed();
  const wasLost = useRef(false);

  useEffect(() => keepForOffline(), []);

  useEffect(() => {
    // Meanwhile the session could not be checked.
    if (isConnected && wasLost.current) void refreshCurrentUser();
    wasLost.current = !isConnected;
  }, [isConnected]);

  return (
    <div role="status" className="sticky top-0 z-1 print:hidden">
      {!isConnected && <Notice title={t("title")}>{t("text")}</Notice>}
      {isConnected && isUnconfirmed && <Unconfirmed />}
    </div>
  );
}

/** The server did not confirm the session: the page stays, because only a 401 ends a session. */
function Unconfirmed() {
  const t = useTranslations("unconfirmed");
  return (
    <Notice
      title={t("title")}
      action={<TextButton onClick={() => void refreshCurrentUser()}>{t("retry")}</TextButton>}
    >
      {t("text")}
    </Notice>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Notice({ title, children, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 bg-notice-wash px-(--margin) py-3 text-2">
      <p>
        <span className="font-strong text-notice">{title}</span> {children}
      </p>
      {/* Its target is higher than a line of text. */}
      {action && <div className="-my-2.5 max-md:mt-0">{action}</div>}
    </div>
  );
}
