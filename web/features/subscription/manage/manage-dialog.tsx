import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import type { SubscriptionChange } from "../queries.ts";
import type { SubscriptionStatus } from "../subscription-status.ts";
import { type StatusWords, useStatusWords } from "../use-status-words.ts";
import { ManageOption, ManageOptions } from "./manage-option.tsx";
import { Overview } from "./overview.tsx";
import { useChange } from "./use-change.ts";

interface ManageDialogProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleteProfile: () => void;
  /** What stays when the plan ends. */
  readonly books: ReactNode;
  /** The bank wants to ask, so what was to be resumed is paid as a new subscription. */
  readonly onNewPayment: (term: BillingTerm) => void;
}

/** 'Manage Subscription': the options, then the chosen one (specification, section 4). */
export function ManageDialog({
  user,
  isOpen,
  onClose,
  onDeleteProfile,
  books,
  onNewPayment,
}: ManageDialogProps) {
  const t = useTranslations("subscription.manage");
  const status = useStatusWords(user);
  const { change, isChanging } = useChange(user, status);
  const [chosen, setChosen] = useState<SubscriptionChange | null>(null);
  /** The end of a change that was confirmed before the dialog was closed closes nothing. */
  const opening = useRef(0);
  const { kind, term, charge, date, until, otherTerm, otherCharge } = status;

  function leave(next: () => void): void {
    opening.current += 1;
    setChosen(null);
    next();
  }

  async function confirm(which: SubscriptionChange): Promise<void> {
    const mine = opening.current;
    const outcome = await change(which);
    if (mine !== opening.current) return;
    if (outcome === "done") leave(onClose);
    else if (outcome === "newPayment") leave(() => onNewPayment(term ?? "yearly"));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => leave(onClose)}
      title={chosen === null ? t("title") : t(`${chosen}.title`, { term: otherTerm })}
      lead={
        <p>
          {chosen === null
            ? t("lead", { kind, term: term ?? "none", date: date ?? until })
            : t(`${chosen}.text`, {
                kind,
                charge: chosen === "switch" ? otherCharge : (charge ?? ""),
                until,
              })}
        </p>
      }
    >
      {chosen === null ? (
        <Overview
          status={status}
          changes={findOpenChanges(kind)}
          onChoose={setChosen}
          onDeleteProfile={() => leave(onDeleteProfile)}
          onClose={() => leave(onClose)}
        />
      ) : (
        <ChangeStep
          change={chosen}
          isBusy={isChanging}
          onConfirm={() => void confirm(chosen)}
          onBack={() => setChosen(null)}
        >
          {(chosen === "cancel" || chosen === "pause") && books}
          {chosen === "cancel" && (
            <CancelAlternatives
              status={status}
              alternatives={findAlternatives(kind)}
              onChoose={setChosen}
            />
          )}
        </ChangeStep>
      )}
    </Dialog>
  );
}

interface CancelAlternativesProps {
  readonly status: StatusWords;
  readonly alternatives: readonly ("pause" | "switch")[];
  readonly onChoose: (change: SubscriptionChange) => void;
}

/** Before a cancel, pause or switch are offered once more (specification, section 4). */
function CancelAlternatives({ status, alternatives, onChoose }: CancelAlternativesProps) {
  const t = useTranslations("subscription.manage");
  const { kind, otherTerm, otherCharge, until } = status;
  if (alternatives.length === 0) return null;
  return (
    <ManageOptions>
      {alternatives.map((change) => (
        <ManageOption
          key={change}
          name={t(`cancel.instead.${change}`, { term: otherTerm })}
          text={t(`${change}.summary`, { kind, charge: otherCharge, until })}
          label={t(`${change}.choose`)}
          onChoose={() => onChoose(change)}
        />
      ))}
    </ManageOptions>
  );
}

interface ChangeStepProps {
  readonly change: SubscriptionChange;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** What could be done instead. */
  readonly children?: ReactNode;
}

/** Asks once more before the subscription changes. */
function ChangeStep({ change, isBusy, onConfirm, onBack, children }: ChangeStepProps) {
  const t = useTranslations("subscription.manage");
  return (
    <>
      {children}
      <DialogFoot>
        <Button onClick={onBack}>{t(`${change}.back`)}</Button>
        <Button
          variant={change === "cancel" ? "danger" : "filled"}
          isBusy={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm();
          }}
        >
          {t(`${change}.${isBusy ? "busy" : "confirm"}`)}
        </Button>
      </DialogFoot>
    </>
  );
}

const openChanges = {
  renewing: ["switch", "pause", "cancel"],
  // The server refuses a switch while paused or cancelling.
  paused: ["resume", "cancel"],
  lapsed: ["resume", "cancel"],
  cancelling: ["resume"],
  none: [],
} as const satisfies Record<SubscriptionStatus["kind"], readonly SubscriptionChange[]>;

/** What can be done with a subscription: Resume in place of Pause while it is paused (section 4). */
export function findOpenChanges(kind: SubscriptionStatus["kind"]): readonly SubscriptionChange[] {
  return openChanges[kind];
}

/** What a cancel can be replaced by. */
export function findAlternatives(
  kind: SubscriptionStatus["kind"],
): readonly ("pause" | "switch")[] {
  return kind === "renewing" ? ["pause", "switch"] : [];
}
