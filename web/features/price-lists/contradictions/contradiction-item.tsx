import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import type { PriceListSectionProps } from "../view.ts";
import { ComparedPictures } from "./compared-pictures.tsx";
import { useContradictionWords } from "./use-contradiction-words.tsx";
import type { ShownContradiction } from "./use-contradictions.ts";

interface ContradictionItemProps extends PriceListSectionProps {
  readonly shown: ShownContradiction;
  /** Stores its dismissal. */
  readonly onDismiss: (reason: string) => Promise<void>;
}

/** A contradiction in words and pictures, with one button to resolve it and one to dismiss it. */
export function ContradictionItem({ shown, view, actions, onDismiss }: ContradictionItemProps) {
  const t = useTranslations("priceList.contradictions");
  const headingId = useId();
  const { submit, isSending: isRaising } = useSubmit();
  const [isDismissing, setDismissing] = useState(false);
  const dismiss = useRef<HTMLButtonElement>(null);
  const { title, why, raise, reason, rule } = useContradictionWords(view)(shown);

  // Where it fails it has been shown why, and the contradiction stays.
  const raisePrices = () => void submit({ send: () => actions.raise(shown.raises, reason) });

  function cancelDismissal(): void {
    flushSync(() => setDismissing(false));
    dismiss.current?.focus();
  }

  return (
    <article
      aria-labelledby={headingId}
      className="gap-x-9 pb-6 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
    >
      <ComparedPictures work={shown.work} other={shown.other} units={view.units} rule={rule} />
      <div>
        <h3
          id={headingId}
          tabIndex={-1}
          className="font-display text-[1.375rem]/[1.75rem] font-[420] tracking-[-0.01em] text-pretty outline-none"
        >
          {title}
        </h3>
        <p className="pt-2 text-2 text-ink-2">{why}</p>
        {isDismissing ? (
          <DismissForm onDismiss={onDismiss} onCancel={cancelDismissal} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4 print:hidden">
            {raise !== null && (
              <Button
                isBusy={isRaising}
                aria-describedby={headingId}
                onClick={raisePrices}
                className="min-h-11 px-4.5 max-md:w-full"
              >
                {isRaising ? t("raising") : raise}
              </Button>
            )}
            <TextButton
              ref={dismiss}
              aria-describedby={headingId}
              onClick={() => setDismissing(true)}
            >
              {t("dismiss")}
            </TextButton>
          </div>
        )}
      </div>
    </article>
  );
}

interface DismissFormProps {
  readonly onDismiss: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a contradiction is dismissed, if the artist wants to say so. */
function DismissForm({ onDismiss, onCancel }: DismissFormProps) {
  const t = useTranslations("priceList.contradictions.dismissForm");
  const format = useFormat();
  const { submit, isSending } = useSubmit();
  const [reason, setReason] = useState("");
  const maximum = askingPriceLimits.reasonCharacters;
  const isLong = reason.trim().length > maximum;

  function dismiss(): void {
    // Where it fails it has been shown why, and the reason stays.
    if (!isLong) void submit({ send: () => onDismiss(reason.trim()) });
  }

  return (
    <Form
      onSubmit={dismiss}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      className="pt-4 print:hidden"
    >
      <TextField
        label={t("reason")}
        note={t("optional")}
        value={reason}
        onChange={setReason}
        autoFocus={true}
        autoComplete="off"
        error={isLong ? t("tooLong", { maximum: format.number(maximum) }) : undefined}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4">
        <Button type="submit" isBusy={isSending} className="min-h-11 px-4.5 max-md:w-full">
          {t(isSending ? "saving" : "dismiss")}
        </Button>
        <TextButton onClick={onCancel}>{t("cancel")}</TextButton>
      </div>
    </Form>
  );
}
