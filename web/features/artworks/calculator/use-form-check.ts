import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";
import { type FormErrors, findErrors } from "./form/errors.ts";
import type { Form } from "./form/form.ts";

const noErrors: FormErrors = {};

/**
 * Shows what to correct, from the first attempt to calculate or save on: a sentence under each field, the focus in
 * the first of them, and the toast for invalid dimensions (specification, section 5).
 */
export function useFormCheck(
  form: Form,
  latest: () => Form,
  container: RefObject<HTMLElement | null>,
) {
  const t = useTranslations("pricing.errors.invalidDimensions");
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    container.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals, container]);

  function check(isEnough: (errors: FormErrors) => boolean): boolean {
    const errors = findErrors(latest());
    if (isEnough(errors)) return true;
    setRefusals((count) => count + 1);
    if (errors.width || errors.height) {
      toast({ title: t("title"), description: t("text"), isError: true });
    }
    return false;
  }

  const errors = findErrors(form);
  return { check, errors, shownErrors: refusals > 0 ? errors : noErrors };
}
