import type { BusinessChange, BusinessErrors, BusinessForm } from "./business-form.ts";

/** The props of every section of the form. */
export interface BusinessSectionProps {
  readonly form: BusinessForm;
  readonly errors: BusinessErrors;
  readonly onChange: (change: BusinessChange) => void;
}
