import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { onMessageFromOtherTabs } from "#web/api/session-channel.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { toast } from "#web/browser/toast.ts";
import { withWords } from "#web/i18n/locale.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { type IdlenessWatch, watchIdleness } from "./idle/watch-idleness.ts";
import { followSignOut, type RemoveDrafts, signOut } from "./sign-out.ts";

const idleDialog = lazyPart("idle-dialog", () => withWords(import("./idle/idle-dialog.tsx")));

/** How long a person has to read why they are logged out (specification, section 9). */
const signOutDelayMs = 1500;

interface SessionWatchProps {
  /** For an explicit sign-out; the idle timeout keeps the drafts. */
  readonly removeDrafts: () => void;
}

/**
 * Rendered beside what only signed-in users see: logs out an idle user (specification, section 4),
 * and leaves when a sign-out happens in another tab.
 */
export function SessionWatch({ removeDrafts }: SessionWatchProps) {
  const t = useTranslations("toasts.loggedOutIdle");
  const { secondsLeft, stayActive, stop } = useIdleTimeout(() => logOut(null));
  const follow = useEffectEvent((keepsDrafts: boolean) =>
    followSignOut(keepsDrafts ? null : removeDrafts),
  );
  useEffect(
    () =>
      onMessageFromOtherTabs((news) => "signedOut" in news && follow(news.signedOut.keepsDrafts)),
    [],
  );

  function logOut(forget: RemoveDrafts): void {
    toast({ title: t("title"), description: t("text") });
    setTimeout(() => void signOut(forget), signOutDelayMs);
  }

  return (
    <LazyDialog part={idleDialog} isOpen={secondsLeft !== null} onClose={stayActive}>
      {({ IdleDialog }) => (
        <IdleDialog
          secondsLeft={secondsLeft}
          onStay={stayActive}
          onLogOut={() => {
            stop();
            logOut(removeDrafts);
          }}
        />
      )}
    </LazyDialog>
  );
}

/** The idle timeout of the signed-in user (specification, section 4). */
function useIdleTimeout(onOver: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<IdlenessWatch | null>(null);
  const end = useEffectEvent(onOver);

  useEffect(() => {
    const started = watchIdleness({ onChange: setSecondsLeft, onOver: () => end() });
    watch.current = started;
    return started.stop;
  }, []);

  function stop(): void {
    watch.current?.stop();
    setSecondsLeft(null);
  }

  return { secondsLeft, stayActive: () => watch.current?.stayActive(), stop };
}
