import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { fromCents } from "#schema/money.ts";
import { profileDefaults } from "#schema/profile.ts";
import { unitsOf } from "#schema/units.ts";
import { hasOneCalculation, hasUnlimitedUse, mayCalculate, type User } from "#schema/user.ts";
import { late } from "#web/browser/late.ts";
import type { LeaveGuard } from "#web/browser/leave-guard.ts";
import { LateDialog } from "#web/ui/late-dialog.tsx";
import { CalculatorHeader } from "./calculator-header.tsx";
import { useCopy } from "./copy/use-copy.ts";
import { formOfCopy, type WorkCopy } from "./copy/work-copy.ts";
import { DetailsForm } from "./details/details-form.tsx";
import { hasErrors, isPriceable } from "./form/errors.ts";
import { materialsCost, workFacts } from "./form/form.ts";
import { useLeaveGuard } from "./leaving/use-leave-guard.ts";
import { LockedNote } from "./locked-note.tsx";
import { PictureSection } from "./picture/picture-section.tsx";
import { useUpload } from "./picture/use-upload.ts";
import { OtherProfile } from "./price/other-profile.tsx";
import { PriceCard } from "./price/price-card.tsx";
import { PricedFor } from "./price/priced-for.tsx";
import { SaveActions } from "./price/save-actions.tsx";
import { SavedPrice } from "./price/saved-price.tsx";
import { useRates } from "./queries.ts";
import { findSaveLimit, type SaveArtwork, useSave } from "./save/use-save.ts";
import { useCalculation } from "./use-calculation.ts";
import { useFormCheck } from "./use-form-check.ts";
import { useUpgradeToast } from "./use-upgrade-toast.ts";
import { useWork } from "./use-work.ts";

const unsavedDialog = late("unsaved-dialog", () => import("./leaving/unsaved-dialog.tsx"));

/** One column; from lg the price stands beside wall and form, from 2xl all three stand side by side. */
const layout =
  "grid grid-cols-[minmax(0,1fr)] lg:min-h-[calc(100vh-72px)] lg:grid-cols-[minmax(0,1fr)_var(--price-column)] lg:grid-rows-[auto_auto_1fr] 2xl:grid-cols-[calc(var(--margin)+var(--form-column))_minmax(0,1fr)_var(--price-column)] 2xl:grid-rows-[auto_1fr]";

/** What a quote says about the work in the form; the price is in `currency`. */
export type ExportedWork = Pick<
  Artwork,
  | "title"
  | "medium"
  | "width"
  | "height"
  | "materialsCost"
  | "hoursSpent"
  | "suggestedPrice"
  | "currency"
>;

export interface CalculatorProps {
  readonly user: User;
  /** The work being edited; null prices a new one. */
  readonly artwork: Artwork | null;
  /** Fills a new work, once; null otherwise. */
  readonly copy: WorkCopy | null;
  /** The copy is in the form, or was discarded in favour of what is there. */
  readonly onCopySettled: () => void;
  /** Creates or updates; rejects with an `ApiError`. */
  readonly onSave: SaveArtwork;
  readonly onSaved: (saved: Artwork) => void;
  /** The first Calculate of an artist without a subscription. */
  readonly onFreeCalculation: () => void;
  /** Export Quote; says itself why it is refused to those without the Professional plan. */
  readonly onExport: (facts: ExportedWork) => void;
  readonly onCancelEdit: () => void;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
  readonly registerLeaveGuard: (guard: LeaveGuard | null) => void;
}

