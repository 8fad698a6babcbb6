import { useEffect, useEffectEvent } from "react";
import { type LazyPart, useLazyPart } from "./lazy-part.ts";
import { useMissingMessage } from "./part-messages.ts";
import { type PartFailure, recoverPart } from "./recover-part.ts";
import { toast } from "./toast.ts";

/** For a part without room for a message: if it cannot be loaded, a toast says so and `onMissing` is called once. */
export function useLazyPartOrToast<Part>(
  part: LazyPart<Part>,
  isNeeded: boolean,
  onMissing?: () => void,
): Part | null {
  const { loaded, missing } = useLazyPart(part, isNeeded);
  const messageFor = useMissingMessage();
  const isMissing = missing !== null;

  function show(failure: PartFailure): void {
    const { title, text, retry } = messageFor(failure);
    const onPress = () => {
      void recoverPart(part, { isRequested: true }).then((found) => found && show(found));
    };
    toast({ title, description: text, isError: true, action: { label: retry, onPress } });
  }

  const report = useEffectEvent(() => {
    if (missing !== null) show(missing);
    onMissing?.();
  });
  useEffect(() => {
    if (isMissing) report();
  }, [isMissing]);
  return loaded;
}
