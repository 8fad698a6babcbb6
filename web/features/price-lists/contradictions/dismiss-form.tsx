import { useState } from "react";
import { useTranslations } from "use-intl";
import { askingPriceLimits } from "#schema/asking-price.ts";
import { useLock } from "#web/browser/use-lock.ts";
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
  const lock = useLock();
  const [reason, setReason] = useState("");
  const [isSending, setSending] = useState(false);
  const maximum = askingPriceLimits.reasonCharacters;
  const isLong = reason.trim().length > maximum;

  async function dismiss(): Promise<void> {
    if (isLong || !lock.take()) return;
    setSending(true);
    try {
      await onDismiss(reason.trim());
    } catch {
      // It has been shown why, and the reason stays.
    } finally {
      setSending(false);
      lock.release();
    }
  }

  return (
    <Form
      onSubmit={() => void dismiss()}
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
