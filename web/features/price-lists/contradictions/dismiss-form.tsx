import { useState } from "react";
import { useTranslations } from "use-intl";
import { askingPriceLimits } from "#schema/asking-price.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";

interface DismissFormProps {
  readonly onDismiss: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a contradiction is dismissed, if the artist wants to say so. */
export function DismissForm({ onDismiss, onCancel }: DismissFormProps) {
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
