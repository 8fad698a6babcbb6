import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useConnection } from "#web/lib/connection.ts";
import { refreshCurrentUser } from "#web/lib/current-user.ts";
import { keepForOffline } from "#web/lib/service-worker.ts";

/** Says that there is no network, for as long as there is none. */
export function OfflineNotice() {
  const t = useTranslations("offline");
  const isConnected = useConnection();
  const wasLost = useRef(false);

  useEffect(() => keepForOffline(), []);

  useEffect(() => {
    // Who is signed in was taken on trust meanwhile.
    if (isConnected && wasLost.current) void refreshCurrentUser();
    wasLost.current = !isConnected;
  }, [isConnected]);

  return (
    <div role="status">
      {!isConnected && (
        <p className="bg-notice-wash px-(--margin) py-3 text-2">
          <span className="font-strong text-notice">{t("title")}</span> {t("text")}
        </p>
      )}
    </div>
  );
}
