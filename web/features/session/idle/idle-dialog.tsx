import { AlertDialog } from "radix-ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { useDialogStack } from "#web/ui/dialog-stack.ts";
import { usePageBehind } from "#web/ui/use-page-behind.ts";
import { useReturnFocus } from "#web/ui/use-return-focus.ts";
import { countdown } from "./idle-state.ts";

addWords("account");

interface IdleDialogProps {
  /** Null while there is nothing to warn of. */
  readonly secondsLeft: number | null;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** The session-timeout warning (specification, sections 2 and 4). */
export function IdleDialog({ secondsLeft, onStay, onLogOut }: IdleDialogProps) {
  const t = useTranslations("idle");
  const isOpen = secondsLeft !== null;
  const returnFocus = useReturnFocus(isOpen);
  useDialogStack(isOpen, onStay);
  usePageBehind(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-20 grid place-items-center overflow-y-auto bg-scrim p-6 max-md:place-items-end max-md:p-0">
          <AlertDialog.Content
            onCloseAutoFocus={returnFocus}
            className="dialog-rise w-full bg-paper px-11 pt-9 pb-8 shadow-sheet max-md:px-(--margin) max-md:py-6 md:max-w-140"
          >
            <AlertDialog.Title className="display text-5">{t("title")}</AlertDialog.Title>
            <AlertDialog.Description className="max-w-[52ch] pt-2.5 text-ink-2">
              {t("text")}
            </AlertDialog.Description>
            {isOpen && <Countdown secondsLeft={secondsLeft} />}
            <DialogFoot>
              <Button onClick={onLogOut}>{t("logOut")}</Button>
              <AlertDialog.Cancel asChild>
                <Button variant="filled">{t("stay")}</Button>
              </AlertDialog.Cancel>
            </DialogFoot>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const wholeSeconds = countdown / 1000;

/** The seconds that are read out; to hear each of them would leave no time to listen. */
const announcedSeconds = [30, 10];

/** The time that is left: a figure and a bar for the eye, each second; a few words for the ear. */
function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useTranslations("idle");
  const [atFirst] = useState(secondsLeft);
  const announced =
    announcedSeconds.findLast((seconds) => secondsLeft <= seconds && seconds < atFirst) ?? atFirst;
  return (
    <div className="pt-6">
      <p aria-hidden="true" className="display text-6">
        {t("remaining", { seconds: secondsLeft })}
      </p>
      <div
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={wholeSeconds}
        aria-valuenow={announced}
        aria-valuetext={t("remaining", { seconds: announced })}
        className="mt-4 h-1.5 bg-rule"
      >
        <div
          style={{ width: `${(secondsLeft / wholeSeconds) * 100}%` }}
          className="h-full bg-pigment motion-safe:transition-[width] motion-safe:duration-1000 motion-safe:ease-linear"
        />
      </div>
      <p role="status" className="sr-only">
        {t("announcement", { seconds: announced })}
      </p>
    </div>
  );
}