/** Form, wall and price, side by side where there is room. */
export function CalculatorForm({
  user: current,
  artwork,
  copy,
  onCopySettled,
  onSave,
  onSaved,
  onFreeCalculation,
  onExport,
  onCancelEdit,
  onEditProfile,
  onUpgrade,
  registerLeaveGuard,
}: CalculatorProps) {
  const t = useTranslations("pricing");
  const bench = useRef<HTMLDivElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  // The free calculation counts at once, not when the server has answered that it does.
  const [hasCalculated, setCalculated] = useState(false);
  const isSaved = useRef(false);
  const user = useMemo(
    () => (hasCalculated ? { ...current, hasUsedFreeCalculation: true } : current),
    [current, hasCalculated],
  );
  const rates = useRates();
  const work = useWork(user, artwork, rates.rates);
  const { form, dispatch, latest } = work;
  const tellUpgrade = useUpgradeToast(onUpgrade);
  const { check, errors, shownErrors } = useFormCheck(form, latest, bench);
  const { calculate, isWorking, calculations } = useCalculation(user, latest, (price) => {
    dispatch({ type: "priced", price });
    // A free artist has only one price: it is stored before anything else can happen.
    work.keepNow();
    setCalculated(true);
    if (!hasUnlimitedUse(user)) onFreeCalculation();
  });
  const upload = useUpload((picture) => dispatch({ type: "pictureAdded", picture }));
  const { save, isSaving } = useSave({
    user,
    opened: work.opened,
    latest,
    onSave,
    tellUpgrade,
    check: () => check((found) => !hasErrors(found)),
    keep: work.keepNow,
    pictureSettled: upload.settled,
    saveWithoutPicture: mayCalculate(user)
      ? null
      : () => {
          dispatch({ type: "pictureRemoved" });
          void saveWork();
        },
  });
  const isUnlimited = hasUnlimitedUse(user);
  const isEdit = work.opened !== null;
  const mustLock = !mayCalculate(user);
  // The price first: a lock changes every field, and is drawn in a frame of its own.
  const [isLocked, setLocked] = useState(mustLock);
  useEffect(() => startTransition(() => setLocked(mustLock)), [mustLock]);
  const { isAsking, ask, answer } = useLeaveGuard({
    register: registerLeaveGuard,
    hasUnsaved: work.hasUnsaved,
    mustAsk: isUnlimited || isEdit,
    keepDraft: work.keepNow,
  });
  const copying = useCopy({
    copy,
    toForm: (taken) =>
      formOfCopy(taken, unitsOf(user), {
        defaultTitle: t("untitled"),
        titled: (original) => t("copyOf", { title: original }),
      }),
    dispatch,
    hasUnsaved: work.hasUnsaved,
    onSettled: onCopySettled,
  });
  const title = form.title.trim() || t("untitled");
  const tellLocked = () => tellUpgrade("calculationLimit");

  /** Makes room for the copy, without leaving for the gallery. */
  async function saveBeforeCopy(): Promise<void> {
    const saved = await save();
    if (saved) work.reset();
    copying.settle(saved !== null);
  }

  async function saveWork(): Promise<Artwork | null> {
    const saved = await save();
    if (saved) {
      isSaved.current = isEdit;
      work.reset();
      onSaved(saved);
    }
    return saved;
  }

  async function saveAndPriceNext(): Promise<void> {
    if ((await save()) === null) return;
    work.startNext();
    titleField.current?.focus();
  }

  async function cancelEdit(): Promise<void> {
    if (work.hasUnsaved() && !(await ask())) return;
    // Saved instead, it is no longer there to be cancelled.
    if (isSaved.current) return;
    work.reset();
    onCancelEdit();
  }

  function priceWork(): void {
    if (mustLock) tellLocked();
    else if (check((found) => !hasErrors(found))) calculate();
  }

  function exportWork(): void {
    const facts = workFacts(latest());
    if (isUnlimited && (!check(isPriceable) || facts === null)) return;
    onExport({
      title,
      medium: form.medium,
      width: facts?.widthInches ?? 0,
      height: facts?.heightInches ?? 0,
      materialsCost: facts?.materialsCost ?? 0,
      hoursSpent: facts?.hoursSpent ?? 0,
      suggestedPrice: form.price && fromCents(form.price.cents),
      currency: form.price?.currency ?? user.currency ?? profileDefaults.currency,
    });
  }

  return (
    <div ref={bench} className={layout}>
      <CalculatorHeader
        isEdit={isEdit}
        isUnsaved={work.hasUnsaved()}
        hasUnlimitedEdits={isUnlimited}
        onCancelEdit={() => void cancelEdit()}
      />
      <PictureSection
        form={form}
        dispatch={dispatch}
        reading={upload}
        isLocked={isLocked}
        onLockedTouch={tellLocked}
      />
      <div className="px-(--margin) pt-6 pb-12 max-md:pb-10 lg:max-2xl:pt-8 2xl:col-start-1 2xl:row-start-2 2xl:pr-8">
        {isLocked && <LockedNote onUpgrade={onUpgrade} />}
        <DetailsForm
          form={form}
          dispatch={dispatch}
          errors={shownErrors}
          isLocked={isLocked}
          isPriceable={!(errors.width || errors.height)}
          isOnlyCalculation={hasOneCalculation(user)}
          titleField={titleField}
          onCalculate={priceWork}
          onLockedTouch={tellLocked}
        />
      </div>
      <aside
        aria-label={t("price.heading")}
        className="px-(--margin) pt-7 pb-16 md:max-lg:max-w-140 max-md:border-t max-md:border-ink max-md:pt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:pl-9 2xl:col-start-3 2xl:row-span-2"
      >
        <PriceCard
          price={form.price}
          profileCurrency={user.currency ?? profileDefaults.currency}
          rates={rates}
          units={form.units}
          materialsCost={materialsCost(form)}
          isWorking={isWorking}
          needs={mustLock ? "plan" : errors.width || errors.height ? "size" : "calculation"}
          calculations={calculations}
        >
          <OtherProfile price={form.price} user={user} onRecalculate={priceWork} />
          <SavedPrice
            opened={work.opened}
            untouched={work.untouched}
            form={form}
            onKeep={(price) => dispatch({ type: "priced", price })}
          />
          <SaveActions
            hasPrice={form.price !== null}
            saving={
              isSaving
                ? "busy"
                : findSaveLimit(user, work.opened, form.price !== null)
                  ? "refused"
                  : "idle"
            }
            isExportLocked={!isUnlimited}
            onSave={saveWork}
            onSaveAndNext={isUnlimited && !isEdit && form.price ? saveAndPriceNext : null}
            onExport={exportWork}
          />
        </PriceCard>
        <PricedFor user={user} onEditProfile={onEditProfile} />
      </aside>
      <LateDialog part={unsavedDialog} isNeeded={isAsking} onGiveUp={() => answer(false)}>
        {({ UnsavedDialog }) => (
          <UnsavedDialog
            isOpen={isAsking}
            isSaving={isSaving}
            onSave={async () => answer((await saveWork()) !== null)}
            onDiscard={() => {
              work.reset();
              answer(true);
            }}
            onCancel={() => answer(false)}
          />
        )}
      </LateDialog>
      <LateDialog
        part={unsavedDialog}
        isNeeded={copying.isAsking}
        onGiveUp={() => copying.settle(false)}
      >
        {({ UnsavedDialog }) => (
          <UnsavedDialog
            isOpen={copying.isAsking}
            isSaving={isSaving}
            onSave={() => void saveBeforeCopy()}
            onDiscard={() => {
              work.reset();
              copying.settle(true);
            }}
            onCancel={() => copying.settle(false)}
          />
        )}
      </LateDialog>
    </div>
  );
}
