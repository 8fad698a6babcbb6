import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { nameMaximum } from "#schema/artist/profile.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import type { ProfileDraft } from "./profile-draft.ts";
import type { FieldErrors } from "./use-profile-submit.ts";

interface NameSectionProps extends DraftSectionProps<ProfileDraft> {
  readonly errors: FieldErrors;
}

export function NameSection({ draft, onChange, errors }: NameSectionProps) {
  const t = useTranslations("profile.name");
  const firstName = useRef<HTMLInputElement>(null);
  const startsEmpty = useRef(draft.firstName === "" && draft.lastName === "");

  useEffect(() => {
    if (startsEmpty.current) firstName.current?.focus({ preventScroll: true });
  }, []);

  return (
    <FormSection title={t("title")} help={t("help")}>
      <TextField
        ref={firstName}
        label={t("first")}
        name="firstName"
        autoComplete="given-name"
        maxLength={nameMaximum}
        {...boundTo(draft, onChange, "firstName")}
        error={errors.firstName}
        className="col-span-4"
      />
      <TextField
        label={t("last")}
        name="lastName"
        autoComplete="family-name"
        maxLength={nameMaximum}
        {...boundTo(draft, onChange, "lastName")}
        error={errors.lastName}
        className="col-span-4"
      />
    </FormSection>
  );
}
