import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { unitsOf } from "#schema/units.ts";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { isLeavingPage } from "#web/browser/leave-page.ts";
import { toast } from "#web/browser/toast.ts";
import { isInputRemoved } from "#web/storage/input-store.ts";
import type { CalculatorProps } from "../calculator-props.ts";
import { formOfCopy, type WorkCopy } from "../copy/work-copy.ts";
import { hasErrors } from "../form/errors.ts";
import type { Form } from "../form/form.ts";
import type { Dispatch } from "../form/use-form.ts";
import type { Pricing } from "../use-pricing.ts";
import { useSave } from "./use-save.ts";

interface SaveActionsOptions extends Pick<CalculatorProps, "work"> {
  readonly pricing: Pricing;
  /** Resolves when no picture is being read any more. */
  readonly pictureSettled: () => Promise<void>;
  /** Focuses the form's first field. */
  readonly focusTitle: () => void;
}

/** Saving the work, and the questions before unsaved work is left or replaced. */
export function useSaveActions({ work, pricing, pictureSettled, focusTitle }: SaveActionsOptions) {
  const t = useTranslations("pricing");
  const isSaved = useRef(false);
  const { user, opened, dispatch, hasUnsaved, isEdit } = pricing;
  const { save, isSaving } = useSave({
    user,
    opened,
    latest: pricing.latest,
    showUpgrade: pricing.showUpgrade,
    check: () => pricing.check((found) => !hasErrors(found)),
    keep: pricing.storeNow,
    pictureSettled,
    saveWithoutPicture: pricing.isLocked
      ? () => {
          dispatch({ type: "pictureRemoved" });
          void saveWork();
        }
      : null,
  });
  const leaving = useGuardedWork({
    userId: user.id,
    hasUnsaved,
    isUnlimited: pricing.isUnlimited,
    isEdit,
    storeDraft: pricing.storeNow,
  });
  const copying = useCopy({
    copy: work.copy,
    toForm: (taken) =>
      formOfCopy(taken, unitsOf(user), {
        defaultTitle: t("untitled"),
        titled: (original) => t("copyOf", { title: original }),
      }),
    dispatch,
    hasUnsaved,
    onSettled: work.onCopySettled,
  });

  async function saveWork(): Promise<Artwork | null> {
    const saved = await save();
    if (saved) {
      isSaved.current = isEdit;
      pricing.reset();
      work.onLeave(saved);
    }
    return saved;
  }

  async function saveAndPriceNext(): Promise<void> {
    if ((await save()) === null) return;
    pricing.startNext();
    focusTitle();
  }

  async function cancelEdit(): Promise<void> {
    if (!(await leaving.ask())) return;
    // The answer was Save, so the edit has been left already.
    if (isSaved.current) return;
    pricing.reset();
    if (work.artwork) work.onLeave(work.artwork);
  }

  return {
    isSaving,
    saveWork,
    saveAndPriceNext,
    cancelEdit,
    /** The question before the tab is left. */
    leaveQuestion: {
      isOpen: leaving.isAsking,
      onSave: async () => leaving.answer((await saveWork()) !== null),
      onDiscard: () => {
        pricing.reset();
        leaving.answer(true);
      },
      onCancel: () => leaving.answer(false),
    },
    /** The question before a copy replaces unsaved work; Save stays in the calculator. */
    copyQuestion: {
      isOpen: copying.isAsking,
      onSave: async () => {
        const saved = await save();
        if (saved) pricing.reset();
        copying.settle(saved !== null);
      },
      onDiscard: () => {
        pricing.reset();
        copying.settle(true);
      },
      onCancel: () => copying.settle(false),
    },
  };
}

interface CopyOptions {
  /** The copy to fill the form with; null most of the time. */
  readonly copy: WorkCopy | null;
  readonly toForm: (copy: WorkCopy) => Form;
  readonly dispatch: Dispatch;
  readonly hasUnsaved: () => boolean;
  /** The copy is in the form, or was discarded. */
  readonly onSettled: () => void;
}

/** Fills the form with a copy, after a question when the form has unsaved work. */
function useCopy({ copy, toForm, dispatch, hasUnsaved, onSettled }: CopyOptions) {
  const [isAsking, setAsking] = useState(false);

  function settle(mayReplace: boolean): void {
    setAsking(false);
    if (mayReplace && copy !== null) dispatch({ type: "reset", form: toForm(copy) });
    onSettled();
  }

  const receive = useEffectEvent(() => {
    if (copy === null) return;
    if (hasUnsaved()) setAsking(true);
    else settle(true);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy is received once.
  useEffect(() => receive(), [copy]);

  return { isAsking, settle };
}

interface GuardedWorkOptions {
  readonly userId: string;
  readonly hasUnsaved: () => boolean;
  /** Artists without limits are asked before they leave unsaved work, whether or not it is stored. */
  readonly isUnlimited: boolean;
  readonly isEdit: boolean;
  /** Returns whether closing the tab now would lose nothing. */
  readonly storeDraft: () => boolean;
}

/** Asks before unsaved work is left (specification, section 4). A free artist's draft is stored, so they are not asked. */
function useGuardedWork({
  userId,
  hasUnsaved,
  isUnlimited,
  isEdit,
  storeDraft,
}: GuardedWorkOptions) {
  const t = useTranslations("toasts");
  return useLeaveGuard({
    mustAsk: () => (isUnlimited || isEdit) && hasUnsaved(),
    onLeave: () => {
      if (!hasUnsaved()) return;
      storeDraft();
      toast({ title: t("draftSaved") });
    },
    mustAskToClose: () =>
      !storeDraft() || (isUnlimited && hasUnsaved() && !isLeavingPage() && !isInputRemoved(userId)),
  });
}
