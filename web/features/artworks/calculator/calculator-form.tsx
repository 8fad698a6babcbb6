import { startTransition, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { profileDefaults } from "#schema/artist/profile.ts";
import { hasOneCalculation } from "#schema/artist/user.ts";
import { fromCents } from "#schema/money.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { TextButton } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import type { CalculatorProps } from "./calculator-props.ts";
import { DetailsForm } from "./details/details-form.tsx";
import { isPriceable } from "./form/errors.ts";
import { workFacts } from "./form/form.ts";
import { PictureSection } from "./picture/picture-section.tsx";
import { useUpload } from "./picture/use-upload.ts";
import { PricePanel } from "./price/price-panel.tsx";
import { useSaveActions } from "./save/use-save-actions.ts";
import { usePricing } from "./use-pricing.ts";

/** One column; from lg the price is beside picture and form, from 2xl all three are side by side. */
const layout =
  "grid grid-cols-[minmax(0,1fr)] lg:min-h-[calc(100vh-72px)] lg:grid-cols-[minmax(0,1fr)_var(--price-column)] lg:grid-rows-[auto_auto_1fr] 2xl:grid-cols-[calc(var(--margin)+var(--form-column))_minmax(0,1fr)_var(--price-column)] 2xl:grid-rows-[auto_1fr]";

/** Details, picture and price, side by side where there is room. */
function CalculatorForm(props: CalculatorProps) {
  const { work, onExport, onEditProfile, onUpgrade } = props;
  const t = useTranslations("pricing");
  const container = useRef<HTMLDivElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const pricing = usePricing(props, container);
  const { user, form, dispatch, errors, isUnlimited, isEdit } = pricing;
  const upload = useUpload((picture) => dispatch({ type: "pictureAdded", picture }));
  const saving = useSaveActions({
    work,
    pricing,
    pictureSettled: upload.settled,
    focusTitle: () => titleField.current?.focus(),
  });
  const isLocked = useTransitioned(pricing.isLocked);
  /** What is entered then would be lost: the save ends with another work, or none, in the form. */
  const isSending = saving.isSaving && !upload.isReading;

  function exportWork(): void {
    const facts = workFacts(pricing.latest());
    if (isUnlimited && (!pricing.check(isPriceable) || facts === null)) return;
    onExport({
      title: form.title.trim() || t("untitled"),
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
    <div ref={container} className={layout}>
      <CalculatorHeader
        isEdit={isEdit}
        isUnsaved={pricing.hasUnsaved()}
        hasUnlimitedEdits={isUnlimited}
        onCancelEdit={() => void saving.cancelEdit()}
      />
      <PictureSection
        form={form}
        dispatch={dispatch}
        reading={upload}
        isLocked={isLocked}
        isSending={isSending}
        onLockedTouch={pricing.showLocked}
      />
      <div
        inert={isSending}
        className="px-(--margin) pt-6 pb-12 max-md:pb-10 lg:max-2xl:pt-8 2xl:col-start-1 2xl:row-start-2 2xl:pr-8"
      >
        {isLocked && <LockedNote onUpgrade={onUpgrade} />}
        <DetailsForm
          form={form}
          dispatch={dispatch}
          errors={pricing.shownErrors}
          isLocked={isLocked}
          isPriceable={!(errors.width || errors.height)}
          isOnlyCalculation={hasOneCalculation(user)}
          titleField={titleField}
          onCalculate={pricing.calculate}
          onLockedTouch={pricing.showLocked}
        />
      </div>
      <PricePanel
        pricing={pricing}
        isSaving={saving.isSaving}
        onSave={() => void saving.saveWork()}
        onSaveAndNext={() => void saving.saveAndPriceNext()}
        onExport={exportWork}
        onEditProfile={onEditProfile}
      />
      <UnsavedQuestion {...saving.leaveQuestion} isSaving={saving.isSaving} />
      <UnsavedQuestion {...saving.copyQuestion} isSaving={saving.isSaving} />
    </div>
  );
}

/** Follows `value` in a transition: the price is rendered first, then the lock, which changes every field. */
function useTransitioned(value: boolean): boolean {
  const [current, setCurrent] = useState(value);
  useEffect(() => startTransition(() => setCurrent(value)), [value]);
  return current;
}

/** Why the fields below are locked, with the upgrade button. */
function LockedNote({ onUpgrade }: { readonly onUpgrade: () => void }) {
  const t = useTranslations("pricing");
  return (
    <div className="mb-6 flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-t border-b border-t-ink border-b-rule py-2 text-2">
      <p>{t("calculationUsed")}</p>
      <TextButton onClick={onUpgrade}>{t("upgradeNow")}</TextButton>
    </div>
  );
}

const unsavedDialog = lazyPart("unsaved-dialog", () => import("./leaving/unsaved-dialog.tsx"));

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Loads the unsaved-changes dialog when it is first needed. */
function UnsavedQuestion({ onSave, ...dialog }: UnsavedQuestionProps) {
  return (
    <LazyDialog part={unsavedDialog} isOpen={dialog.isOpen} onClose={dialog.onCancel}>
      {({ UnsavedDialog }) => <UnsavedDialog {...dialog} onSave={() => void onSave()} />}
    </LazyDialog>
  );
}

interface CalculatorHeaderProps {
  readonly isEdit: boolean;
  readonly isUnsaved: boolean;
  readonly hasUnlimitedEdits: boolean;
  readonly onCancelEdit: () => void;
}

/** The title, whether there is something to save, and the way out of an edit. */
function CalculatorHeader({
  isEdit,
  isUnsaved,
  hasUnlimitedEdits,
  onCancelEdit,
}: CalculatorHeaderProps) {
  const t = useTranslations("pricing");
  return (
    <header className="px-(--margin) pt-7 max-2xl:flex max-2xl:flex-wrap max-2xl:items-baseline max-2xl:gap-x-4 max-2xl:bg-wall max-md:justify-between max-md:pt-5 2xl:pr-8">
      <h1 className="font-display text-[1.75rem]/8.5 font-[440] tracking-display md:whitespace-nowrap">
        {t(isEdit ? "titleEdit" : "titleNew")}
      </h1>
      {isUnsaved && (
        <p className="flex items-center gap-2 text-1 text-ink-2 2xl:pt-1.5">
          <span className="size-1.75 rounded-full inset-ring-[1.5px] inset-ring-ink-2" />
          {t("unsaved")}
        </p>
      )}
      {isEdit && (
        <div className="max-2xl:flex max-2xl:flex-wrap max-2xl:items-baseline max-2xl:gap-x-4 max-lg:w-full max-lg:justify-between">
          {hasUnlimitedEdits && (
            <p className="text-1 text-ink-2 2xl:pt-1.5">{t("unlimitedEdits")}</p>
          )}
          <TextButton onClick={onCancelEdit}>{t("cancelEdit")}</TextButton>
        </div>
      )}
    </header>
  );
}

/** The Pricing Tool tab (specification, section 2). Each edited work, and the new one, has a form of its own. */
export function Calculator(props: CalculatorProps) {
  return <CalculatorForm key={props.work.artwork?.id ?? "new"} {...props} />;
}
