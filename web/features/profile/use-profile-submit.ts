import { useState } from "react";
import { useTranslations } from "use-intl";
import { customHourlyRateMaximum } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import { refreshCurrentUser } from "#web/api/current-user.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import {
  type CheckedField,
  checkedFields,
  findMissing,
  isRateValid,
  type ProfileDraft,
  patchFrom,
  type RequiredField,
} from "./profile-draft.ts";
import { usePatchProfile } from "./queries.ts";

export type ProfileFormMode = "setup" | "update";
export type FieldErrors = Readonly<Partial<Record<CheckedField, string>>>;

/** The toast of each check; the three parts of the location share one (specification, section 5). */
const checkOf = {
  firstName: "firstName",
  lastName: "lastName",
  hasAcceptedTos: "terms",
  city: "location",
  provinceState: "location",
} as const satisfies Record<RequiredField, string>;

interface ProfileSubmit {
  readonly user: User;
  readonly mode: ProfileFormMode;
  readonly onSaved: (user: User) => void;
}

/** Checks the form, saves it and says how that went. */
export function useProfileSubmit({ user, mode, onSaved }: ProfileSubmit) {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const patchProfile = usePatchProfile();
  const { submit: send, isSending } = useSubmit();
  const [errors, setErrors] = useState<FieldErrors>({});

  function submit(draft: ProfileDraft): void {
    const missing = findMissing(draft);
    const textOf = (field: RequiredField) => t(`profile.checks.${checkOf[field]}.text`);
    const found: FieldErrors = {
      ...Object.fromEntries(missing.map((field) => [field, textOf(field)])),
      ...(!isRateValid(draft) && { customHourlyRate: invalidText("customHourlyRate") }),
    };
    setErrors(found);
    const [first] = missing;
    if (first !== undefined) {
      const title = t(`profile.checks.${checkOf[first]}.title`);
      toast({ title, description: textOf(first), isError: true });
    }
    if (Object.keys(found).length > 0) return;
    void send({
      send: () => patchProfile.mutateAsync(patchFrom(draft, user, new Date())),
      onDone: (saved) => {
        void refreshCurrentUser();
        showSaved(saved);
        onSaved(saved);
      },
      onError: (error) => {
        setErrors(refusedProfileFields(error));
        showSaveError(error, mode === "update" ? "profileUpdateFailed" : "profileFailed");
      },
    });
  }

  function showSaved({ firstName }: User): void {
    if (mode === "update") {
      toast({
        title: t("toasts.profileUpdated.title"),
        description: t("toasts.profileUpdated.text"),
      });
    } else if (firstName === "") {
      toast({ title: t("toasts.setupComplete") });
    } else {
      toast({ title: t("toasts.welcome", { firstName }) });
    }
  }

  function refusedProfileFields(error: unknown): FieldErrors {
    const paths = refusedPaths(error);
    const refused = checkedFields.filter((field) => paths.includes(field));
    return Object.fromEntries(refused.map((field) => [field, invalidText(field)]));
  }

  function invalidText(field: CheckedField): string {
    return t(`profile.invalid.${field}`, { maximum: customHourlyRateMaximum });
  }

  function clearErrors(): void {
    setErrors({});
  }

  return { submit, errors, clearErrors, isPending: isSending };
}
