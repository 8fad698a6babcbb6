import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type IdlenessWatch, watchIdleness } from "./watch-idleness.ts";

/** The idle timeout of the signed-in user (specification, section 4). */
export function useIdleTimeout(onOver: () => void) {
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
