import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Business } from "#schema/business/business.ts";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { DiscardDialog } from "#web/forms/discard-dialog.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { DocumentsSection } from "./documents-section.tsx";
import { StudioSection } from "./studio-section.tsx";
import { TaxesSection } from "./taxes-section.tsx";
import { useBusinessForm } from "./use-business-form.ts";

interface BusinessDetailsFormProps {
  readonly stored: Business;
  readonly user: User;
  readonly channels: ReactNode;
  readonly sold: ReactNode;
  readonly isCovered: boolean;
  /** Shows an invoice with the details as they are typed. */
  readonly onSample: (business: Business) => void;
}

/** Studio, taxes, channels and documents; what was typed is kept until it is saved. */
export function BusinessDetailsForm({
  stored,
  user,
  channels,
  sold,
  isCovered,
  onSample,
}: BusinessDetailsFormProps) {
  const t = useTranslations("business.details");
  const { form, errors, isChanged, change, check, store, submit, discard, isSaving } =
    useBusinessForm(stored, user);
  const { isAsking, answer } = useLeaveGuard({
    mustAsk: () => isChanged,
    mustAskToClose: () => !store(),
    // The dialog guards its own input.
    isOff: isCovered,
  });

  function showSample(): void {
    const business = check();
    if (business !== null) onSample(business);
  }

  const section = { form, errors, onChange: change };
  return (
    <>
      <Form errors={errors} onSubmit={submit} aria-label={t("title")}>
        <StudioSection {...section} />
        <TaxesSection {...section} sold={sold} />
        {channels}
        <DocumentsSection {...section}>
          <Button type="submit" variant="filled" isBusy={isSaving} className="min-w-45">
            {t(isSaving ? "saving" : "save")}
          </Button>
          <TextButton onClick={showSample}>{t("sample")}</TextButton>
        </DocumentsSection>
      </Form>
      <DiscardDialog
        isOpen={isAsking}
        onAnswer={(mayDiscard) => {
          if (mayDiscard) discard();
          answer(mayDiscard);
        }}
        text={t("leaving")}
      />
    </>
  );
}
